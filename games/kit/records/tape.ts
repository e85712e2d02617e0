import type { Move } from "#kit/input/controls.ts";
import { createByteReader, createByteWriter } from "./bytes.ts";
import { TapeError } from "./tape-error.ts";

/** A value that survives `JSON.stringify`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a tape says before its moves. */
export type TapeHead = {
  /** Slug of the game. */
  readonly game: string;
  /** Version of the game's rules: a tape plays back with the very rules it was recorded with. */
  readonly version: string;
  /** Seed of the round, an unsigned 32-bit number. */
  readonly seed: number;
  /** What the player chose before the round, such as a track. */
  readonly options: Json;
};

/** Input of one step as a tape keeps it: actions are bits, the pointer is in whole units of the game. */
export type TapeStep = {
  held: number;
  /** Held actions that were pressed again since the last step. */
  struck: number;
  /** The round begins or goes on after a pause: what is down counts as no new press. */
  isSettled: boolean;
  x: number;
  y: number;
  isDown: boolean;
  isStruck: boolean;
};

/** Tape: all moves of one round, from which anybody can play it again step for step. */
export type Tape = { readonly head: TapeHead; readonly steps: number; readonly bytes: Uint8Array };

/** First byte of every tape. */
const FORMAT = 2;
const MAX_HEAD_BYTES = 512;
/** Held actions are bits of a number, with room for the flags of a rare step. */
export const MAX_ACTIONS = 30;

// An entry is a word and what the word announces. Its lowest bit tells the two kinds apart; most entries change one action and take a byte or two.
/** Entry for one action that is pressed or let go: its bit, and the steps after the first. */
const SHORT_ACTIONS = 8;
const SHORT = 2 * SHORT_ACTIONS;
/** Any other entry: these flags, and the steps after the first. */
const IS_LONG = 1;
const HAS_HELD = 2;
const HAS_PLACE = 4;
const HAS_RARE = 8;
const IS_DOWN = 16;
const LONG = 32;
const IS_SETTLED = 1;
const IS_STRUCK = 2;
const RARE_FLAGS = 4;

export const restingStep = (): TapeStep => ({
  held: 0,
  struck: 0,
  isSettled: false,
  x: 0,
  y: 0,
  isDown: false,
  isStruck: false,
});

/** Writes moves, step by step. Equal steps in succession are one entry with a count. */
export function createMovesWriter() {
  const body = createByteWriter();
  let last = restingStep();
  let entry: TapeStep | undefined;
  let run = 0;
  let steps = 0;

  function flush() {
    if (!entry) return;
    const changed = shortChange(last, entry);
    if (changed === undefined) writeLong(entry);
    else body.unsigned((run - 1) * SHORT + changed * 2);
    last = entry;
  }

  function writeLong({ held, struck, x, y, isDown, isSettled, isStruck }: TapeStep) {
    const hasHeld = held !== last.held;
    const hasPlace = x !== last.x || y !== last.y;
    const rare = struck * RARE_FLAGS + (isSettled ? IS_SETTLED : 0) + (isStruck ? IS_STRUCK : 0);
    const flags =
      IS_LONG +
      (hasHeld ? HAS_HELD : 0) +
      (hasPlace ? HAS_PLACE : 0) +
      (rare ? HAS_RARE : 0) +
      (isDown ? IS_DOWN : 0);
    body.unsigned((run - 1) * LONG + flags);
    if (hasHeld) body.unsigned(held);
    if (rare) body.unsigned(rare);
    if (!hasPlace) return;
    body.signed(x - last.x);
    body.signed(y - last.y);
  }

  return {
    get steps() {
      return steps;
    },
    /** The size so far. */
    get size() {
      return body.size;
    },
    write(step: Readonly<TapeStep>): void {
      steps++;
      if (entry && isContinued(entry, step)) {
        run++;
        return;
      }
      flush();
      entry = { ...step };
      run = 1;
    },
    /** The moves as bytes. No step can be written after this. */
    finish(): Uint8Array {
      flush();
      return body.take();
    },
  };
}

/** A whole tape as bytes, from its head and its moves. */
export function writeTape(head: TapeHead, moves: ReturnType<typeof createMovesWriter>): Uint8Array {
  const writer = createByteWriter();
  const text = new TextEncoder().encode(JSON.stringify(head));
  writer.unsigned(FORMAT);
  writer.unsigned(text.length);
  writer.bytes(text);
  writer.unsigned(moves.steps);
  writer.bytes(moves.finish());
  return writer.take();
}

/** Whether a step only goes on with what the entry before it began. */
function isContinued(entry: TapeStep, step: TapeStep): boolean {
  return (
    step.struck === 0 &&
    !step.isSettled &&
    !step.isStruck &&
    step.held === entry.held &&
    step.x === entry.x &&
    step.y === entry.y &&
    step.isDown === entry.isDown
  );
}

/** The bit of the only action that is pressed or let go, where nothing else changes; undefined otherwise. */
function shortChange(before: TapeStep, entry: TapeStep): number | undefined {
  const bit = 31 - Math.clz32(before.held ^ entry.held);
  const isShort =
    bit >= 0 &&
    bit < SHORT_ACTIONS &&
    (before.held ^ entry.held) === 1 << bit &&
    isContinued({ ...before, held: entry.held }, entry);
  return isShort ? bit : undefined;
}

/** Reads the head of a tape. Throws a `TapeError` for bytes that are no tape. */
export function parseTape(bytes: Uint8Array): Tape {
  const reader = createByteReader(bytes);
  if (reader.unsigned() !== FORMAT) throw new TapeError("tape-malformed", "This is no tape.");
  const length = reader.unsigned();
  if (length > MAX_HEAD_BYTES) throw new TapeError("tape-malformed", "The head of the tape is too long.");
  const head = parseHead(reader.bytes(length));
  const steps = reader.unsigned();
  return { head, steps, bytes: bytes.subarray(reader.at) };
}

function parseHead(bytes: Uint8Array): TapeHead {
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new TapeError("tape-malformed", "The head of the tape cannot be read.", { cause });
  }
  if (typeof head !== "object" || head === null)
    throw new TapeError("tape-malformed", "The tape has no head.");
  const { game, version, seed, options } = head as Record<string, unknown>;
  const isSeed = typeof seed === "number" && seed >>> 0 === seed;
  if (typeof game !== "string" || typeof version !== "string" || !isSeed || options === undefined)
    throw new TapeError("tape-malformed", "The head of the tape lacks something.");
  return { game, version, seed, options: options as Json };
}

/** Reads the moves of a tape, one step at a time. */
export function createTapeReader({ bytes, steps }: Pick<Tape, "bytes" | "steps">) {
  const reader = createByteReader(bytes);
  const step = restingStep();
  let left = 0;
  let at = 0;

  function readEntry() {
    const word = reader.unsigned();
    step.struck = 0;
    step.isSettled = false;
    step.isStruck = false;
    if (word & IS_LONG) readLong(word);
    else {
      step.held ^= 1 << ((word % SHORT) / 2);
      left = 1 + Math.floor(word / SHORT);
    }
  }

  function readLong(word: number) {
    left = 1 + Math.floor(word / LONG);
    if (word & HAS_HELD) step.held = reader.unsigned();
    if (word & HAS_RARE) {
      const rare = reader.unsigned();
      step.struck = Math.floor(rare / RARE_FLAGS);
      step.isSettled = (rare & IS_SETTLED) !== 0;
      step.isStruck = (rare & IS_STRUCK) !== 0;
    }
    step.isDown = (word & IS_DOWN) !== 0;
    if ((word & HAS_PLACE) === 0) return;
    step.x += reader.signed();
    step.y += reader.signed();
  }

  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at === steps;
    },
    /** The input of the next step; the same object every time. */
    next(): Readonly<TapeStep> {
      if (left === 0) readEntry();
      else {
        step.struck = 0;
        step.isSettled = false;
        step.isStruck = false;
      }
      left--;
      at++;
      // A tape says how long it is and must be exactly that long.
      if (at === steps && (left > 0 || !reader.isAtEnd))
        throw new TapeError("tape-malformed", "The tape goes on after its end.");
      return step;
    },
  };
}

/**
 * A move as the tape keeps it. Between two presses the pointer keeps its place: no core may ask where a mouse hovers. Only what is pressed
 * again while it is still held is struck; all other presses follow from what is held.
 */
export function toTapeStep<Action extends string>(
  { held = [], struck = [], pointer }: Move<Action>,
  actions: readonly Action[],
  { before, isSettled, hasSample }: { before: TapeStep; isSettled: boolean; hasSample: boolean },
): TapeStep {
  const mask = (list: readonly Action[]) =>
    actions.reduce((bits, action, bit) => (list.includes(action) ? bits | (1 << bit) : bits), 0);
  const isDown = pointer?.isDown ?? false;
  // Where something is taken and where it is let go is exact.
  const isMoved = pointer !== undefined && (isDown ? hasSample || !before.isDown : before.isDown);
  return {
    held: mask(held),
    struck: isSettled ? 0 : mask(struck) & before.held,
    isSettled,
    x: isMoved ? Math.round(pointer.x) : before.x,
    y: isMoved ? Math.round(pointer.y) : before.y,
    isDown,
    isStruck: !isSettled && isDown && before.isDown && (pointer?.isStruck ?? false),
  };
}

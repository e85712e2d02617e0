import type { Move } from "#kit/input/controls.ts";
import { type ByteReader, createByteReader, createByteWriter } from "./bytes.ts";
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
const FORMAT = 1;
const MAX_HEAD_BYTES = 512;
/** More would not fit into a number together with the flags. */
export const MAX_ACTIONS = 30;

// An entry is a word (held actions, these flags, a short count of steps) and what the word announces. Most take one byte or two.
const LONG_RUN = 3;
const HAS_PLACE = 4;
const HAS_RARE = 8;
const IS_DOWN = 16;
const FLAGS = 32;
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

/** Writes a tape, step by step. Equal steps in succession are one entry with a count. */
export function createTapeWriter() {
  const body = createByteWriter();
  let last = restingStep();
  let entry: TapeStep | undefined;
  let run = 0;
  let steps = 0;

  function flush() {
    if (!entry) return;
    const hasPlace = entry.x !== last.x || entry.y !== last.y;
    const rare =
      entry.struck * RARE_FLAGS + (entry.isSettled ? IS_SETTLED : 0) + (entry.isStruck ? IS_STRUCK : 0);
    const flags = (entry.isDown ? IS_DOWN : 0) + (rare ? HAS_RARE : 0) + (hasPlace ? HAS_PLACE : 0);
    body.unsigned(entry.held * FLAGS + flags + Math.min(run - 1, LONG_RUN));
    if (run > LONG_RUN) body.unsigned(run - 1 - LONG_RUN);
    if (rare) body.unsigned(rare);
    if (hasPlace) {
      body.signed(entry.x - last.x);
      body.signed(entry.y - last.y);
    }
    last = entry;
  }

  return {
    get steps() {
      return steps;
    },
    /** The size so far, without the head. */
    get size() {
      return body.size;
    },
    write(step: TapeStep): void {
      steps++;
      if (entry && isContinued(entry, step)) {
        run++;
        return;
      }
      flush();
      entry = { ...step };
      run = 1;
    },
    /** The whole tape as bytes. No step can be written after this. */
    finish(head: TapeHead): Uint8Array {
      flush();
      const writer = createByteWriter();
      const text = new TextEncoder().encode(JSON.stringify(head));
      writer.unsigned(FORMAT);
      writer.unsigned(text.length);
      writer.bytes(text);
      writer.unsigned(steps);
      writer.bytes(body.take());
      return writer.take();
    },
  };
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
export function createTapeReader({ bytes, steps }: Tape) {
  const reader = createByteReader(bytes);
  const step = restingStep();
  let left = 0;
  let at = 0;

  function readEntry(reader: ByteReader) {
    const word = reader.unsigned();
    const run = word & LONG_RUN;
    left = 1 + run + (run === LONG_RUN ? reader.unsigned() : 0);
    const rare = word & HAS_RARE ? reader.unsigned() : 0;
    step.held = Math.floor(word / FLAGS);
    step.isDown = (word & IS_DOWN) !== 0;
    step.struck = Math.floor(rare / RARE_FLAGS);
    step.isSettled = (rare & IS_SETTLED) !== 0;
    step.isStruck = (rare & IS_STRUCK) !== 0;
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
      if (left === 0) readEntry(reader);
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

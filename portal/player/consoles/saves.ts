import { base64Of, bytesOf } from "#player/protocol/base64.ts";
import { deflated, inflated } from "./deflate.ts";

/** Places for save states: three for each game. */
export const slots = [1, 2, 3] as const;

export type Slot = (typeof slots)[number];

/** A save state as the visitor sees it. */
export type SavedState = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Data URL of a small picture. */
  readonly picture: string;
};

type StoredState = SavedState & { readonly state: string };

/**
 * What a cartridge keeps: its battery and save states, in the game's `localStorage`. The bridge carries that to the site, so they are
 * exported, moved and synced like all saves.
 */
export interface Saves {
  readBattery(): Uint8Array | undefined;
  writeBattery(bytes: Uint8Array): void;
  list(): ReadonlyMap<Slot, SavedState>;
  readState(slot: Slot): Promise<Uint8Array | undefined>;
  writeState(slot: Slot, state: Uint8Array, facts: SavedState): Promise<void>;
}

const BATTERY_KEY = "battery";
const stateKey = (slot: Slot) => `state-${slot}`;

export function openSaves(storage: Storage): Saves {
  const read = (slot: Slot) => parseState(storage.getItem(stateKey(slot)));
  return {
    readBattery() {
      const text = storage.getItem(BATTERY_KEY);
      return text === null ? undefined : withTail(text);
    },
    writeBattery: (bytes) => storage.setItem(BATTERY_KEY, withoutTail(bytes)),
    list: () =>
      new Map(
        slots.flatMap((slot) => {
          const stored = read(slot);
          return stored ? [[slot, stored] as const] : [];
        }),
      ),
    async readState(slot) {
      const stored = read(slot);
      return stored && inflated(bytesOf(stored.state));
    },
    async writeState(slot, state, facts) {
      const stored: StoredState = { ...facts, state: base64Of(await deflated(state)) };
      storage.setItem(stateKey(slot), JSON.stringify(stored));
    },
  };
}

function parseState(text: string | null): StoredState | undefined {
  const data: unknown = text === null ? undefined : parseJson(text);
  if (typeof data !== "object" || data === null) return undefined;
  const { at, picture, state }: Partial<Record<keyof StoredState, unknown>> = data;
  const isWhole = typeof at === "number" && typeof picture === "string" && typeof state === "string";
  return isWhole ? { at, picture, state } : undefined;
}

/** Saves come from files that visitors import, too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * `8192:` and base64 without the run of equal bytes at the end, whose value follows where it is not 0 (`32768:AAA=:255`): most of a battery is never
 * written. Not compressed, which would take a promise, while a page unloads.
 */
function withoutTail(bytes: Uint8Array): string {
  const fill = bytes.at(-1) ?? 0;
  const length = bytes.findLastIndex((byte) => byte !== fill) + 1;
  return `${bytes.length}:${base64Of(bytes.subarray(0, length))}${fill === 0 ? "" : `:${fill}`}`;
}

function withTail(text: string): Uint8Array | undefined {
  const [, length, base64 = "", fill = "0"] = /^(\d{1,7}):([^:]*)(?::(\d{1,3}))?$/.exec(text) ?? [];
  if (length === undefined) return undefined;
  const bytes = new Uint8Array(Number(length)).fill(Number(fill));
  bytes.set(bytesOf(base64).subarray(0, bytes.length));
  return bytes;
}

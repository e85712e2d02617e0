import type { Board } from "./board.ts";
import type { Entry, Tape } from "./entry.ts";
import type { Name } from "./name.ts";

/** An entry with its day's middle as its time, unless the test says otherwise. */
export function anEntry(given: Partial<Entry> = {}): Entry {
  return {
    id: `entry-${given.score ?? 10}`,
    game: "slopeline",
    version: "v1",
    board: "",
    kind: "daily",
    day: "2026-11-18",
    seed: 4_294_967_295,
    score: 10,
    steps: 600,
    at: Date.UTC(2026, 10, 18, 12),
    ...given,
  };
}

export function aBoard(given: Partial<Board> = {}): Board {
  return {
    game: "slopeline",
    id: "",
    kind: "daily",
    span: "today",
    day: "2026-11-18",
    crew: undefined,
    ...given,
  };
}

export function aTape(text = "a tape"): Tape {
  return { bytes: new TextEncoder().encode(text), hash: `hash of ${encodeURIComponent(text)}` };
}

export function aName(given: Partial<Name> = {}): Name {
  return { adjective: 14, animal: 90, number: 12, ...given };
}

import type { BoardKind } from "./board.ts";
import type { Name } from "./name.ts";

/** A run that counted. Its score is what came out of the server's own replay. */
export type Entry = {
  readonly id: string;
  readonly game: string;
  /** The version of the game that replayed it. Only the same version can show it again. */
  readonly version: string;
  /** The game's own board, `""` for most games. */
  readonly board: string;
  readonly kind: BoardKind;
  /** The day of the daily seed, or on which a free run was sent in; `yyyy-mm-dd`, UTC. */
  readonly day: string;
  readonly seed: number;
  /** The higher, the better. */
  readonly score: number;
  readonly steps: number;
  /** When it was sent in, in milliseconds. Of equal scores the earlier one is ahead. */
  readonly at: number;
};

/** A tape as it is stored, with the hash by which a copy of it is recognized. */
export type Tape = { readonly bytes: Uint8Array; readonly hash: string };

/** An entry as it is read back: with its owner's name, and whether its tape is kept. */
export type StoredEntry = Entry & { readonly name: Name; readonly hasTape: boolean };

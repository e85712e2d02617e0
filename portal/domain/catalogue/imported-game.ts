import type { GameType, StageSize } from "./game.ts";

/** A game that an operator imports: what it is, and where its files lie below the staging folder. */
export type ImportedGame = {
  readonly type: GameType;
  readonly path: string;
  readonly name: string;
  /** Path of its files below the staging folder; undefined for an external game. */
  readonly installPath?: string;
  /** Path of the files that a SWF loads, below the staging folder, where there are any. */
  readonly companionPath?: string;
  /** FlashVars of a SWF, as the page gave them that showed it. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly stage?: StageSize;
  readonly bytes?: number;
  /** Other hosts that its files name. */
  readonly hosts: readonly string[];
  /** Files that were left out: compressed copies (`code.js.br`) of files that are there. */
  readonly leftOut?: readonly string[];
  /** How many files were left out that an operating system put there, such as `__MACOSX` and `Thumbs.db`, and hidden ones. */
  readonly systemFiles?: number;
};

/** Where an imported game goes. Files are copied to `stagingDir` first. */
export type ImportTarget = {
  readonly slug: string;
  readonly name: string;
  readonly stagingDir: string;
  /** The page that it starts with, where that is not `index.html`. */
  readonly entry?: string | undefined;
};

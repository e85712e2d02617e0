import type { FlashSettings } from "./flash-settings.ts";
import type { Control, GameNeed, GameType, InputMarks, StageSize } from "./game.ts";
import type { KnownLibrary } from "./intake/known-libraries.ts";

/** A game that an operator imports: what it is, and where its files lie below the staging folder. */
export type ImportedGame = {
  readonly type: GameType;
  readonly path: string;
  readonly name: string;
  /** Path of its files below the staging folder; undefined for an external game. */
  readonly installPath?: string;
  /** Path of the files that a SWF loads, below the staging folder, where there are any. */
  readonly companionPath?: string;
  /** Settings of a SWF, as its code asks for them, or the page that showed it. */
  readonly flash?: FlashSettings;
  readonly stage?: StageSize;
  /** Tags that it gets besides those that the operator gives. */
  readonly tags?: readonly string[];
  readonly controls?: readonly Control[];
  readonly input?: InputMarks;
  readonly bytes?: number;
  /** Other hosts that its files name. */
  readonly hosts: readonly string[];
  /** Files that were left out: compressed copies (`code.js.br`) of files that are there. */
  readonly leftOut?: readonly string[];
  /** How many files were left out that an operating system put there, such as `__MACOSX` and `Thumbs.db`, and hidden ones. */
  readonly systemFiles?: number;
  readonly adaptations?: Adaptations;
  /** What the operator is told about it, a sentence each. */
  readonly remarks?: readonly string[];
};

/** What the intake changed in a game's files, and what it found in them that will not work. */
export type Adaptations = {
  /** Libraries from elsewhere that it put in their place, as `jquery 3.7.1 for https://…`. */
  readonly libraries: readonly string[];
  /** Scripts of other hosts, which the portal blocks: their URLs, with a reason where a known library could not be fetched. */
  readonly blockedScripts: readonly string[];
  /** Places that look for a page around the game, and believe now that there is none. */
  readonly frameTests: number;
  /** Paths from the host's root that are relative now. */
  readonly ownPaths: number;
  readonly needs: readonly GameNeed[];
};

/** Fetches the file of a known library, and refuses one with another hash. */
export type FetchLibrary = (library: KnownLibrary) => Promise<Uint8Array>;

/** Where an imported game goes. Files are copied to `stagingDir` first. */
export type ImportTarget = {
  readonly slug: string;
  readonly name: string;
  readonly stagingDir: string;
  /** The page that it starts with, where that is not `index.html`. */
  readonly entry?: string | undefined;
  /** The URL at which a SWF was published, where it is known. */
  readonly address?: string | undefined;
  /** Without it, no library from elsewhere is put in its place. */
  readonly fetchLibrary?: FetchLibrary;
};

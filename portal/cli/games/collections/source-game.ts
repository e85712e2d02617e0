import type { CollectionEntry } from "#domain/catalogue/collections/collection-entry.ts";

/** Where the files of a game of a collection lie, or the URL of one that lives elsewhere. */
export type GameSource =
  | { readonly kind: "url"; readonly url: string }
  /** `page` is a page that loads no file. */
  | { readonly kind: "zip" | "page" | "cartridge"; readonly path: string }
  /** A curation in a zip: `inside` is the folder of its `meta.yaml`, `start` the file of its launch command, both in the zip. */
  | {
      readonly kind: "curation";
      readonly path: string;
      readonly inside: string;
      readonly start: string;
      readonly picture?: string | undefined;
    }
  | {
      readonly kind: "film";
      readonly path: string;
      /** The files beside it are its own. */
      readonly hasCompanions?: boolean;
    }
  | {
      readonly kind: "folder";
      readonly path: string;
      /** The page that it starts with, where the list names one. */
      readonly start?: string | undefined;
    };

/** A game that was found in a collection. */
export type SourceGame = {
  readonly entry: CollectionEntry;
  readonly source: GameSource;
  /** Picture of it, of those that its entry names. */
  readonly cover?: string | undefined;
  /** Its path below the collection's folder, or its URL: how reports and the import journal name it. */
  readonly label: string;
};

/** A game of a collection that is not taken: `reason` completes a sentence that begins with its name. */
export type RefusedGame = { readonly label: string; readonly name: string; readonly reason: string };

/** What a collection has. */
export type Collection = {
  /** What it was read as, in words. */
  readonly title: string;
  /** What is to be known before its games are looked at. */
  readonly remarks?: readonly string[];
  readonly games: readonly SourceGame[];
  readonly refused: readonly RefusedGame[];
};

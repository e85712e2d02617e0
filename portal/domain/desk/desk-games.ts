import type { ListPage } from "#domain/catalogue/listing/paging.ts";
import type { Change } from "#domain/catalogue/overlay/change.ts";
import type { GameEditing } from "#domain/catalogue/overlay/game-editing.ts";
import type { TableQuery, TableRow } from "#domain/catalogue/overlay/game-table.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";

/** An attempt to add a game, as the desk shows it while it runs and afterwards. */
export type Intake = {
  readonly id: string;
  /** Name of the file, folder or address. */
  readonly source: string;
  readonly state: "running" | "added" | "refused";
  /** What was said about it, last line last. */
  readonly lines: readonly string[];
  /** Path of the added game, once it is there. */
  readonly path?: string;
};

/** The name that an added game shall have, or an empty one, and the operator who adds it. */
export type Wanted = { readonly name: string; readonly operator: string };

/** Games at the desk: the table of all, what can be changed about each, and adding. */
export interface DeskGames {
  /** What operators change; commands use the same. */
  readonly editing: GameEditing;
  table(query: TableQuery, page: string | null): Promise<ListPage<TableRow>>;
  /** A game with the operator's edit, listed or hidden; undefined where there is none of this path. */
  find(path: string): Promise<KnownGame | undefined>;
  /** Edits whose games are gone: by path, the name that the game had. */
  unused(): Promise<readonly (readonly [string, string])[]>;
  /** The last change that can be undone. */
  lastChange(): Promise<Change | undefined>;
  /** Whether the game is recalled, and not yet listed again. */
  isRecalled(path: string): boolean;
  /** Pulls a game out of the list and out of browsers, or lists it again. */
  recall(path: string, isFixed: boolean): Promise<void>;
  /** Makes a cover of a picture, and gives its name for the edit. */
  storeCover(path: string, picture: ReadableStream<Uint8Array>): Promise<string>;
  /** A game's cover; undefined where its file is missing. */
  cover(
    path: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
  /** Adds a game from files that come in as one stream (`upload-frames.ts`). Resolves once they are there; the rest goes on. */
  addFiles(files: ReadableStream<Uint8Array>, wanted: Wanted): Promise<Intake>;
  /** Adds an external game by its URL. */
  addAddress(address: string, wanted: Wanted): Promise<Intake>;
  /** Attempts of the last hours, newest first, whichever process they run in. */
  intakes(): Promise<readonly Intake[]>;
}

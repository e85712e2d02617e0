import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { OperatorEdits } from "#adapters/files/operator-edits.ts";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { type Catalogue, catalogueSteps } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { editedSteps } from "#domain/catalogue/overlay/edited-games.ts";
import type { Overlay } from "#domain/catalogue/overlay/game-edit.ts";
import { addDistinctSteps } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { type Recall, recalledPaths, withoutRecalled } from "#domain/catalogue/recall.ts";
import { readPhrases } from "#domain/catalogue/words/phrases.ts";
import { Refusal } from "#domain/errors.ts";
import { filterSteps, type Steps } from "#domain/steps.ts";
import { runInSlices } from "./run-in-slices.ts";

/** Smaller catalogues are indexed by the first request that needs an index, fast enough not to notice. */
const MIN_PREPARED_GAMES = 20_000;

export type LiveCatalogue = {
  current(): Catalogue;
  /** Resolves when the current catalogue can be searched without a pause. Only a large one takes some seconds for that, after the start. */
  whenSearchable(): Promise<void>;
  /** The games that were recalled; those that are not fixed are not in the catalogue. */
  recalls(): readonly Recall[];
  /** The games that the portal brings, without the operator's edits. */
  built(): readonly Game[];
  /** The games that the operator hid; they are not in the catalogue. */
  hidden(): ReadonlyMap<string, Game>;
  /** All games that are not in the catalogue: hidden, recalled, or left out by `isListed`. */
  unlisted(): readonly Game[];
  close(): void;
};

/** What an operator has in the data folder: games of their own, and edits of any game. */
export type OperatorCatalogue = { readonly games: OperatorGames; readonly edits: OperatorEdits };

/**
 * Background job that watches the operator's own games and edits, and rebuilds the catalogue, the build's games and theirs, when they change. A
 * large catalogue is built in slices, and replaces the former one when it is ready. `isListed` leaves out the rest.
 */
export async function openLiveCatalogue(
  builtFile: string,
  { games: operatorGames, edits: operatorEdits }: OperatorCatalogue,
  log: Logger,
  isListed?: (game: Game) => boolean,
): Promise<LiveCatalogue> {
  const stop = new AbortController();
  const run = <Result>(steps: Steps<Result>) => runInSlices(steps, stop.signal);
  // The build has checked that the files exist.
  const file: unknown = JSON.parse(await readFile(builtFile, "utf8"));
  const { games: built } = readCatalogue(file, { has: () => true });
  const phrases = readPhrases(file);
  const live: { current?: Catalogue } = {};
  let searchable = Promise.resolve();
  let recalls: readonly Recall[] = [];
  let edits: Overlay | undefined;
  let hidden: ReadonlyMap<string, Game> = new Map();
  let unlisted: readonly Game[] = [];

  async function refresh(): Promise<void> {
    const { games: added, refused } = await operatorGames.read();
    const recalled = await operatorGames.readRecalls();
    // A refused entry has a name. Without one, the whole file is unreadable: half written, or broken by hand.
    const unreadable = refused.find(({ entry }) => entry === undefined);
    if (unreadable) throw new Error(unreadable.reason);
    for (const { entry, reason } of refused) log.warn({ game: entry, reason }, "an added game is not listed");
    recalls = recalled;
    const { distinct, duplicates } = await run(addDistinctSteps(built, added));
    for (const { item, reason } of duplicates)
      log.warn({ game: item.game.name, reason }, "an added game is not listed");
    live.current = await open(await edited(distinct));
  }

  /** The games with the operator's edits in them: one that an edit makes fit for school is listed there, too. */
  async function edited(games: readonly Game[]): Promise<readonly Game[]> {
    edits = await goodEdits();
    const { games: shown, hidden: taken } = await run(editedSteps(games, edits));
    hidden = new Map(taken.map((game) => [game.path, game]));
    const gone = recalledPaths(recalls);
    const isLeftOut = (game: Game) => gone.has(game.path) || isListed?.(game) === false;
    unlisted = gone.size > 0 || isListed ? taken.concat(await run(filterSteps(shown, isLeftOut))) : taken;
    return withoutRecalled(isListed ? await run(filterSteps(shown, isListed)) : shown, recalls);
  }

  /** The edits, or the last good ones where their file has a mistake. */
  async function goodEdits(): Promise<Overlay> {
    try {
      const read = await operatorEdits.read();
      if (read.size > 0 || edits?.size)
        await operatorEdits
          .storeLastGood(read)
          .catch((error: unknown) =>
            log.warn({ error }, "the edits of games cannot be stored for the next start"),
          );
      return read;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.error(
        { file: "catalogue/edits.json" },
        `the edits of games have a mistake and the last good ones are used: ${error.message}`,
      );
      return edits ?? operatorEdits.readLastGood();
    }
  }

  async function open(games: readonly Game[]): Promise<Catalogue> {
    const catalogue = await run(catalogueSteps(games, phrases));
    if (catalogue.size < MIN_PREPARED_GAMES) return catalogue;
    await run(catalogue.prepareLists());
    const prepared = run(catalogue.prepareSearch());
    // The first catalogue replaces none that could be searched meanwhile.
    if (live.current) await prepared;
    else searchable = prepared.catch(() => undefined);
    return catalogue;
  }

  const refreshOrLog = oneAtATime(() =>
    refresh().catch((error: unknown) => {
      if (!stop.signal.aborted)
        log.error({ error }, "the added games cannot be read; the list stays as it was");
    }),
  );
  await refreshOrLog();
  const first = live.current ?? (await open(await edited(built)));
  live.current = first;
  const stops = [operatorGames.watch(refreshOrLog), operatorEdits.watch(refreshOrLog)];
  return {
    current: () => live.current ?? first,
    whenSearchable: () => searchable,
    recalls: () => recalls,
    built: () => built,
    hidden: () => hidden,
    unlisted: () => unlisted,
    close() {
      stop.abort();
      for (const stopWatching of stops) stopWatching();
    },
  };
}

/** Runs a task again when it was asked for meanwhile, and never twice at the same time. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (!isWaiting) {
      isWaiting = true;
      last = last.then(() => {
        isWaiting = false;
        return task();
      });
    }
    return last;
  };
}

import { mkdir, readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { OperatorEdits } from "#adapters/files/operator-edits.ts";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { type Catalogue, catalogueSteps } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { editedSteps } from "#domain/catalogue/overlay/edited-games.ts";
import type { Overlay } from "#domain/catalogue/overlay/game-edit.ts";
import { addDistinctSteps } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { type Recall, withoutRecalled } from "#domain/catalogue/recall.ts";
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
  const { games: built } = readCatalogue(JSON.parse(await readFile(builtFile, "utf8")), { has: () => true });
  const live: { current?: Catalogue } = {};
  let searchable = Promise.resolve();
  let recalls: readonly Recall[] = [];
  let edits: Overlay | undefined;
  let hidden: ReadonlyMap<string, Game> = new Map();

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
    const catalogue = await run(catalogueSteps(games));
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
  const stops = [
    await watchFolder(operatorGames, refreshOrLog, log),
    await watchFolder(operatorEdits, refreshOrLog, log),
  ];
  return {
    current: () => live.current ?? first,
    whenSearchable: () => searchable,
    recalls: () => recalls,
    built: () => built,
    hidden: () => hidden,
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

/** Without a data folder that can be written and watched there is no live update; the portal runs all the same. */
async function watchFolder(
  { dir, watch }: Pick<OperatorGames, "dir" | "watch">,
  onChange: () => void,
  log: Logger,
): Promise<() => void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    return watch(onChange);
  } catch (error) {
    log.warn({ error, dir }, "the folder cannot be watched; its changes are read at the next start");
    return () => undefined;
  }
}

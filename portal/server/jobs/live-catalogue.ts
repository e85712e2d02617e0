import { mkdir, readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { type Catalogue, catalogueSteps } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { addDistinctSteps } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { type Recall, withoutRecalled } from "#domain/catalogue/recall.ts";
import type { Steps } from "#domain/steps.ts";
import { runInSlices } from "./run-in-slices.ts";

/** Smaller catalogues are indexed by the first request that needs an index, fast enough not to notice. */
const MIN_PREPARED_GAMES = 20_000;

export type LiveCatalogue = {
  current(): Catalogue;
  /** Resolves when the current catalogue can be searched without a pause. Only a large one takes some seconds for that, after the start. */
  whenSearchable(): Promise<void>;
  /** The games that were recalled; those that are not fixed are not in the catalogue. */
  recalls(): readonly Recall[];
  close(): void;
};

/**
 * Background job that watches the operator's own games and rebuilds the catalogue, the build's games and theirs, when they change. A large
 * catalogue is built in slices, and replaces the former one when it is ready. `isListed` leaves out the rest.
 */
export async function openLiveCatalogue(
  builtFile: string,
  operatorGames: OperatorGames,
  log: Logger,
  isListed: (game: Game) => boolean = () => true,
): Promise<LiveCatalogue> {
  const stop = new AbortController();
  const run = <Result>(steps: Steps<Result>) => runInSlices(steps, stop.signal);
  // The build has checked that the files exist.
  const { games: read } = readCatalogue(JSON.parse(await readFile(builtFile, "utf8")), { has: () => true });
  const built = read.filter(isListed);
  const live: { current?: Catalogue } = {};
  let searchable = Promise.resolve();
  let recalls: readonly Recall[] = [];

  async function refresh(): Promise<void> {
    const { games: added, refused } = await operatorGames.read();
    const recalled = await operatorGames.readRecalls();
    const games = added.filter(isListed);
    // A refused entry has a name. Without one, the whole file is unreadable: half written, or broken by hand.
    const unreadable = refused.find(({ entry }) => entry === undefined);
    if (unreadable) throw new Error(unreadable.reason);
    for (const { entry, reason } of refused) log.warn({ game: entry, reason }, "an added game is not listed");
    recalls = recalled;
    const { distinct, duplicates } = await run(addDistinctSteps(built, games));
    for (const { item, reason } of duplicates)
      log.warn({ game: item.game.name, reason }, "an added game is not listed");
    live.current = await open(withoutRecalled(distinct, recalls));
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
  const first = live.current ?? (await open(built));
  live.current = first;
  const stopWatching = await watchGames(operatorGames, refreshOrLog, log);
  return {
    current: () => live.current ?? first,
    whenSearchable: () => searchable,
    recalls: () => recalls,
    close() {
      stop.abort();
      stopWatching();
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
async function watchGames(games: OperatorGames, onChange: () => void, log: Logger): Promise<() => void> {
  try {
    await mkdir(games.dir, { recursive: true, mode: 0o700 });
    return games.watch(onChange);
  } catch (error) {
    log.warn({ error }, "the folder of added games cannot be watched; they are read at the next start");
    return () => undefined;
  }
}

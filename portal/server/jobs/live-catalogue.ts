import { mkdir, readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { type Catalogue, createCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { distinctGames } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { type Recall, withoutRecalled } from "#domain/catalogue/recall.ts";
import { indexInBackground } from "./index-catalogue.ts";

export type LiveCatalogue = {
  current(): Catalogue;
  /** The games that were recalled; those that are not fixed are not in the catalogue. */
  recalls(): readonly Recall[];
  close(): void;
};

/** Background job that watches the operator's own games and rebuilds the catalogue, the build's games and theirs, when they change. `isListed` leaves out the rest. */
export async function openLiveCatalogue(
  builtFile: string,
  operatorGames: OperatorGames,
  log: Logger,
  isListed: (game: Game) => boolean = () => true,
): Promise<LiveCatalogue> {
  // The build has checked that the files exist.
  const { games: read } = readCatalogue(JSON.parse(await readFile(builtFile, "utf8")), { has: () => true });
  const built = read.filter(isListed);
  let current: Catalogue | undefined;
  let recalls: readonly Recall[] = [];
  let stopIndexing: (() => void) | undefined;

  async function refresh(): Promise<void> {
    const { games: added, refused } = await operatorGames.read();
    const recalled = await operatorGames.readRecalls();
    const games = added.filter(isListed);
    // A refused entry has a name. Without one, the whole file is unreadable: half written, or broken by hand.
    const unreadable = refused.find(({ entry }) => entry === undefined);
    if (unreadable) throw new Error(unreadable.reason);
    for (const { entry, reason } of refused) log.warn({ game: entry, reason }, "an added game is not listed");
    recalls = recalled;
    const listed = games.length === 0 ? built : merged(built, games, log);
    current = createCatalogue(withoutRecalled(listed, recalls));
    stopIndexing?.();
    stopIndexing = indexInBackground(current);
  }

  const refreshOrLog = () =>
    refresh().catch((error: unknown) =>
      log.error({ error }, "the added games cannot be read; the list stays as it was"),
    );
  await refreshOrLog();
  const stopWatching = await watchGames(operatorGames, refreshOrLog, log);
  return {
    current() {
      current ??= createCatalogue(built);
      return current;
    },
    recalls: () => recalls,
    close() {
      stopIndexing?.();
      stopWatching();
    },
  };
}

function merged(built: readonly Game[], added: readonly Game[], log: Logger): Game[] {
  const { distinct, duplicates } = distinctGames([...built, ...added].map((game) => ({ game })));
  for (const { item, reason } of duplicates)
    log.warn({ game: item.game.name, reason }, "an added game is not listed");
  return distinct.map(({ game }) => game);
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

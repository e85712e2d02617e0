import { mkdir, readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { type Catalogue, createCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { distinctGames } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { prepareCatalogue } from "./index-catalogue.ts";

export type LiveCatalogue = { current(): Catalogue; close(): void };

/** The catalogue that the build made, and the operator's own games, which come and go while the portal runs. */
export async function openCatalogue(
  builtFile: string,
  shelf: OperatorGames,
  log: Logger,
): Promise<LiveCatalogue> {
  // The build has looked for the files already.
  const { games: built } = readCatalogue(JSON.parse(await readFile(builtFile, "utf8")), { has: () => true });
  let current: Catalogue | undefined;
  let stopPreparing: (() => void) | undefined;

  async function refresh(): Promise<void> {
    const { games, refused } = await shelf.read();
    // Half written, or broken by hand. An entry that is refused has a name; without one it is the whole file.
    const broken = refused.find(({ entry }) => entry === undefined);
    if (broken) throw new Error(broken.reason);
    for (const { entry, reason } of refused) log.warn({ game: entry, reason }, "an added game is not listed");
    current = createCatalogue(games.length === 0 ? built : together(built, games, log));
    stopPreparing?.();
    stopPreparing = prepareCatalogue(current);
  }

  const refreshOrTell = () =>
    refresh().catch((error: unknown) =>
      log.error({ error }, "the added games cannot be read; the list stays as it was"),
    );
  await refreshOrTell();
  const stopWatching = await watching(shelf, refreshOrTell, log);
  return {
    current() {
      current ??= createCatalogue(built);
      return current;
    },
    close() {
      stopPreparing?.();
      stopWatching();
    },
  };
}

function together(built: readonly Game[], added: readonly Game[], log: Logger): Game[] {
  const { kept, doubled } = distinctGames([...built, ...added].map((game) => ({ game })));
  for (const { item, reason } of doubled)
    log.warn({ game: item.game.name, reason }, "an added game is not listed");
  return kept.map(({ game }) => game);
}

/** A data folder that cannot be written or watched costs the live update, not the portal. */
async function watching(shelf: OperatorGames, onChange: () => void, log: Logger): Promise<() => void> {
  try {
    await mkdir(shelf.dir, { recursive: true });
    return shelf.watch(onChange);
  } catch (error) {
    log.warn({ error }, "the folder of added games cannot be watched; they are read at the next start");
    return () => undefined;
  }
}

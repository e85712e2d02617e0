import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { importFolder } from "@recess/portal/adapters/files/import-folder.ts";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { gameEntry } from "@recess/portal/cli/games/game-entry.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { type CorpusGame, corpus, smallLibrary, type Trait } from "./corpus-games.ts";

/** Adds the whole corpus to a data folder by the portal's intake, and gives its games. */
export async function addCorpus(dataDir: string): Promise<ReadonlyMap<Trait, Game>> {
  const store = operatorGames(dataDir);
  const games = new Map<Trait, Game>();
  for (const [trait, game] of Object.entries(corpus) as [Trait, CorpusGame][]) {
    const folder = join(dataDir, "sources", trait);
    for (const [name, content] of Object.entries(game.files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const imported = await importFolder(folder, {
      slug: trait,
      name: trait,
      stagingDir: join(dataDir, "staging"),
      fetchLibrary: async () => Buffer.from(smallLibrary),
    });
    const framing = game.isWindowed ? "refused" : undefined;
    games.set(trait, gameEntry(imported, { dateAdded: "2026-01-01", framing }));
    await mkdir(join(store.dir, "html5"), { recursive: true });
    await rename(join(dataDir, "staging", "html5", trait), join(store.dir, "html5", trait));
  }
  await store.write([...games.values()]);
  return games;
}

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { html5Folder } from "#domain/catalogue/console-path.ts";
import { coverSuffixes, slugOf } from "#domain/catalogue/covers/cover-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { RemovableGames } from "#domain/catalogue/overlay/game-editing.ts";
import { publicGame } from "#domain/catalogue/public-game.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import { DAY_MS } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { readForeignCatalogue } from "./catalogue-files.ts";
import { operatorGames } from "./operator-games.ts";

/** For how many days a removed game can be brought back. */
export const TRASH_RETENTION_DAYS = 30;

const ENTRY = "game.json";

/** The operator's games with a trash, `DATA_DIR/trash`: a folder for each removed game, with its entry and its files. */
export function removableGames(
  dataDir: string,
): RemovableGames & { deleteOldTrash(now: Date): Promise<void> } {
  const store = operatorGames(dataDir);
  const trashDir = join(dataDir, "trash");
  return {
    read: store.read,
    change: store.change,
    async moveToTrash(game, now) {
      const name = `${now.getTime()}-${slugOf(game)
        .replaceAll(/[^\w-]+/g, "-")
        .slice(0, 60)}`;
      const trash = join(trashDir, name);
      await mkdir(trash, { recursive: true, mode: 0o700 });
      await writeFile(join(trash, ENTRY), JSON.stringify({ games: [publicGame(game)] }));
      // Off the list before its files go: no visitor is sent to files that are being moved.
      const { games } = await store.read();
      await store.write(games.filter(({ path }) => path !== game.path));
      for (const file of filesOf(game)) await move(join(store.dir, file), join(trash, file));
      return name;
    },
    async restore(name) {
      const trash = join(trashDir, name);
      const entry = join(trash, ENTRY);
      const [game] = existsSync(entry) ? (await readForeignCatalogue(entry, { has: () => true })).games : [];
      if (!game)
        throw new Refusal(
          "game-not-found",
          `it was removed more than ${TRASH_RETENTION_DAYS} days ago, and is gone`,
        );
      const { games } = await store.read();
      if (games.some(({ path, name }) => path === game.path || name === game.name))
        throw new Refusal("edit-refused", "another game has its name or path now; remove that one first");
      for (const file of filesOf(game)) await move(join(trash, file), join(store.dir, file));
      await store.write([...games, game]);
      await rm(trash, { recursive: true, force: true });
      return game;
    },
    async deleteOldTrash(now) {
      const names = await readdir(trashDir).catch(() => []);
      const old = names.filter(
        (name) => now.getTime() - Number(name.split("-")[0]) > TRASH_RETENTION_DAYS * DAY_MS,
      );
      for (const name of old) await rm(join(trashDir, name), { recursive: true, force: true });
    },
  };
}

/** Paths of a game's files below `DATA_DIR/games`; some may not be there. */
export function filesOf(game: Game): string[] {
  // An imported link may have a cover, too.
  const stem = game.img.endsWith(".webp") ? game.img.replace(/\.webp$/, "") : slugOf(game);
  const covers = coverSuffixes.map((suffix) => join("public", "covers", `${stem}${suffix}`));
  if (game.gameType === "external") return game.img.endsWith(".webp") ? covers : [];
  const companions = game.gameType === "flash" ? [join("flash", companionFolder(game.path))] : [];
  return [join(game.gameType, html5Folder(game.path)), ...companions, ...covers];
}

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // The folder of games may be a mount of its own.
    if (error.code !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  });
}

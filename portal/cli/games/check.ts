import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type OperatorGames, operatorGames } from "#adapters/files/operator-games.ts";
import { readSwfFile } from "#adapters/swf/swf-file.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { removeStaging } from "./staging.ts";

/**
 * Checks that the files of every operator's game are there and whole, and that there are no others. `isRepair` takes games that are not whole
 * off the list, and deletes what belongs to none.
 */
export async function checkGames(dataDir: string, { isRepair = false } = {}): Promise<number> {
  const store = operatorGames(dataDir);
  return store.change(() => checkStore(store, isRepair));
}

async function checkStore(store: OperatorGames, isRepair: boolean): Promise<number> {
  const { games, refused } = await store.read();
  const faults = refused.map(({ entry, reason }) => `${entry ?? "the whole list"}: ${reason}`);
  const whole: Game[] = [];
  for (const game of games) {
    const fault = await faultOf(game, store.dir);
    if (fault) faults.push(`${game.name}: ${fault}`);
    else whole.push(game);
  }
  const left = await filesOfNobody(store.dir, isRepair ? whole : games);
  faults.push(
    ...left.map((path) => `${path} belongs to no game: a command was killed, or somebody put it there`),
  );
  for (const fault of faults) console.error(fault);
  if (isRepair) {
    await store.write(whole);
    for (const path of left) await rm(join(store.dir, path), { recursive: true, force: true });
    await removeStaging(store.dir);
    console.log(`${whole.length} games of your own, ${faults.length} faults repaired`);
    return 0;
  }
  const advice = faults.length > 0 ? "; --repair takes them off the list and deletes what is left" : "";
  console.log(`${games.length} games of your own, ${faults.length} faults${advice}`);
  return faults.length === 0 ? 0 : 1;
}

/** Folders and films that no entry names. */
async function filesOfNobody(dir: string, games: readonly Game[]): Promise<string[]> {
  const found = await Promise.all(
    ["html5", "flash"].map(async (kind) => {
      const owned = games
        .filter(({ gameType }) => gameType === kind)
        .flatMap(({ path }) => [path.split("/")[0], companionFolder(path)]);
      const names = await readdir(join(dir, kind)).catch(() => []);
      return names.filter((name) => !owned.includes(name)).map((name) => join(kind, name));
    }),
  );
  return found.flat();
}

async function faultOf(game: Game, dir: string): Promise<string | undefined> {
  if (game.gameType === "external") return undefined;
  if (game.gameType === "html5") {
    const page = join(dir, "html5", game.path, game.path.endsWith("/") ? "index.html" : "");
    return existsSync(page) ? undefined : "its index.html is missing";
  }
  const swf = join(dir, "flash", game.path);
  if (!existsSync(swf)) return "its SWF is missing";
  try {
    await readSwfFile(swf);
    return undefined;
  } catch (error) {
    if (!(error instanceof SwfRefusal)) throw error;
    return error.message;
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { readSwfFile } from "#adapters/swf/swf-file.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";

/** Checks that the files of every operator's game are there and whole. */
export async function checkGames(dataDir: string): Promise<number> {
  const store = operatorGames(dataDir);
  const { games, refused } = await store.read();
  const faults = refused.map(({ entry, reason }) => `${entry ?? "the whole list"}: ${reason}`);
  for (const game of games) {
    const fault = await faultOf(game, store.dir);
    if (fault) faults.push(`${game.name}: ${fault}`);
  }
  for (const fault of faults) console.error(fault);
  console.log(`${games.length} games of your own, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
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

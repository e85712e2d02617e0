import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readCartridgeFile } from "#adapters/files/import-cartridge.ts";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { type OperatorGames, operatorGames } from "#adapters/files/operator-games.ts";
import { readWholeSwf } from "#adapters/swf/swf-file.ts";
import { CartridgeRefusal } from "#domain/catalogue/cartridge/cartridge-refusal.ts";
import { CARTRIDGE_FILE, html5Folder, isConsolePath } from "#domain/catalogue/console-path.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { editedGame } from "#domain/catalogue/overlay/edited-games.ts";
import type { Overlay } from "#domain/catalogue/overlay/game-edit.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import { filmEngine } from "#domain/catalogue/swf/film-engine.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { type Film, filmEngineLines } from "./film-engines.ts";
import { removeStaging } from "./staging.ts";

/**
 * Checks that the files of every operator's game are there and whole, and that there are no others. `isRepair` takes games that are not whole
 * off the list, and deletes what belongs to none. Says which films need another engine than Ruffle; that is no fault.
 */
export async function checkGames(dataDir: string, { isRepair = false } = {}): Promise<number> {
  const store = operatorGames(dataDir);
  const edits = await operatorEdits(dataDir).read();
  return store.change(() => checkStore(store, edits, isRepair));
}

async function checkStore(store: OperatorGames, edits: Overlay, isRepair: boolean): Promise<number> {
  const { games, refused } = await store.read();
  const faults = refused.map(({ entry, reason }) => `${entry ?? "the whole list"}: ${reason}`);
  const whole: Game[] = [];
  const films: Film[] = [];
  for (const game of games) {
    const edit = edits.get(game.path);
    const shown = edit ? editedGame(game, edit) : game;
    const fault = await faultOf(shown, store.dir, films);
    if (fault) faults.push(`${game.name}: ${fault}`);
    else whole.push(game);
  }
  const left = await filesOfNobody(store.dir, isRepair ? whole : games);
  faults.push(
    ...left.map((path) => `${path} belongs to no game: a command was killed, or somebody put it there`),
  );
  for (const fault of faults) console.error(fault);
  for (const line of filmEngineLines(films)) console.log(line);
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
    ["html5", "html5/consoles", "flash"].map(async (folder) => {
      const owned = games.flatMap(({ gameType, path }) =>
        gameType === "html5"
          ? [`html5/${html5Folder(path)}`]
          : [`flash/${path}`, `flash/${companionFolder(path)}`],
      );
      const names = await readdir(join(dir, folder)).catch(() => []);
      const found = names.map((name) => `${folder}/${name}`);
      return found.filter((path) => path !== "html5/consoles" && !owned.includes(path));
    }),
  );
  return found.flat();
}

/** Why a game is not whole; undefined for one that is. A film that is whole is added to `films`. */
async function faultOf(game: Game, dir: string, films: Film[]): Promise<string | undefined> {
  if (game.gameType === "external") return undefined;
  if (isConsolePath(game.path)) return cartridgeFault(join(dir, "html5", game.path, CARTRIDGE_FILE));
  if (game.gameType === "html5") {
    const page = join(dir, "html5", game.path, game.path.endsWith("/") ? "index.html" : "");
    return existsSync(page) ? undefined : "its index.html is missing";
  }
  const swf = join(dir, "flash", game.path);
  if (!existsSync(swf)) return "its SWF is missing";
  try {
    films.push({ game, needed: filmEngine(await readWholeSwf(swf)) });
    return undefined;
  } catch (error) {
    if (!(error instanceof SwfRefusal)) throw error;
    return error.message;
  }
}

async function cartridgeFault(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return "its cartridge is missing";
  try {
    await readCartridgeFile(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof CartridgeRefusal)) throw error;
    return error.message;
  }
}

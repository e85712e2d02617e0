import { keptGames } from "#app/offline/kept-games.ts";
import { savesData } from "#app/offline/saves-data.ts";
import type { GameType } from "#domain/catalogue/game.ts";
import { type EngineBuilds, filesOf } from "#domain/flash-engine.ts";
import { ENGINE_CHOICE_KEY, type EngineName } from "#player/protocol/engine-choice.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { engineForBrowser, engineStore } from "./engine-store.ts";

type FlashGame = {
  readonly path: string;
  readonly label: string;
  readonly gameType: GameType;
  readonly engine: EngineBuilds;
};

/** What the visitor's browser stores of games. */
type Stored = {
  isKept(label: string): Promise<boolean>;
  savesOf(path: string): Promise<readonly SaveEntry[]>;
};

/**
 * Fetches the Flash engine while the launch screen of a Flash game is looked at, once the page is idle. Not where the visitor saves data or
 * has hardly a network, nor for a game that does not need it: one that is kept has the engine in its own origin.
 */
export async function prefetchEngine(
  game: FlashGame,
  screen: Element,
  stored: Stored = { isKept, savesOf },
): Promise<void> {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  // The stage is hidden on phones.
  if (!canPrefetch() || screen.getClientRects().length === 0) return;
  if ((await stored.isKept(game.label)) || (await isPlayedInAwayFl(game, stored))) return;
  await Promise.all(filesOf(engineForBrowser(game.engine)).map((file) => engineStore(file).keep()));
}

/** Whether the game's own origin has the engine already. */
export async function isKept(label: string): Promise<boolean> {
  return "caches" in window && (await keptGames.find(label)) !== undefined;
}

function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return (
    navigator.onLine &&
    !savesData() &&
    connection?.effectiveType !== "slow-2g" &&
    typeof WebAssembly === "object"
  );
}

/** Whether the visitor chose the other engine for this game. */
async function isPlayedInAwayFl({ path, gameType }: FlashGame, { savesOf }: Stored): Promise<boolean> {
  if (gameType !== "waflash") return false;
  const other: EngineName = "awayfl";
  return (await savesOf(path)).some(([key, value]) => key === ENGINE_CHOICE_KEY && value === other);
}

async function savesOf(path: string): Promise<readonly SaveEntry[]> {
  const { isSaveDatabaseMade, openSaveDatabase } = await import("./save-database.ts");
  // Opening it would make it, and then its first launch would take the visitor for an old one.
  return (await isSaveDatabaseMade()) ? openSaveDatabase().read(path) : [];
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GameSnapshot } from "@recess/games/kit/hook.ts";
import { launchChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import type { Browser, Page } from "playwright-core";
import { buildHtml5Games, html5Folder } from "#tools/build/html5.ts";
import { type GameServer, openGameServer } from "./game-server.ts";

/** Built HTML5 games, the server that serves them, and a browser. */
export type GameBrowser = { slugs: string[]; gamesDir: string; server: GameServer; browser: Browser };

/** Builds these games (all when `only` is empty) into a temporary folder and runs `work` with a browser. Cleans up afterwards. */
export async function withGames(
  only: readonly string[],
  work: (games: GameBrowser) => Promise<void>,
): Promise<void> {
  await Promise.all(only.map(html5Folder)); // Fails on unknown slugs before anything is built.
  const gamesDir = await mkdtemp(path.join(tmpdir(), "recess-built-"));
  const slugs = await buildHtml5Games({ outDir: gamesDir, ...(only.length > 0 && { only }) });
  const server = await openGameServer(gamesDir);
  const browser = await launchChromium();
  try {
    await work({ slugs, gamesDir, server, browser });
  } finally {
    await browser.close();
    server.close();
    await rm(gamesDir, { recursive: true });
  }
}

/** Snapshot of the game on this page: its state, as the kit tells it. */
export async function snapshotOf(page: Page): Promise<GameSnapshot> {
  await page.waitForFunction(() => window.recessGame !== undefined);
  const snapshot = await page.evaluate(() => window.recessGame?.snapshot());
  if (!snapshot) throw new Error("The game went away.");
  return snapshot;
}

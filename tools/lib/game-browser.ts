import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GameSnapshot } from "@recess/games/kit/hook.ts";
import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { type Browser, chromium, type Page } from "playwright-core";
import { buildHtml5Games, html5Folder } from "#tools/build/html5.ts";
import { openStand, type Stand } from "./game-server.ts";

export type Workshop = { slugs: string[]; gamesDir: string; stand: Stand; browser: Browser };

/** Builds these games (all when none is named), opens a browser, lets you work, and clears up after you. */
export async function withGames(
  only: readonly string[],
  work: (workshop: Workshop) => Promise<void>,
): Promise<void> {
  await Promise.all(only.map(html5Folder)); // Fails on unknown slugs before anything is built.
  const gamesDir = await mkdtemp(path.join(tmpdir(), "recess-built-"));
  const slugs = await buildHtml5Games({ outDir: gamesDir, ...(only.length > 0 && { only }) });
  const stand = await openStand(gamesDir);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    await work({ slugs, gamesDir, stand, browser });
  } finally {
    await browser.close();
    stand.close();
    await rm(gamesDir, { recursive: true });
  }
}

/** What the game on this page says of itself. */
export async function snapshotOf(page: Page): Promise<GameSnapshot> {
  await page.waitForFunction(() => window.recessGame !== undefined);
  const snapshot = await page.evaluate(() => window.recessGame?.snapshot());
  if (!snapshot) throw new Error("The game went away.");
  return snapshot;
}

import type { BrowserContext, Frame, Page } from "@playwright/test";
import { type AttackedPortal, VICTIM } from "./arrangements.ts";
import type { Evidence } from "./evidence.ts";
import { launch } from "./launch.ts";
import { savedRows } from "./saved-rows.ts";

/** What the victim has, by where it has it. */
export type Treasure = Readonly<Record<string, string>>;

const SAVE_TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 50;

/** The attack that a loss is put down to where it carries no mark. */
const LOSSES: Readonly<Record<string, string>> = {
  script: "by-poison-caches",
  database: "by-overwrite-databases",
  cache: "by-poison-caches",
  file: "by-overwrite-files",
};

/** Launches the victim and lets it hide its treasure, in its own origin and in the site's saves. */
export async function hideTreasure(page: Page, site: string): Promise<{ victim: Frame; before: Treasure }> {
  const victim = await launch(page, site, VICTIM);
  const before = await victim.evaluate<Treasure>("hideTreasure()");
  if (!(before["local"] ?? "").includes("treasure")) throw new Error("the victim has nothing to lose");
  // Not for ever: without a wall the site may refuse to listen to games.
  for (const deadline = Date.now() + SAVE_TIMEOUT_MS; Date.now() < deadline; ) {
    const rows = await savedRows(page);
    if (rows.some(({ key, text }) => key.includes(VICTIM) && text.includes("treasure"))) break;
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  return { victim, before };
}

/** Looks at the victim, both the one that was open and one that is launched now. */
export async function observeVictim(
  open: Frame,
  context: BrowserContext,
  { site }: AttackedPortal,
  before: Treasure,
  evidence: Evidence,
): Promise<void> {
  const page = await context.newPage();
  const launched = await launch(page, site, VICTIM);
  for (const victim of [open, launched]) {
    // Its page may not even be its own any more.
    const isThere = await victim.evaluate<boolean>("'lookAtTreasure' in window");
    const now: Treasure = isThere ? await victim.evaluate("lookAtTreasure()") : {};
    observeTreasure(now, before, evidence);
  }
  await page.close();
}

export function observeTreasure(now: Treasure, before: Treasure, evidence: Evidence): void {
  evidence.observe("the victim", JSON.stringify(now));
  if (now["lock"] === "AbortError") evidence.observe("the victim lost its lock", "by-steal-lock");
  for (const key of ["script", "local", "database", "cache", "file"]) {
    if (now[key] !== before[key])
      evidence.observe(`the victim's ${key}: ${now[key]}`, LOSSES[key] ?? "by-write-storage");
  }
}

import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { mainThreadMs, throttleCpu, viewport } from "./conditions.ts";

/** A game that waits for input, and so leaves the page around it nothing to do. */
const idleGame = { path: "chess/" };

/**
 * CPU of the portal's main thread while a game runs. The game is on another origin and so in another process; where a browser puts both
 * into one, the figure is that of both.
 */
export async function measureStage(browser: Browser, origin: string, forMs: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttleCpu(cdp);
    await page.goto(`${origin}${urls.game(idleGame)}`);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    await page.getByTestId("game-frame").waitFor();
    await page.frameLocator("[data-testid=game-frame]").locator("canvas").first().waitFor();
    await page.getByTestId("presence").filter({ hasText: "playing" }).waitFor();
    // The launch goes on for a while: the service worker starts, and keeps a copy of the game.
    await page.waitForTimeout(8000);
    const { frameTree } = await cdp.send("Page.getFrameTree");
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    const [workBefore, before] = [await mainThreadMs(cdp), performance.now()];
    await page.waitForTimeout(forMs);
    const [workAfter, after] = [await mainThreadMs(cdp), performance.now()];
    const runs = runsIn(frameTree.frame.id, await browser.stopTracing());
    return [
      figure(
        "stage/portal around a game",
        "% of a core",
        ((workAfter - workBefore) / (after - before)) * 100,
      ),
      figure("stage/timers and animation frames", "runs", runs),
    ];
  } finally {
    await context.close();
  }
}

/** Number of timers and animation frames of this page that ran. */
function runsIn(frame: string, trace: Buffer): number {
  type TraceEvent = { name: string; args?: { data?: { frame?: string } } };
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents.filter(
    ({ name, args }) => /^(TimerFire|FireAnimationFrame)$/.test(name) && args?.data?.frame === frame,
  ).length;
}

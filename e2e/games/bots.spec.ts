import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Frame, type Page, test } from "@playwright/test";
import type { GameSnapshot } from "#games/kit/hook.ts";
import { buildHtml5Games, html5Slugs } from "#scripts/build/html5.ts";
import { openStand, type Stand } from "#scripts/game-stand.ts";

const SPEED = 16;
test.use({ viewport: { width: 960, height: 540 } });

let gamesDir: string;
let stand: Stand;

test.beforeAll(async () => {
  gamesDir = await mkdtemp(path.join(tmpdir(), "recess-bots-"));
  stand = await openStand(gamesDir);
});
test.afterAll(async () => {
  stand.close();
  await rm(gamesDir, { recursive: true });
});

/** The game inside its sandboxed frame, once it is there. */
async function open(page: Page, slug: string, flags: string): Promise<Frame> {
  await page.goto(stand.frameUrl(slug, flags));
  return gameIn(page);
}

async function gameIn(page: Page): Promise<Frame> {
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The stand shows no frame.");
  await frame.waitForFunction(() => window.recessGame !== undefined);
  return frame;
}

async function look(frame: Frame): Promise<GameSnapshot> {
  const snapshot = await frame.evaluate(() => window.recessGame?.snapshot());
  if (!snapshot) throw new Error("The game went away.");
  return snapshot;
}

/** All that a player would never see and a tester must: errors, failed loads, calls to other hosts. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("requestfailed", (request) => troubles.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1")
      troubles.push(`asked another host: ${request.url()}`);
  });
  return troubles;
}

for (const slug of await html5Slugs()) {
  test(`${slug} can be played, draws, and keeps its best score`, async ({ page }) => {
    await buildHtml5Games({ outDir: gamesDir, only: [slug] });
    const troubles = watch(page);
    let frame = await open(page, slug, `bot&speed=${SPEED}`);

    const first = await page.screenshot();
    const { goal } = await look(frame);
    if (!goal) throw new Error(`${slug} has no bot.`);
    await expect
      .poll(
        async () => {
          const { best, steps } = await look(frame);
          return best >= goal.score || steps > goal.steps;
        },
        { timeout: 80_000 },
      )
      .toBe(true);
    const reached = await look(frame);
    expect(reached.best, `the bot's best after ${reached.steps} steps`).toBeGreaterThanOrEqual(goal.score);
    expect(reached.frames).toBeGreaterThan(30);
    expect(first.equals(await page.screenshot()), "the picture has not changed").toBe(false);

    await page.reload();
    frame = await gameIn(page);
    expect((await look(frame)).best).toBeGreaterThanOrEqual(goal.score);
    expect(troubles).toEqual([]);
  });

  test(`${slug} starts on a key, pauses with P and when the focus goes`, async ({ page }) => {
    await buildHtml5Games({ outDir: gamesDir, only: [slug] });
    const troubles = watch(page);
    const frame = await open(page, slug, "");
    expect((await look(frame)).scene).toBe("title");
    await page.locator("iframe").focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await look(frame)).scene).toBe("play");
    await page.keyboard.press("p");
    await expect.poll(async () => (await look(frame)).scene).toBe("paused");
    await page.keyboard.press("p");
    await expect.poll(async () => (await look(frame)).scene).toBe("play");
    await page.evaluate(() => window.focus());
    await expect.poll(async () => (await look(frame)).scene).toBe("paused");
    expect(troubles).toEqual([]);
  });

  test(`${slug} tells its pace on a machine four times as slow`, async ({ page }) => {
    await buildHtml5Games({ outDir: gamesDir, only: [slug] });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const frame = await open(page, slug, "bot");
    const from = await look(frame);
    const start = performance.now();
    await expect
      .poll(async () => (await look(frame)).steps, { timeout: 60_000 })
      .toBeGreaterThan(from.steps + 240);
    const { steps } = await look(frame);
    const perSecond = ((steps - from.steps) / (performance.now() - start)) * 1000;
    console.log(`${slug}: ${perSecond.toFixed(0)} steps a second with the CPU throttled four times`);
  });
}

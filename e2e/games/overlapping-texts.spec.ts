import { expect, test } from "@playwright/test";
import { html5Games } from "@recess/tools/build/html5.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { watchTexts } from "./overlapping-texts.ts";
import { sampledGames } from "./sampled-games.ts";

/** A laptop's frame, and a phone's, lying and upright. */
const screens = [
  { name: "960 × 540", width: 960, height: 540, isPhone: false },
  { name: "a lying phone", width: 844, height: 390, isPhone: true },
  { name: "an upright phone", width: 390, height: 640, isPhone: true },
] as const;

const SPEED = 16;
/** A minute and a half. */
const STEPS = 5400;
/** For less than this, words that fly past each other cannot be read in any case. */
const MAX_STEPS = 45;
/** Some draw slowly without a graphics card; what they have shown until then is judged. */
const PLAY_MS = 30_000;

test("the watch sees texts that lie over each other, and no others", async ({ page }) => {
  await watchTexts(page);
  await page.goto("/articles");
  const overlaps = await page.evaluate(async () => {
    const ctx = document.body.appendChild(document.createElement("canvas")).getContext("2d");
    let steps = 0;
    Object.assign(window, { recessGame: { snapshot: () => ({ steps }) } });
    for (; steps < 10; steps++)
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          ctx?.fillText(`Score ${steps}`, 10, 20);
          ctx?.fillText("PERFECT", 14, 24);
          ctx?.fillText("Best 9", 10, 60);
          resolve(0);
        }),
      );
    return window.overlappingTexts?.();
  });
  expect(overlaps).toEqual([{ texts: "Score # × PERFECT", steps: 9 }]);
});

/** Runs in the page, until the game has come so far or the time is up. */
function play({ steps, ms }: { steps: number; ms: number }): Promise<void> {
  const until = performance.now() + ms;
  return new Promise((resolve) => {
    const look = () =>
      (window.recessGame?.snapshot().steps ?? 0) > steps || performance.now() > until
        ? resolve()
        : setTimeout(look, 200);
    look();
  });
}

const sampled = await sampledGames();

for (const { slug } of (await html5Games()).filter(({ slug }) => sampled.has(`${slug}/`)))
  for (const { name, width, height, isPhone } of screens)
    test(
      `${slug} writes no text over another on ${name}`,
      onlyLong(width === 844),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: isPhone,
          isMobile: isPhone,
          deviceScaleFactor: isPhone ? 2 : 1,
        });
        const page = await context.newPage();
        await watchTexts(page);
        const home = new URL(baseURL ?? "");
        home.hostname = `${slug}-html5.localhost`;
        home.port = `${Number(home.port) + 1}`;
        await page.goto(`${home.origin}/assets/html5/${slug}/index.html#bot&speed=${SPEED}`);
        await page.waitForFunction(() => window.recessGame !== undefined);
        await page.evaluate(play, { steps: STEPS, ms: PLAY_MS });
        const { overlaps, frames } = await page.evaluate(() => ({
          overlaps: window.overlappingTexts?.() ?? [],
          frames: window.recessGame?.snapshot().frames ?? 0,
        }));
        await context.close();
        expect(frames).toBeGreaterThan(10);
        expect(overlaps.filter(({ steps }) => steps > MAX_STEPS)).toEqual([]);
      },
    );

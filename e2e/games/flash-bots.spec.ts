import { expect, type Frame, type Page, test } from "@playwright/test";
import type { Bot } from "#games/flash/bot.ts";
import { readShelf } from "#scripts/build/flash/shelf.ts";
import { browserHands } from "#scripts/covers/browser-hands.ts";

// Ruffle without a GPU on a busy machine draws a few frames a second, and a bot needs some seconds of the game's time.
test.describe.configure({ timeout: 300_000 });
const SLOW = { timeout: 60_000 };
// Fewer pixels, more frames.
test.use({ viewport: { width: 720, height: 640 } });

type Film = { path: string; width: number; height: number };

/** Opens the game's page in the portal and launches it; gives the game's frame once the film plays. */
async function launch(page: Page, { path }: Film): Promise<Frame> {
  await page.goto(`/play/${Buffer.from(path).toString("base64url")}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  await expect(frame.locator(".curtain")).toBeHidden(SLOW);
  return frame;
}

/** The stage is as large as fits into the frame, in its middle. */
async function placeOn(page: Page, film: Film, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId("game-frame").boundingBox();
  if (!box) throw new Error("The game is not on the screen.");
  const scale = Math.min(box.width / film.width, box.height / film.height);
  return {
    x: box.x + (box.width - film.width * scale) / 2 + x * scale,
    y: box.y + (box.height - film.height * scale) / 2 + y * scale,
  };
}

function handsOn(page: Page, frame: Frame, film: Film) {
  return browserHands({
    page,
    aim: "score",
    place: (x, y) => placeOn(page, film, x, y),
    saves: () => frame.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
  });
}

for (const game of await readShelf()) {
  test(`${game.slug} is played by its bot, and its best score survives a reload`, async ({ page }) => {
    const film = { path: `${game.slug}.swf`, width: game.width, height: game.height };
    const { play }: { play: Bot } = await import(`#games/flash/${game.slug}/bot.ts`);
    const frame = await launch(page, film);
    const title = await page.getByTestId("game-frame").screenshot();
    const hands = handsOn(page, frame, film);
    await play(hands);
    const best = await hands.best();
    expect(best).toBeGreaterThan(0);
    expect(title.equals(await page.getByTestId("game-frame").screenshot())).toBe(false);

    const again = await launch(page, film);
    await expect.poll(() => handsOn(page, again, film).best(), SLOW).toBeGreaterThanOrEqual(best);
  });
}

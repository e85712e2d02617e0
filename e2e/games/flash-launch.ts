import { expect, type Frame, type Page } from "@playwright/test";
import type { Bot, GameInput } from "@recess/games/flash/bot.ts";
import { browserInput } from "@recess/tools/lib/browser-input.ts";

/** Timeout for Ruffle, which draws in software here, on a busy machine. */
export const SLOW = { timeout: 60_000 };

/** A Flash game of the catalogue and the size of its stage. */
export type FlashGame = { path: string; width: number; height: number };

/** Opens the game's page in the portal and launches it; gives the game's frame once the SWF plays. */
export async function launch(page: Page, { path }: FlashGame): Promise<Frame> {
  await page.goto(`/play/${Buffer.from(path).toString("base64url")}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  // A frame that is still empty has no loading screen either.
  await expect(frame.locator(".loading[hidden]")).toBeAttached(SLOW);
  return frame;
}

export async function botOf(slug: string): Promise<Bot> {
  const { play }: { play: Bot } = await import(`@recess/games/flash/${slug}/bot.ts`);
  return play;
}

export function inputOn(page: Page, frame: Frame, game: FlashGame): GameInput {
  return browserInput({
    page,
    aim: "score",
    pagePoint: (x, y) => placeOn(page, game, x, y),
    saves: () => savesIn(page, frame),
  });
}

/** The game's saves, read through the debugger: Playwright's own `evaluate` needs `window.eval`, which the page of AwayFL takes away. */
async function savesIn(page: Page, frame: Frame): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(frame);
  const expression = "Object.fromEntries(Object.entries(localStorage))";
  const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  await session.detach();
  return result.value;
}

/** The stage is as large as fits into the frame, in its middle. */
async function placeOn(page: Page, game: FlashGame, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId("game-frame").boundingBox();
  if (!box) throw new Error("The game is not on the screen.");
  const scale = Math.min(box.width / game.width, box.height / game.height);
  return {
    x: box.x + (box.width - game.width * scale) / 2 + x * scale,
    y: box.y + (box.height - game.height * scale) / 2 + y * scale,
  };
}

import { expect, test } from "@playwright/test";
import { readFlashGames } from "@recess/tools/build/flash/flash-games.ts";
import { readWaflashGames } from "@recess/tools/build/waflash.ts";
import { botOf, inputOn, launch, SLOW } from "./flash-launch.ts";
import { sampledGames } from "./sampled-games.ts";

test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: 720, height: 640 } });

const flashGames = await readFlashGames();
const sampled = await sampledGames();

for (const { slug, swf: flashSlug } of await readWaflashGames()) {
  const flashGame = flashGames.find((candidate) => candidate.slug === flashSlug);
  if (!flashGame) throw new Error(`There is no Flash game called '${flashSlug}'.`);
  const game = { path: `waflash/${slug}/`, width: flashGame.width, height: flashGame.height };
  if (!sampled.has(game.path)) continue;

  test(`${slug} is played by its bot in Ruffle`, async ({ page }) => {
    const frame = await launch(page, game);
    await expect(frame.getByRole("button", { name: "Try the other player" })).toBeVisible();
    const input = inputOn(page, frame, game);
    await (await botOf(flashSlug))(input);
    expect(await input.best()).toBeGreaterThan(0);
  });

  test(`${slug} is played by its bot in AwayFL where wasm is blocked`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
    const frame = await launch(page, game);
    await expect(frame.getByText("Played by AwayFL")).toBeVisible(SLOW);
    await expect(frame.locator(".loading")).toBeHidden(SLOW);
    const title = await page.getByTestId("game-frame").screenshot();
    const input = inputOn(page, frame, game);
    await (await botOf(flashSlug))(input);
    expect(await input.best()).toBeGreaterThan(0);
    expect(title.equals(await page.getByTestId("game-frame").screenshot())).toBe(false);
  });
}

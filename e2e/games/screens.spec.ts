import { expect, type Page, test } from "@playwright/test";

async function openSlopeline(page: Page) {
  await page.goto(`/play/${Buffer.from("slopeline/").toString("base64url")}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const game = page.frameLocator("[data-testid=game-frame]");
  const scene = () => game.locator("body").evaluate(() => window.recessGame?.snapshot().scene);
  return { game, scene };
}

test("a game's title offers its ways to play and its volumes to mouse and keys", async ({ page }) => {
  const { game, scene } = await openSlopeline(page);
  await expect(game.getByRole("heading", { name: "Slopeline" })).toBeVisible();

  await game.getByRole("button", { name: "Sound" }).click();
  await game.getByLabel("Music").fill("30");
  await game.getByRole("button", { name: "Sound" }).click();
  expect(await scene()).toBe("title");

  await page.keyboard.press("ArrowDown");
  await expect(game.getByRole("button", { name: /^Endless/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(game.getByRole("button", { name: /^Today/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(scene).toBe("play");

  await page.keyboard.press("p");
  await expect(game.getByRole("heading", { name: "Paused" })).toBeVisible();
  await game.getByRole("button", { name: "Sound" }).click();
  await expect(game.getByLabel("Music")).toHaveValue("30");
  await game.getByRole("button", { name: "Go on" }).click();
  await expect.poll(scene).toBe("play");
});

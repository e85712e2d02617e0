import { expect, type Frame, type Page, test } from "@playwright/test";

/** Its first level is a walk to the right. */
const PUZZLE = `/play/${Buffer.from("crate-heroes/").toString("base64url")}`;

async function launch(page: Page, address: string): Promise<Frame> {
  await page.goto(address);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  return frame;
}

const counter = (game: Frame) => game.locator(".count");
const button = (game: Frame, name: string) => game.getByRole("button", { name, exact: true });
/** What stands on the board. */
const board = (game: Frame) => game.evaluate<string>("level.objects.join()");

test.describe("a PuzzleScript game by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("starts in play, takes back, restarts, goes to the next level and on there after a reload", async ({
    page,
  }) => {
    let game = await launch(page, `${PUZZLE}?anyway=yes`);
    await expect(counter(game)).toHaveText("Level 1 of 22");
    await expect(game.locator(".note")).toHaveText("Walk to the exit.");
    expect(await game.evaluate<boolean>("textMode || titleScreen")).toBe(false);

    const atStart = await board(game);
    await expect(button(game, "Undo")).toBeDisabled();
    await button(game, "right").tap();
    await expect.poll(() => board(game)).not.toBe(atStart);
    await button(game, "Undo").tap();
    await expect.poll(() => board(game)).toBe(atStart);
    await button(game, "right").tap();
    await button(game, "down").tap();
    await button(game, "Restart").tap();
    await expect.poll(() => board(game)).toBe(atStart);

    await swipeRight(page, game, () => expect(counter(game)).toHaveText("Level 2 of 22"));
    await button(game, "Levels").tap();
    await expect(game.getByRole("button", { name: "Level 1, solved" })).toBeVisible();

    game = await launch(page, `${PUZZLE}?anyway=yes`);
    await expect(counter(game)).toHaveText("Level 2 of 22");
  });
});

test("a PuzzleScript game is played by keys, its cards too", async ({ page }) => {
  const game = await launch(page, PUZZLE);
  await expect(counter(game)).toHaveText("Level 1 of 22");
  const atStart = await board(game);
  await page.keyboard.press("d");
  await expect.poll(() => board(game)).not.toBe(atStart);
  await page.keyboard.press("Escape");
  await expect(game.getByRole("dialog", { name: "Crate Heroes" })).toBeVisible();
  // A key that is held where a card opens does nothing on the board.
  const behind = await board(game);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(game.getByRole("dialog")).toBeHidden();
  expect(await board(game)).toBe(behind);
  await page.keyboard.press("z");
  await expect.poll(() => board(game)).toBe(atStart);
});

/** A finger that stays on the board after a swipe goes on until `arrived`. */
async function swipeRight(page: Page, game: Frame, arrived: () => Promise<void>): Promise<void> {
  const box = await game.locator("canvas").boundingBox();
  if (!box) throw new Error("The board is not shown.");
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: box.x + box.width / 3 + dx, y: box.y + box.height / 2, id: 0 }],
    });
  await touch("touchStart", 0);
  await touch("touchMove", 40);
  await arrived();
  await touch("touchEnd", 40);
}

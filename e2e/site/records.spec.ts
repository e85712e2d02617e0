import { expect, type Frame, type FrameLocator, type Page, test } from "@playwright/test";

type Snapshot = { scene: string; score: number; steps: number; game: { distance: number } };
declare const window: {
  recessGame: { snapshot(): Snapshot; act(move: { held: string[] }): void };
};

// Fewer pixels, more frames.
test.use({ viewport: { width: 720, height: 640 } });

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;

/** Opens a game's page and launches it. */
async function launch(page: Page, url = game) {
  await page.goto(url);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  await frame.waitForFunction(() => window.recessGame !== undefined);
  return frame;
}

/** Runs until the first cactus ends the run, and gives the core as it was at the end. */
async function playRound(page: Page, url?: string) {
  return finishRound(await launch(page, url));
}

async function finishRound(frame: Frame) {
  const snapshot = () => frame.evaluate(() => window.recessGame.snapshot());
  const hold = (...held: string[]) => frame.evaluate((held) => window.recessGame.act({ held }), held);
  await hold("kit:go");
  await expect.poll(async () => (await snapshot()).scene).toBe("play");
  await hold();
  await expect.poll(async () => (await snapshot()).scene).toBe("over");
  return snapshot();
}

const board = (page: Page) => page.getByTestId("board").getByRole("row");

test("a run is put on the board, watched elsewhere to the same end, and raced", async ({ page, browser }) => {
  const played = await playRound(page);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await expect(page.getByTestId("run-notice")).toContainText(`Counted: Score ${played.score}`);
  const name = await page.getByTestId("own-name").innerText();
  const row = board(page).filter({ hasText: name });
  await expect(row).toContainText(`${played.score}`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(game);
  await other.getByRole("heading", { name: "Records" }).scrollIntoViewIfNeeded();
  await other.getByRole("button", { name: `Watch ${name}` }).click();
  const frame: FrameLocator = other.frameLocator("[data-testid=game-frame]");
  await frame.getByLabel("Moment").fill("100000");
  await expect(frame.getByRole("button", { name: "Again" })).toBeVisible();
  const watched = other.frames().find((one) => one.url().includes("cactus-sprint"));
  const end = await watched?.evaluate(() => window.recessGame.snapshot());
  expect([end?.score, end?.game]).toEqual([played.score, played.game]);

  await other.getByRole("button", { name: `Race ${name}` }).click();
  await expect.poll(() => watched?.evaluate(() => window.recessGame.snapshot().scene)).toBe("title");
  // The same moves on the same course end at the same place.
  expect(watched && (await finishRound(watched)).game).toEqual(played.game);
  await other.context().close();
});

test("today's run is the same for everybody", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const ends = await Promise.all([page, other].map((visitor) => playRound(visitor, `${game}#today`)));
  expect(ends[0]?.game.distance).toBe(ends[1]?.game.distance);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await expect(page.getByRole("button", { name: "Today’s run" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("run-notice")).toContainText("Counted");
  await page.goto("/today");
  await expect(page.locator("[data-widget=streak]")).toContainText("1 day in a row");
  await other.context().close();
});

test("erasing what the browser keeps deletes its entries on the boards too", async ({ page, browser }) => {
  await playRound(page);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await expect(page.getByTestId("run-notice")).toContainText("Counted");
  const name = await page.getByTestId("own-name").innerText();
  await page.goto("/privacy");
  await page.getByTestId("erase").click();
  await page.getByTestId("erase").click();
  await expect(page.getByText(/^Erased: /)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(game);
  await other.getByRole("heading", { name: "Records" }).scrollIntoViewIfNeeded();
  await expect(other.getByTestId("board").or(other.getByText("Nobody is on this board yet"))).toBeVisible();
  await expect(board(other).filter({ hasText: name })).toHaveCount(0);
  await other.context().close();
});

test("a name is rolled anew, and all entries are deleted by two presses", async ({ page }) => {
  await playRound(page);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await expect(page.getByTestId("run-notice")).toContainText("Counted");
  const name = page.getByTestId("own-name");
  const first = await name.innerText();
  await page.getByRole("button", { name: "Roll another name" }).click();
  await expect(name).not.toHaveText(first);
  const second = await name.innerText();
  await page.getByRole("button", { name: /^Delete my entries/ }).click();
  await page.getByRole("button", { name: /^Really delete/ }).click();
  await expect(name).toBeHidden();
  await page.reload();
  await expect(page.getByTestId("board").or(page.getByText("Nobody is on this board yet"))).toBeVisible();
  await expect(board(page).filter({ hasText: second })).toHaveCount(0);
});

import { expect, type Frame, type Page, test } from "@playwright/test";

/** Enough steps for all the coins that a round earns. */
const LONG_ROUND_STEPS = 60 * 90;

async function launch(page: Page, slug: string): Promise<Frame> {
  await page.goto(`/play/${Buffer.from(`${slug}/`).toString("base64url")}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  await frame.waitForFunction(() => window.recessGame !== undefined);
  return frame;
}

/** The bot runs far, and then stands still until something hits it. */
async function playLongRound(page: Page): Promise<Frame> {
  const script = await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "src") ?? {};
    Object.defineProperty(HTMLIFrameElement.prototype, "src", {
      set(address: string) {
        set?.call(this, `${address}#bot&speed=64&seed=3`);
      },
    });
  });
  const frame = await launch(page, "cactus-sprint");
  await frame.waitForFunction(
    (steps) => (window.recessGame?.snapshot().steps ?? 0) > steps,
    LONG_ROUND_STEPS,
  );
  await frame.evaluate(() => window.recessGame?.act({}));
  await script.dispose();
  return frame;
}

test("coins of one game buy a hat that is worn in another, also after a reload", async ({ page }) => {
  const cactus = await playLongRound(page);
  await expect(cactus.getByText("+30 coins")).toBeVisible();
  await cactus.getByRole("button", { name: /^Hats/ }).click();
  const wardrobe = cactus.getByRole("dialog", { name: "Hats" });
  const partyHat = wardrobe.getByRole("button", { name: /^Party hat/ });
  // One press asks, the other buys.
  await partyHat.click();
  await expect(partyHat).toContainText("Buy it?");
  await partyHat.click();
  await expect(partyHat).toContainText("Worn");
  await expect(wardrobe.locator("header")).toContainText("10");
  // Too dear: it stays as it is.
  const crown = wardrobe.getByRole("button", { name: /^Crown/ });
  await crown.click();
  await expect(crown).toContainText("400");

  const wobble = await launch(page, "wobble-hundred");
  await expect(wobble.getByRole("button", { name: /^Hats 10/ })).toBeVisible();
  // By keyboard: the hat that is worn has the focus.
  await page.keyboard.press("h");
  const worn = wobble.getByRole("button", { name: /^Party hat/, pressed: true });
  await expect(worn).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(wobble.getByRole("button", { name: /^Cap/, pressed: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(wobble.getByRole("dialog")).toHaveCount(0);
  expect(await wobble.evaluate(() => window.recessGame?.snapshot().scene)).toBe("title");

  await page.goto("/mine");
  await expect(page.getByTestId("saved-games")).toContainText("Coins and hats");
});

test("a game that is not ours gets no purse", async ({ page }) => {
  await page.goto(`/play/${Buffer.from("2048/").toString("base64url")}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  await frame?.waitForLoadState("load");
  const answer = await frame?.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("message", ({ data }) => /^purse/.test(data?.type) && resolve(data));
        parent.postMessage({ mark: "recess/1", type: "purse-open" }, "*");
      }),
  );
  expect(answer).toMatchObject({ type: "purse-refused", reason: "purse-not-ours" });
});

test("a gamepad opens the hats, puts one on and closes them", async ({ page }) => {
  const frame = await launch(page, "cactus-sprint");
  const press = (action: string) =>
    frame.evaluate(async (held) => {
      const wait = () => new Promise((done) => setTimeout(done, 60));
      window.recessGame?.act({ held: [held, "jump"] });
      await wait();
      window.recessGame?.act({});
      await wait();
    }, action);
  await expect(frame.getByRole("button", { name: "Play" })).toBeVisible();
  await press("kit:up");
  await press("kit:up");
  await expect(frame.getByRole("button", { name: /^Hats/ })).toBeFocused();
  await press("kit:press");
  await expect(frame.getByRole("button", { name: /^Paper hat/ })).toBeFocused();
  await press("kit:next");
  await press("kit:press");
  await expect(frame.getByRole("button", { name: /^Cap/, pressed: true })).toBeVisible();
  await press("kit:down");
  await expect(frame.getByRole("button", { name: /^Propeller cap/ })).toBeFocused();
  await press("kit:back");
  await expect(frame.getByRole("dialog")).toHaveCount(0);
  expect(await frame.evaluate(() => window.recessGame?.snapshot().scene)).toBe("title");
});

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { launch as launchFlash, SLOW } from "#e2e/games/flash-launch.ts";
import { fakeGamepad } from "./fake-gamepad.ts";

const addressOf = (path: string) => `/play/${Buffer.from(path).toString("base64url")}`;
/** A game that reads gamepads itself, and has keys for everything. */
const CACTUS = addressOf("cactus-sprint/");

async function launch(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  await frame.waitForFunction(() => window.recessGame !== undefined);
  await frame.evaluate(() => {
    const seen: string[] = [];
    for (const type of ["keydown", "keyup"])
      window.addEventListener(type, (event) => seen.push(`${type} ${Reflect.get(event, "code")}`));
    Reflect.set(window, "seen", seen);
  });
  return frame;
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).exclude("iframe").analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

const sceneOf = (game: Frame) => game.evaluate(() => window.recessGame?.snapshot().scene);
const seenKeys = (game: Frame) => game.evaluate<string[]>("seen");
const openPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Controls" }).click();
  return page.getByRole("dialog", { name: /^Controls of/ });
};

test.describe("a gamepad", () => {
  test("is left to a game that reads it itself, and presses keys once the visitor wants that", async ({
    page,
  }) => {
    const pad = await fakeGamepad(page);
    await page.goto(CACTUS);
    let game = await launch(page);
    await pad.connect();
    await pad.press("a");
    await expect.poll(() => sceneOf(game)).toBe("play");
    expect(await seenKeys(game)).toEqual([]);
    await pad.release("a");

    const panel = await openPanel(page);
    await panel.getByLabel("It presses keys and moves the mouse").check();
    await panel.getByText("What its buttons do").click();
    await panel.getByLabel("A (lower)").selectOption("Enter");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await page.reload();
    game = await launch(page);
    await pad.connect();
    await expect.poll(() => game.evaluate(() => navigator.getGamepads().length)).toBe(0);
    await pad.press("a");
    // The key, once; the game sees no gamepad, so it cannot act on the button too.
    await expect.poll(() => seenKeys(game)).toEqual(["keydown Enter"]);
    await expect.poll(() => sceneOf(game)).toBe("play");
    await pad.release("a");
    await expect.poll(() => seenKeys(game)).toEqual(["keydown Enter", "keyup Enter"]);
  });

  test("plays a Flash game from the moment it is plugged in", async ({ page }) => {
    const pad = await fakeGamepad(page);
    const picture = () => page.getByTestId("game-frame").screenshot();
    await launchFlash(page, { path: "teeter-tower.swf", width: 640, height: 480 });
    await pad.connect();
    const tap = async (button: "a" | "start") => {
      await pad.press(button);
      await page.waitForTimeout(150);
      await pad.release(button);
    };
    // A click in the middle begins; the crane then swings until P pauses the game, and everything stands still.
    await tap("a");
    const isStill = async () => {
      const before = await picture();
      await page.waitForTimeout(400);
      return before.equals(await picture());
    };
    await expect.poll(isStill, SLOW).toBe(false);
    await tap("start");
    await expect.poll(isStill, SLOW).toBe(true);
    await tap("start");
    await expect.poll(isStill, SLOW).toBe(false);
  });
});

test("a remapped key is kept for the game, and set by keyboard alone", async ({ page }) => {
  await page.goto(CACTUS);
  await page.getByRole("button", { name: "Controls" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Controls of Cactus Sprint" });
  const remap = panel.getByRole("button", { name: "Remap a key" });
  await remap.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("q");
  await panel.getByLabel("Q presses").selectOption({ label: "Space: Jump; hold to jump higher" });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Controls" })).toBeFocused();

  await page.reload();
  const game = await launch(page);
  // The site's script for it is loaded with the launch.
  await expect
    .poll(async () => {
      await page.keyboard.press("q");
      return seenKeys(game);
    })
    .toContain("keydown Space");
  await expect.poll(() => sceneOf(game)).toBe("play");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test("a phone is told to use a computer, may play what is fit, and has buttons for two fingers", async ({
    page,
  }) => {
    await page.goto(addressOf("a-dark-room/"));
    await expect(page.getByTestId("mobile-message")).toHaveText(
      "The games are not available on mobile. Please use a computer.",
    );
    await expect(page.getByRole("link", { name: "Play anyway" })).toBeHidden();
    await page.goto(CACTUS);
    await page.getByRole("link", { name: "Play anyway" }).tap();
    await expect(page.getByTestId("mobile-message")).toBeHidden();
    const game = await launch(page);
    const buttons = page.getByTestId("touch-buttons");
    const jump = buttons.getByRole("button", { name: /^Jump/ });
    const box = await jump.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    expect(await violations(page)).toEqual([]);
    await jump.tap();
    await expect.poll(() => sceneOf(game)).toBe("play");

    await game.evaluate("seen.length = 0");
    const centre = async (name: RegExp) => {
      const at = await buttons.getByRole("button", { name }).boundingBox();
      if (!at) throw new Error("The button is not shown.");
      return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    };
    const [right, jumpAt] = [await centre(/^Right/), await centre(/^Jump/)];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ ...right, id: 0 }]);
    await touch("touchStart", [
      { ...right, id: 0 },
      { ...jumpAt, id: 1 },
    ]);
    await expect.poll(() => seenKeys(game)).toEqual(["keydown ArrowRight", "keydown Space"]);
    await touch("touchEnd", []);
    await expect.poll(() => seenKeys(game)).toHaveLength(4);
    // The game kept the keyboard all the while.
    expect(await game.evaluate(() => document.hasFocus())).toBe(true);
  });

  test.describe("in Polish", () => {
    test.use({ locale: "pl" });

    test("buttons say in the page's language what they do", async ({ page }) => {
      await page.goto(CACTUS);
      await page.getByRole("link", { name: "Zagraj mimo to" }).tap();
      await page.locator("[data-launch]").tap();
      const buttons = page.getByTestId("touch-buttons");
      await expect(buttons.getByRole("button", { name: /^Skok/ })).toHaveText("Skok");
      await expect(buttons.getByRole("button", { name: "W prawo" })).toBeVisible();
    });
  });

  test.describe("in Arabic, from right to left", () => {
    test.use({ locale: "ar" });

    test("the button for left lies left, and two keys with one hint are called by their names", async ({
      page,
    }) => {
      await page.goto(addressOf("wobble-hundred/"));
      await page.getByRole("link", { name: "العب على أي حال" }).tap();
      await page.locator("[data-launch]").tap();
      const buttons = page.getByTestId("touch-buttons");
      const startOf = async (name: string) =>
        (await buttons.getByRole("button", { name, exact: true }).boundingBox())?.x;
      expect(await startOf("يسار")).toBeLessThan((await startOf("يمين")) ?? 0);
      for (const name of ["W", "S"])
        await expect(buttons.getByRole("button", { name, exact: true })).toBeVisible();
    });
  });

  test("no buttons lie over a game that is played by touch itself, unless the visitor wants them", async ({
    page,
  }) => {
    await page.goto(`${addressOf("slopeline/")}?anyway=yes`);
    await launch(page);
    await expect(page.getByTestId("touch-buttons")).toHaveCount(0);
    const panel = await openPanel(page);
    await panel.getByLabel("Show them").selectOption("always");
    await panel.getByRole("button", { name: "Done" }).click();
    await expect(page.getByTestId("touch-buttons").getByRole("button", { name: "Left" })).toBeVisible();
  });
});

test("an external game says that its keys cannot be changed here", async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(addressOf("https://agar.io/"));
  await expect(await openPanel(page)).toContainText("We cannot press keys there");
});

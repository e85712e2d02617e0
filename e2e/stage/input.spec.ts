import type { Frame } from "@playwright/test";
import { expect, launch, test } from "./stage-test.ts";

const NOISY = "/assets/html5/noisy/";

/** Records what reaches the game as `keydown`, `pointerdown` and the like. */
async function record(game: Frame, types: readonly string[]): Promise<void> {
  await game.evaluate((types) => {
    const seen: unknown[] = [];
    for (const type of types)
      window.addEventListener(type, (event) => {
        const { code, keyCode, clientX, clientY, buttons } = event as KeyboardEvent & MouseEvent;
        seen.push(code === undefined ? [type, clientX, clientY, buttons] : [type, code, keyCode]);
      });
    Reflect.set(window, "seen", seen);
  }, types);
}

for (const arrangement of ["hosts", "same"] as const) {
  test.describe(`input that the site maps, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("reaches the game as keys, with a pointer, and instead of other keys", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(NOISY));
      await record(game, ["keydown", "keyup", "keypress", "pointerdown", "mouseup", "click"]);
      await page.evaluate(() => {
        const { stage } = window.recess;
        stage.pressKey("ArrowLeft", true);
        stage.pressKey("ArrowLeft", false);
        stage.movePointer(40, 30, false);
        stage.movePointer(40, 30, true);
        stage.movePointer(40, 30, false);
        stage.mapInput({ keys: { KeyQ: "Space" }, hidesGamepads: false });
      });
      await expect
        .poll(() => game.evaluate("seen"))
        .toEqual([
          ["keydown", "ArrowLeft", 37],
          ["keyup", "ArrowLeft", 37],
          ["pointerdown", 40, 30, 1],
          ["mouseup", 40, 30, 0],
          ["click", 40, 30, 0],
        ]);
      await game.evaluate("seen.length = 0");
      await page.keyboard.press("q");
      await page.keyboard.press("w");
      expect(await game.evaluate("seen")).toEqual([
        ["keydown", "Space", 32],
        ["keypress", "Space", 32],
        ["keyup", "Space", 32],
        ["keydown", "KeyW", 87],
        ["keypress", "KeyW", 119],
        ["keyup", "KeyW", 87],
      ]);
      // What is typed into a field is typed.
      await game.focus("#text");
      await page.keyboard.type("q");
      expect(await game.inputValue("#text")).toBe("q");
    });
  });
}

test("a game does not see the gamepads that the site maps", async ({ page, origins }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { getGamepads: () => [{ id: "a fake" }] });
  });
  const game = await launch(page, origins.stage(NOISY));
  const seen = () => game.evaluate(() => navigator.getGamepads().length);
  expect(await seen()).toBe(1);
  const hide = (hidesGamepads: boolean) =>
    page.evaluate(
      (hidesGamepads) => window.recess.stage.mapInput({ keys: {}, hidesGamepads }),
      hidesGamepads,
    );
  await hide(true);
  await expect.poll(seen).toBe(0);
});

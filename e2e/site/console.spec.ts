import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";
import { openNes } from "@recess/portal/player/consoles/nes.ts";
import { expect, test } from "#e2e/portal-test.ts";

const GAME = "consoles/late-for-tea/";
const pageOf = (path: string) => `/play/${Buffer.from(path).toString("base64url")}`;
/** jsnes on a busy machine needs its time. */
const SLOW = { timeout: 45_000 };

test.setTimeout(150_000);

/** Launches the game and waits until the console has run for a while. */
async function play(page: Page, path = GAME): Promise<Frame> {
  await page.goto(pageOf(path));
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const game = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!game) throw new Error("the game has no frame");
  await expect.poll(() => frameOf(game), SLOW).toBeGreaterThan(40);
  return game;
}

const frameOf = (game: Frame) =>
  game.evaluate(() => Number(document.querySelector("canvas")?.dataset["frame"] ?? 0));

const tool = (game: Frame, name: string) => game.getByRole("button", { name, exact: true });

/** The picture on the screen, and the number of its frame. A quarter of a million numbers as text would take longer than the game does. */
async function shown(game: Frame): Promise<{ frame: number; pixels: Buffer }> {
  const { frame, base64 } = await game.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const data = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let bytes = "";
    for (let at = 0; at < data.length; at += 8192) bytes += String.fromCharCode(...data.slice(at, at + 8192));
    return { frame: Number(canvas?.dataset["frame"]), base64: btoa(bytes) };
  });
  return { frame, pixels: Buffer.from(base64, "base64") };
}

const shows = async (game: Frame, pixels: Buffer) => (await shown(game)).pixels.equals(pixels);

async function pause(game: Frame): Promise<void> {
  await tool(game, "Pause").click();
  await expect(tool(game, "Pause")).toHaveAttribute("aria-pressed", "true");
  // The frame that was under way comes before any later answer of the worker.
  await game.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
}

/** The picture that jsnes draws in Node after so many frames without a press. */
async function expectedPixels(frame: number): Promise<Buffer> {
  const cartridge = readFileSync(join(root, "games/consoles/late-for-tea/late-for-tea.nes"));
  const core = await openNes(new Uint8Array(cartridge), 48_000);
  for (let i = 0; i < frame; i += 1) core.step();
  const { buffer, byteOffset, byteLength } = core.picture;
  return Buffer.from(buffer, byteOffset, byteLength);
}

test.describe("a console game", () => {
  for (const arrangement of ["an origin of its own", "no origin"]) {
    test.describe(`with ${arrangement}`, () => {
      if (arrangement === "no origin")
        test.use({
          baseURL: async ({ openPortal }, use) =>
            use((await openPortal({ settings: { PLAY_ORIGIN: "same" } })).origin),
        });

      test("draws what its cartridge draws, and obeys keys without a click", async ({ page }) => {
        const game = await play(page);
        await pause(game);
        const { frame, pixels } = await shown(game);
        expect(pixels.equals(await expectedPixels(frame)), `frame ${frame}`).toBe(true);
        await tool(game, "Pause").click();
        await page.keyboard.press("Enter", { delay: 200 });
        await expect.poll(() => shows(game, pixels), SLOW).toBe(false);
      });
    });
  }

  test("saves a state that survives a reload, and goes back to it", async ({ page }) => {
    const game = await play(page);
    await tool(game, "Save states").click();
    await game.getByRole("button", { name: "Save in place 2" }).click();
    await expect(game.getByRole("img", { name: "The game in place 2" })).toBeVisible(SLOW);
    const { pixels } = await shown(game);
    await game.getByRole("button", { name: "Close" }).first().click();

    const again = await play(page);
    await page.keyboard.press("Enter", { delay: 200 });
    await pause(again);
    await tool(again, "Save states").click();
    await again.getByRole("button", { name: "Load from place 2" }).click();
    const differing = async () => {
      const now = (await shown(again)).pixels;
      return now.reduce((count, value, at) => count + Number(value !== pixels[at]), 0);
    };
    // One frame is run to have a picture, in which a few sprites may move.
    await expect.poll(differing, SLOW).toBeLessThan(pixels.length / 100);
  });

  test("rewinds to its first frame while the key is held, and goes on from there", async ({ page }) => {
    const game = await play(page);
    await page.keyboard.press("KeyP");
    await expect(tool(game, "Pause")).toHaveAttribute("aria-pressed", "true");
    expect(await frameOf(game), "no more than can be rewound").toBeLessThan(600);
    await page.keyboard.down("Minus");
    await expect(tool(game, "Rewind")).toHaveAttribute("data-held", "");
    const first = await expectedPixels(1);
    await expect.poll(() => shows(game, first), SLOW).toBe(true);
    await page.keyboard.up("Minus");
    await page.keyboard.press("KeyP");
    await expect.poll(() => shows(game, first), SLOW).toBe(false);
  });

  test("takes another key for a button, and remembers it", async ({ page }) => {
    const game = await play(page);
    await tool(game, "Settings").click();
    await game.locator('[data-button="1-start"]').click();
    await page.keyboard.press("KeyM");
    await expect(game.locator('[data-button="1-start"]')).toContainText("M");
    const again = await play(page);
    await tool(again, "Settings").click();
    await expect(again.locator('[data-button="1-start"]')).toContainText("M");
  });

  test("says so when the engine hangs, and leaves the page alive", async ({ page }) => {
    await page.route(/\/nes-worker-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `addEventListener("message", ({ data }) => {
          const facts = { width: 256, height: 240, framesPerSecond: 60, players: 2, buttons: ["a"] };
          if (data.type === "open") postMessage({ type: "opened", facts });
          if (data.type === "run") for (;;);
        });`,
      }),
    );
    await page.goto(pageOf(GAME));
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const game = page.getByTestId("game-frame").contentFrame();
    await expect(game.getByRole("heading", { name: "The game got stuck" })).toBeVisible(SLOW);
    await expect(game.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("names the hardware that a cartridge needs and we lack", async ({ page }) => {
    const cartridge = readFileSync(join(root, "games/consoles/late-for-tea/late-for-tea.nes"));
    cartridge[7] = 0xe0;
    await page.route(/\/cartridge\.rom$/, (route) => route.fulfill({ body: cartridge }));
    await page.goto(pageOf(GAME));
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const game = page.getByTestId("game-frame").contentFrame();
    await expect(game.getByRole("alert")).toContainText("needs other hardware", SLOW);
    await expect(game.getByRole("alert")).toContainText("mapper 224");
  });
});

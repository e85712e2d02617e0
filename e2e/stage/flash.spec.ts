import type { Frame, Locator, Page } from "@playwright/test";
import { onlyLong } from "#e2e/long-form.ts";
import { consoleErrors, expect, gameFrame, keptSaves, launch, test } from "./stage-test.ts";

const FLASH = "/assets/flash/?swf=counter";
const WAFLASH = "/assets/waflash/counter/";
/** A software-drawn Ruffle on a busy machine needs its time. */
const SLOW = { timeout: 45_000 };

async function playing(page: Page, engine: "ruffle" | "awayfl"): Promise<Frame> {
  const isAwayFl = async () => (await gameFrame(page)).url().endsWith("/awayfl.html");
  await expect.poll(isAwayFl, SLOW).toBe(engine === "awayfl");
  const game = await gameFrame(page);
  await expect(game.locator(".loading")).toBeHidden(SLOW);
  return game;
}

/** The frame that shows the SWF, for screenshots. */
function stageOf(page: Page): Locator {
  return page.getByTestId("game-frame");
}

async function seePixelsChange(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await stageOf(page).screenshot();
  await expect
    .poll(async () => {
      await press();
      return before.equals(await stageOf(page).screenshot());
    }, SLOW)
    .toBe(false);
}

/** Sees the SWF obey a key of the keyboard, and the same key from the site, as a gamepad or an on-screen button presses it. */
async function seeKeys(page: Page, key: string): Promise<void> {
  await seePixelsChange(page, () => page.keyboard.press(key));
  await seePixelsChange(page, () =>
    page.evaluate(async (key) => {
      const { stage } = window.recess;
      stage.pressKey(key, true);
      // A SWF looks at its keys once a frame.
      await new Promise((done) => setTimeout(done, 100));
      stage.pressKey(key, false);
    }, key),
  );
}

/** How often the SWF was started, as its own SharedObject has it. */
async function starts(page: Page, path: string, prefix: string): Promise<number> {
  const found = Object.entries(await keptSaves(page, path)).find(([key]) => key.startsWith(prefix));
  const [, value = ""] = found ?? [];
  const bytes = Buffer.from(value.replace(/^AWAY3,/, ""), "base64");
  const at = bytes.indexOf("starts");
  // AMF3: a marker for whole numbers, then the number.
  return at < 0 ? 0 : (bytes[at + "starts".length + 1] ?? 0);
}

for (const arrangement of ["hosts", "same"] as const) {
  test.describe(`a SWF in Ruffle, games at home as ${arrangement}`, onlyLong(arrangement === "same"), () => {
    test.use({ arrangement });

    test("plays, obeys keys without a click, and keeps its saves", async ({ page, origins }) => {
      const errors = consoleErrors(page);
      await launch(page, origins.stage(FLASH));
      await playing(page, "ruffle");
      await seeKeys(page, "ArrowRight");
      await expect.poll(() => starts(page, FLASH, "ruffle/"), SLOW).toBe(1);
      // Saves are named without the host, so that they survive a move.
      const names = Object.keys(await keptSaves(page, FLASH));
      expect(names).toEqual(["ruffle/assets/flash/counter.swf/counter"]);
      await launch(page, origins.stage(FLASH));
      await expect.poll(() => starts(page, FLASH, "ruffle/"), SLOW).toBe(2);
      expect(errors.filter((error) => error.includes("Content Security Policy"))).toEqual([]);
      expect(origins.requests.elsewhere).toEqual([]);
    });
  });
}

test.describe("the Flash page", () => {
  test("says so when the file is broken, before the four megabytes of the engine are loaded", async ({
    page,
    origins,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const game = await launch(page, origins.stage("/assets/flash/?swf=broken"));
    await expect(game.getByRole("alert")).toContainText("This game is broken");
    expect(asked.filter((address) => address.endsWith(".wasm"))).toEqual([]);
  });

  test("says so when the file is missing", async ({ page, origins }) => {
    const game = await launch(page, origins.stage("/assets/flash/?swf=nowhere"));
    await expect(game.getByRole("alert")).toContainText("This game has gone missing");
    await expect(game.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("says so when Ruffle gives up on the SWF", async ({ page, origins }) => {
    await page.route("**/*.wasm", (route) =>
      route.fulfill({ body: "no wasm", contentType: "application/wasm" }),
    );
    const game = await launch(page, origins.stage(FLASH));
    await expect(game.getByRole("alert")).toContainText("would not start", SLOW);
  });

  test("shows how much of the engine has arrived", async ({ page, origins }) => {
    await page.addInitScript(() => {
      const values: number[] = [];
      Reflect.set(window, "progress", values);
      const observer = new MutationObserver(() => {
        const bar = document.querySelector("progress");
        if (bar) values.push(bar.value);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await launch(page, origins.stage(FLASH));
    const game = await playing(page, "ruffle");
    const values = await game.evaluate<number[]>("progress");
    expect(values.some((value) => value > 0 && value < 1)).toBe(true);
    expect(values.at(-1)).toBeCloseTo(1, 1);
  });
});

test.describe("a waflash game", () => {
  test("plays in Ruffle first, and in the other player when asked", async ({ page, origins }) => {
    await launch(page, origins.stage(WAFLASH));
    const game = await playing(page, "ruffle");
    await expect.poll(() => starts(page, WAFLASH, "ruffle/"), SLOW).toBe(1);
    await game.getByRole("button", { name: "Try the other player" }).click();
    const other = await playing(page, "awayfl");
    await expect(other.getByText("Played by AwayFL")).toBeVisible();
    await seeKeys(page, "ArrowRight");
    // Each engine has its own format, so each has its own saves.
    await expect.poll(() => starts(page, WAFLASH, "awayfl/"), SLOW).toBe(1);
    expect(await starts(page, WAFLASH, "ruffle/")).toBe(1);

    await launch(page, origins.stage(WAFLASH));
    await playing(page, "awayfl");
    await expect.poll(() => starts(page, WAFLASH, "awayfl/"), SLOW).toBe(2);
  });

  test("goes to the other player by itself when wasm is blocked", async ({ page, origins }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
    await launch(page, origins.stage(WAFLASH));
    await playing(page, "awayfl");
    await seeKeys(page, "ArrowRight");
  });

  test("goes to the other player by itself when Ruffle gives up", async ({ page, origins }) => {
    await page.route("**/*.wasm", (route) =>
      route.fulfill({ body: "no wasm", contentType: "application/wasm" }),
    );
    await launch(page, origins.stage(WAFLASH));
    await playing(page, "awayfl");
  });

  test("runs no script in the page around it, and opens nothing", async ({ page, origins }) => {
    const path = "/assets/waflash/caller/";
    const errors = consoleErrors(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
    await launch(page, origins.stage(path));
    const game = await playing(page, "awayfl");
    const saved = async () => {
      const values = Object.values(await keptSaves(page, path));
      return values.map((value) => Buffer.from(value.replace(/^AWAY3,/, ""), "base64").toString()).join();
    };
    await expect.poll(saved, SLOW).toContain("tried");
    expect(await saved()).not.toContain("the page answered");
    await expect(game.locator("html[data-film]")).toHaveCount(0);
    expect(game.url()).toContain("/awayfl.html");
    // Refused before the content policy had to.
    expect(errors.filter((error) => error.includes("Content Security Policy"))).toEqual([]);
  });
});

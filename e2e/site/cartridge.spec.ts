import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { anAdvanceCartridge } from "@recess/portal/domain/catalogue/cartridge/advance.fixture.ts";
import { aGameBoyCartridge } from "@recess/portal/domain/catalogue/cartridge/game-boy.fixture.ts";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { expect, test } from "#e2e/portal-test.ts";

/** Rows of tiles on the console's screen: `#` for light, `r` for red, `.` for dark, `?` for a tile of several. */
function tilesOf(game: Frame): Promise<string[]> {
  return game.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return [];
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colour = (x: number, y: number) => {
      const [red = 0, green = 0] = data.subarray((y * width + x) * 4);
      if (red < 128) return ".";
      return green < 128 ? "r" : "#";
    };
    const tile = (column: number, row: number) => {
      const colours = new Set(
        Array.from({ length: 64 }, (_, at) => colour(column * 8 + (at % 8), row * 8 + (at >> 3))),
      );
      return colours.size > 1 ? "?" : [...colours].join("");
    };
    return Array.from({ length: height / 8 }, (_, row) =>
      Array.from({ length: width / 8 }, (_, column) => tile(column, row)).join(""),
    );
  });
}

const rows = (even: string, odd: string, { width, height } = { width: 20, height: 18 }) =>
  Array.from({ length: height }, (_, row) => (row % 2 ? odd : even).repeat(width / 2));
const advanceScreen = { width: 30, height: 20 };

/** Adds a cartridge with the operator's command; what that said. */
function addCartridge(dataDir: string, name: string, bytes: Uint8Array): Promise<string> {
  const dir = test.info().outputPath("cartridges");
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name), bytes);
  return new Promise((resolve) => {
    const command = [join(root, "portal", "cli", "games.ts"), "add", join(dir, name)];
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, command, { env }, (_, out, err) => resolve(`${out}${err}`));
  });
}

/** Opens the page of a console game as soon as it is listed, and launches it. */
async function launch(page: Page, origin: string, slug: string, name: string): Promise<Frame> {
  const gamePage = `${origin}/play/${idOfPath(`consoles/${slug}/`)}`;
  await expect.poll(async () => (await page.request.get(gamePage)).status()).toBe(200);
  await page.goto(gamePage);
  await page.getByRole("button", { name: `Click to launch ${name}` }).click();
  const game = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!game) throw new Error("the game has no frame");
  // The frame is empty first, and a page that goes on has nothing to look at.
  await expect(game.locator("canvas")).toBeAttached();
  return game;
}

test("an operator's Game Boy cartridge is tried, listed with a cover, and draws what it must", async ({
  page,
  openPortal,
}) => {
  test.setTimeout(400_000);
  const { origin, dataDir } = await openPortal();
  const added = await addCartridge(dataDir, "Snail Race (World).gb", aGameBoyCartridge());
  expect(added).toContain("It is a Game Boy cartridge, 32 KB, MBC1, with battery.");
  expect(added).toContain("Added Snail Race (html5)");
  const cover = await page.request.get(`${origin}/covers/snail-race.webp`);
  expect(cover.headers()["content-type"]).toBe("image/webp");

  const game = await launch(page, origin, "snail-race", "Snail Race");
  await expect.poll(() => tilesOf(game), { timeout: 60_000 }).toEqual(rows("#.", ".#"));
  await page.keyboard.down("x");
  await expect.poll(() => tilesOf(game)).toEqual(rows(".#", "#."));
  await page.keyboard.up("x");
  await expect.poll(() => tilesOf(game)).toEqual(rows("#.", ".#"));
});

/** How often the Advance test cartridge was started, as its stored battery tells; undefined before it is stored. */
function startsOf(game: Frame): Promise<number | undefined> {
  return game.evaluate(() => {
    const base64 = localStorage.getItem("battery")?.split(":")[1];
    return base64 === undefined ? undefined : atob(base64).charCodeAt(0);
  });
}

test("an operator's Game Boy Advance cartridge is listed, draws what it must, and keeps its battery", async ({
  page,
  openPortal,
}) => {
  test.setTimeout(400_000);
  const { origin, dataDir } = await openPortal();
  const added = await addCartridge(dataDir, "Tile Trial (World).gba", anAdvanceCartridge());
  expect(added).toContain("It is a Game Boy Advance cartridge, 1 KB, SRAM 32 KB, with battery.");
  expect(added).toContain("Added Tile Trial (html5)");

  const game = await launch(page, origin, "tile-trial", "Tile Trial");
  await expect.poll(() => tilesOf(game), { timeout: 60_000 }).toEqual(rows(".#", "#.", advanceScreen));
  expect(await game.evaluate(() => crossOriginIsolated)).toBe(false);
  await page.keyboard.down("x");
  await expect.poll(() => tilesOf(game)).toEqual(rows(".r", "r.", advanceScreen));
  await page.keyboard.up("x");
  await expect.poll(() => tilesOf(game)).toEqual(rows(".#", "#.", advanceScreen));

  // Its chip comes filled with 255, so that the first start counts to 0.
  await expect.poll(() => startsOf(game)).toBe(0);
  const again = await launch(page, origin, "tile-trial", "Tile Trial");
  await expect.poll(() => startsOf(again), { timeout: 60_000 }).toBe(1);
});

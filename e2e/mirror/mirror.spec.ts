import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { distDir, root } from "@recess/portal/paths.mjs";
import { type FileServer, openFileServer } from "@recess/portal/testing/file-server.ts";

const BASE = "/some/mirror/";
/** A software-drawn Ruffle on a busy machine needs its time. */
const SLOW = { timeout: 30_000 };
const idOf = (path: string) => Buffer.from(path).toString("base64url");

/** The address that the mirror does not have. */
const isNowhere = (url: string) => url.endsWith("/nowhere/");

let folder: string;
let host: FileServer;
/** Requests that the host could not answer, and errors of pages. */
const trouble: string[] = [];

test.describe("a static mirror on a plain file host", () => {
  test.describe.configure({ mode: "default", timeout: 60_000 });

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "recess-mirror-"));
    const args = [join(root, "portal/cli/export.ts"), "--out", join(folder, "site"), "--base", BASE];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { DATA_DIR: join(folder, "none") },
    });
    expect(stdout).toContain("Left out, because it needs a server");
    host = await openFileServer(join(folder, "site"), BASE);
  });
  test.afterAll(async () => {
    await host?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.beforeEach(({ page }) => {
    trouble.length = 0;
    page.on("response", (response) => {
      if (response.status() >= 400 && !isNowhere(response.url()))
        trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on("pageerror", (error) => trouble.push(`${error}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !isNowhere(message.location().url)) trouble.push(message.text());
    });
  });
  test.afterEach(() => expect(trouble).toEqual([]));

  const open = (page: Page, path = "") => page.goto(`${host.origin}${BASE}${path}`);

  test("shows its pages, lists and filters under its base, and what it does not have", async ({ page }) => {
    await open(page);
    await page.getByRole("link", { name: "Pick a game" }).click();
    const { games } = JSON.parse(await readFile(join(distDir, "catalogue.json"), "utf8"));
    await expect(page.getByTestId("filter-header")).toContainText(`All ${games.length} games`);
    const first = await page.getByTestId("game-card").first().innerText();
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/\/play\/by\/page-2\/$/);
    await expect(page.getByTestId("game-card").first()).not.toHaveText(first);
    await page.getByTestId("filter-toggle").click();
    await page.getByRole("link", { name: "WAFlash", exact: true }).click();
    await expect(page.getByTestId("game-card")).toHaveCount(3);
    await expect(page.getByTestId("thumbnail-toggle")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
    await page.getByRole("link", { name: "Random game of these" }).click();
    await expect(page.getByRole("button", { name: /^Click to launch/ })).toBeVisible();
    await expect(page).toHaveURL(/\/play\/[\w-]+\/$/);
    await open(page, "nowhere/");
    await expect(page.getByRole("heading", { name: "Out of bounds" })).toBeVisible();
  });

  test("searches and suggests in the browser, with at most 100 KB for the first hit", async ({ page }) => {
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.url().includes("/data/")) bytes += (await response.body()).length;
    });
    await open(page, "search/?q=ches");
    const hits = page.getByTestId("result-name");
    await expect(hits.filter({ hasText: /^Chess$/ })).toBeVisible();
    for (const name of await hits.allInnerTexts()) expect(name.toLowerCase()).toContain("ches");
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(100_000);
    await page.getByRole("searchbox").fill("cactus");
    await page.getByRole("option", { name: "Cactus Sprint" }).click();
    await expect(page.getByRole("button", { name: "Click to launch Cactus Sprint" })).toBeVisible();
    await open(page, "search/?q=zzzz");
    await expect(page.getByText("We couldn't find anything")).toBeVisible();
  });

  const launch = async (page: Page, path: string): Promise<Frame> => {
    await open(page, `play/${idOf(path)}/`);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
    if (!frame) throw new Error("The page shows no game.");
    await frame.waitForLoadState("load");
    expect(await frame.evaluate(() => self.origin)).toBe("null");
    return frame;
  };
  /** Colours on the screen where the game is: a blank frame has one. */
  const isDrawn = (page: Page) =>
    expect
      .poll(async () => {
        const picture = (await page.getByTestId("game-frame").screenshot()).toString("base64");
        return page.evaluate(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer;
          return new Set(new Uint32Array(pixels ?? [])).size;
        }, picture);
      }, SLOW)
      .toBeGreaterThan(20);

  test("plays an HTML5 game, and keeps its save", async ({ page }) => {
    const frame = await launch(page, "cactus-sprint/");
    await isDrawn(page);
    await frame.evaluate(() => localStorage.setItem("test-level", "7"));
    await expect
      .poll(async () => {
        const again = await launch(page, "cactus-sprint/");
        return again.evaluate(() => localStorage.getItem("test-level"));
      })
      .toBe("7");
  });

  test("plays games whose files need another origin's leave: modules, a worker, pictures", async ({
    page,
  }) => {
    for (const path of ["chess/", "2048/", "hill-glide/", "crate-heroes/"]) {
      await launch(page, path);
      await isDrawn(page);
    }
  });

  for (const path of ["steady-spark.swf", "waflash/turnip-liftoff-folder/"]) {
    test(`plays ${path}`, async ({ page }) => {
      const frame = await launch(page, path);
      await expect(frame.locator(".loading[hidden]")).toBeAttached(SLOW);
      await isDrawn(page);
    });
  }

  test("never runs a game with its own origin", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener(
        "load",
        () => self.origin !== "null" && document.querySelector("canvas") && console.error("a game ran"),
      );
    });
    await open(page, "assets/html5/cactus-sprint/");
    await expect(page).toHaveURL(`${host.origin}${BASE}`);
    await expect(page.getByTestId("site-name")).toBeVisible();
  });
});

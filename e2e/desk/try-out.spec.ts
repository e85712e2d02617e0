import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, TestInfo } from "@playwright/test";
import { openReports } from "@recess/portal/cli/game-reports/open-reports.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { dropFiles } from "./drop-files.ts";
import { expectFits } from "./expect-fits.ts";
import { openDesk } from "./open-desk.ts";

/** A try-out starts a browser and a portal of its own. */
const TRY_OUT_MS = 240_000;

const isDrawn = (picture: Locator) =>
  picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

/** Makes a folder with a game whose script is this. */
async function aGameFolder(info: TestInfo, name: string, script: string): Promise<string> {
  const dir = info.outputPath(name);
  await mkdir(join(dir, "js"), { recursive: true });
  await writeFile(join(dir, "index.html"), '<!doctype html><body><script src="js/game.js"></script>');
  await writeFile(join(dir, "js", "game.js"), script);
  return dir;
}

const bright = 'document.body.style.cssText = "margin:0;height:100vh;background:linear-gradient(red,blue)";';

test("a dropped folder is tried live, and tried again once visitors reported it", async ({
  page,
  openPortal,
}, info) => {
  test.slow();
  const { desk, dataDir } = await openDesk(page, openPortal, { dataDir: info.outputPath("data") });
  await page.goto(`${desk}/games`);
  await dropFiles(page, [await aGameFolder(info, "bright-box", bright)]);
  const card = page.getByRole("article").filter({ hasText: "bright-box" });
  await expect(card.locator('[data-state="added"]')).toHaveText("Listed", { timeout: TRY_OUT_MS });
  await expect.poll(() => isDrawn(card.getByRole("img", { name: "Cover of bright-box" }))).toBe(true);

  const { store, close } = openReports({ dataDir, databaseUrl: undefined });
  const day = new Date().toISOString().slice(0, 10);
  const report = { reason: "black-screen", engine: "none", error: "", reporter: "001", day } as const;
  await store.add({ ...report, game: "bright-box/" });
  await close();
  await page.goto(`${desk}/figures`);
  await page.getByRole("button", { name: "Retry: Bright Box" }).click();
  const tried = page.getByTestId("try");
  await expect(tried).toHaveAttribute("data-state", "plays", { timeout: TRY_OUT_MS });
  await expect(tried).toContainText("Bright Box plays.");
  await expect.poll(() => isDrawn(tried.getByRole("img"))).toBe(true);
  await expectFits(page, desk, ["games", "figures"]);
});

test("a dropped folder that stays blank is refused by name", async ({ page, openPortal }, info) => {
  test.slow();
  const { desk } = await openDesk(page, openPortal, { dataDir: info.outputPath("data") });
  await page.goto(`${desk}/games`);
  await dropFiles(page, [await aGameFolder(info, "blank-box", "")]);
  const bad = page.getByRole("article").filter({ hasText: "blank-box" });
  await expect(bad.locator('[data-state="refused"]')).toBeVisible({ timeout: TRY_OUT_MS });
  await expect(bad).toContainText("it stays blank");
  await expect(bad.getByRole("img")).toHaveCount(0);
});

import { spawnSync } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { aZip } from "@recess/portal/adapters/files/zip.fixture.ts";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { makeNextBuild } from "#e2e/offline/next-build.ts";
import { expect } from "#e2e/portal-test.ts";
import { test } from "./database-engines.ts";
import { dropFiles } from "./drop-files.ts";
import { openDesk } from "./open-desk.ts";

const film = join(root, "games/flash/turnip-liftoff/turnip-liftoff.swf");
const zip = aZip([
  { name: "frog-pond/index.html", content: "<!doctype html><title>Frog Pond</title><h1>Ripples</h1>" },
]);
/** A game is added by a process of its own, which starts slowly on a busy machine. */
const INTAKE = { timeout: 120_000 };
const gamePage = (path: string) => `/play/${idOfPath(path)}`;

for (const engine of ["SQLite", "PostgreSQL"] as const)
  test.describe(`the operator's story on ${engine}`, () => {
    test.use({ engine });

    test("a portal is named, filled, looked after, backed up, restored elsewhere and upgraded", async ({
      newDatabase,
      page,
      openPortal,
      openVisitor,
    }, info) => {
      test.slow();
      const checkout = stateOfCheckout();
      // The try-out has tests of its own.
      const settings = { CHROMIUM: "/nowhere" };
      const dataDir = info.outputPath("data");
      const portal = await openDesk(page, openPortal, {
        dataDir,
        settings: { ...settings, ...(await newDatabase()) },
      });
      const visitor = await openVisitor();

      await test.step("change the portal", () => changePortal(page, info.outputPath()));
      await test.step("a visitor plays and reports", async () => {
        await expectForVisitors(visitor, portal.origin);
        await report(visitor, portal.origin);
      });
      await test.step("answer the report, look at the chart", () => answerReport(page));
      const archive = info.outputPath("backup.tar.gz");
      await test.step("back up", () => backUp(page, archive));

      await test.step("restore elsewhere", async () => {
        const operator = await openVisitor();
        const elsewhere = await openDesk(operator, openPortal, {
          dataDir: info.outputPath("elsewhere"),
          settings: { ...settings, ...(await newDatabase()) },
        });
        await restore(operator, archive);
        await expectForVisitors(await openVisitor(), elsewhere.origin);
        await expectAtDesk(operator);
        await elsewhere.close();
      });

      await test.step("upgrade", async () => {
        const next = info.outputPath("next");
        await makeNextBuild(next, "h1 { text-indent: 7px }");
        await portal.close();
        await openPortal({
          port: portal.port,
          dataDir,
          settings: { ...portal.settings, BUILD_DIR: next },
        });
        await expectForVisitors(visitor, portal.origin);
        await expect(visitor.getByRole("heading", { level: 1 })).toHaveCSS("text-indent", "7px");
        // The desk is still open in this browser.
        await expectAtDesk(page);
      });
      expect(stateOfCheckout()).toBe(checkout);
    });
  });

/** Names the portal, adds a film and a zip, hides a shipped game, writes an announcement and adds an account. */
async function changePortal(page: Page, dir: string): Promise<void> {
  await open(page, "Words");
  await page.getByRole("link", { name: "Name, logo and colours" }).click();
  await page.getByLabel("Name of the site").fill("Break Time");
  await page.getByRole("button", { name: "Save" }).click();
  await expectDone(page, "Saved");

  await open(page, "Games");
  const added = page.locator('[data-state="added"]');
  await copyFile(film, join(dir, "space-turnip.swf"));
  await dropFiles(page, [join(dir, "space-turnip.swf")]);
  await expect(added).toHaveCount(1, INTAKE);
  await writeFile(join(dir, "frog-pond.zip"), zip);
  await dropFiles(page, [join(dir, "frog-pond.zip")]);
  await expect(added).toHaveCount(2, INTAKE);
  await findGame(page, "cactus sprint");
  await page.getByRole("button", { name: "Hide Cactus Sprint" }).click();
  await expectDone(page, "Cactus Sprint is hidden");

  await open(page, "Words");
  await page.getByRole("link", { name: "Announcements" }).click();
  await page.getByRole("link", { name: "New announcement" }).click();
  await page.getByLabel("Title").fill("Sports day");
  await page.getByLabel("Text").fill("No games on Friday.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Sports day" })).toBeVisible();

  await open(page, "People");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByTestId("secret")).toBeVisible();
}

/** Expects what visitors see of all that. Ends on the page of the announcements. */
async function expectForVisitors(visitor: Page, origin: string): Promise<void> {
  const textOf = async (path: string) => (await visitor.request.get(`${origin}${path}`)).text();
  await expect.poll(() => textOf(gamePage("cactus-sprint/"))).toContain("is taking a break");
  await expect.poll(() => textOf(gamePage("space-turnip.swf"))).toContain("Space Turnip");
  await visitor.goto(`${origin}${gamePage("frog-pond/")}`);
  await visitor.getByRole("button", { name: "Click to launch Frog Pond" }).click();
  await expect(visitor.frameLocator('[data-testid="game-frame"]').getByText("Ripples")).toBeVisible();
  await visitor.goto(`${origin}/announcements`);
  await expect(visitor.getByTestId("site-name")).toHaveText("Break Time");
  await expect(visitor.getByRole("main").getByTestId("announcement").first()).toContainText("Sports day");
}

async function report(visitor: Page, origin: string): Promise<void> {
  await visitor.goto(`${origin}${gamePage("frog-pond/")}`);
  const form = visitor.getByTestId("report");
  await form.getByText("Report a broken game").click();
  await form.getByLabel("There is no sound").check();
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form.getByRole("status")).toHaveText("Thanks, it is noted.");
}

async function answerReport(page: Page): Promise<void> {
  const mended = page.getByRole("button", { name: "Mended: Frog Pond" });
  // Launches and reports are written every few seconds.
  await open(page, "Figures");
  await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(mended).toBeVisible({ timeout: 500 });
    await expect(launches(page)).toContainText("Frog Pond", { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expectLaunch(page);
  await expect(page.getByTestId("chart").first().locator("canvas")).toBeVisible();
  await mended.click();
  await expectDone(page, "forgotten");
}

async function backUp(page: Page, archive: string): Promise<void> {
  await open(page, "Care");
  await page.getByRole("button", { name: "Make a backup" }).click();
  await expectDone(page, "is made");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download/ }).click();
  await (await download).saveAs(archive);
}

async function restore(page: Page, archive: string): Promise<void> {
  await open(page, "Care");
  await page.getByLabel(/Restore one from elsewhere/).setInputFiles(archive);
  await expect(page.getByRole("heading", { name: "Restore a backup" })).toBeVisible();
  const preview = page.getByRole("row");
  await expect(preview.filter({ hasText: "Accounts" })).toContainText(/10$/);
  await page.getByLabel("Replace what is here").check();
  await page.getByRole("button", { name: "Restore" }).click();
  await expectDone(page, "is restored");
}

/** Expects what the desk shows of the story: games, accounts, counts and journal. */
async function expectAtDesk(page: Page): Promise<void> {
  await open(page, "Games");
  for (const [name, state] of [
    ["Space Turnip", "yours"],
    ["Frog Pond", "yours"],
    ["Cactus Sprint", "hidden"],
  ] as const) {
    await findGame(page, name);
    await expect(page.getByRole("row", { name })).toContainText(state);
  }
  await open(page, "People");
  await expect(page.getByTestId("account")).toContainText("ada@example.org");
  await open(page, "Figures");
  await expectLaunch(page);
  await open(page, "Journal");
  for (const entry of [/words\.set site\.name/, /games\.hide cactus-sprint/, /reports\.clear frog-pond/])
    await expect(page.getByRole("row", { name: entry })).toBeVisible();
}

/** Expects a launch of today in this week's chart, by the table below it. */
async function expectLaunch(page: Page): Promise<void> {
  const chart = launches(page);
  await chart.getByText("As a table").click();
  await expect(chart.getByRole("columnheader", { name: "Frog Pond" })).toBeVisible();
  await expect(chart.getByRole("row").last()).toContainText(/[1-9]$/);
}

const launches = (page: Page) => page.getByRole("figure", { name: "Launches of games by day" });

async function findGame(page: Page, name: string): Promise<void> {
  await page.getByLabel("Search").fill(name);
  await page.getByRole("button", { name: "Show", exact: true }).click();
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name, exact: true }).click();
}

async function expectDone(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").first()).toContainText(text);
}

/** Shipped games and words that are not as they were committed. */
function stateOfCheckout(): string {
  const args = ["status", "--porcelain", "catalogue", "content", "games"];
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout;
}

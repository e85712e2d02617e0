import { readFile } from "node:fs/promises";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { launchFirefox } from "#e2e/hostile/firefox.ts";
import type { Trait } from "./corpus-games.ts";
import { playInFirefox } from "./corpus-in-firefox.ts";
import { addCorpus } from "./corpus-portal.ts";

// One portal for all of them: its start takes longer than a game.
test.describe.configure({ mode: "default" });

let games: ReadonlyMap<Trait, Game>;
let portal: RunningPortal;
test.beforeAll(async () => {
  const dataDir = test.info().outputPath("corpus-data");
  games = await addCorpus(dataDir);
  portal = await startPortal({ dataDir });
});
test.afterAll(() => portal.close());

const pageOf = (trait: Trait) => `${portal.origin}/play/${games.get(trait)?.id}`;

async function launch(page: Page, trait: Trait): Promise<FrameLocator> {
  await page.goto(pageOf(trait));
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  return page.getByTestId("game-frame").contentFrame();
}

const atOnce: readonly Trait[] = [
  "frame-buster",
  "library-from-elsewhere",
  "unity",
  "absolute-paths",
  "other-charset",
  "databases",
  "several-pages",
  "shared-memory",
];

for (const trait of atOnce) {
  test(`a game with this trait plays: ${trait}`, async ({ page }) => {
    const game = await launch(page, trait);
    await expect(game.locator("#result")).toHaveText("plays");
  });
}

test("a game that asks questions gets the visitor's answers", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept(dialog.type() === "prompt" ? "Ada" : undefined));
  const game = await launch(page, "questions");
  await game.getByRole("button", { name: "Ask" }).click();
  await expect(game.locator("#result")).toHaveText("plays");
});

test("an alert is a notice in the game's page, and no dialog", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const game = await launch(page, "notices");
  await expect(game.locator("#result")).toHaveText("plays");
  await expect(game.getByRole("status")).toHaveText("Level 2");
  expect(dialogs).toEqual([]);
});

test("a file that a game saves is downloaded when the visitor says so, under a plain name", async ({
  page,
}) => {
  const game = await launch(page, "saved-files");
  await game.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog", { name: "Save a file" });
  await expect(question).toContainText("my save.json (1 KB)");
  await question.getByRole("button", { name: "No" }).click();
  await expect(question).toHaveCount(0);
  await game.getByRole("button", { name: "Save" }).click();
  const downloading = page.waitForEvent("download");
  await question.getByRole("button", { name: "Save it" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("my save.json");
  expect(await readFile(await download.path(), "utf8")).toBe('{"level":7}');
});

test("a game that refuses frames plays in a window of its own, which knows nothing of the page", async ({
  page,
}) => {
  await page.goto(pageOf("own-window"));
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const own = await opening;
  await expect(own.locator("#result")).toHaveText("plays");
  expect(await own.evaluate(() => window.opener)).toBeNull();
});

test("only the page of a game that shares memory is isolated", async ({ page }) => {
  await page.goto(pageOf("shared-memory"));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.goto(pageOf("databases"));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

test("the core of them plays in Firefox", async () => {
  const executablePath = findFirefox();
  test.skip(executablePath === undefined, "no Firefox on this machine");
  const firefox = await launchFirefox(executablePath ?? "");
  try {
    expect(await playInFirefox(firefox, new Map(atOnce.map((trait) => [trait, pageOf(trait)])))).toEqual(
      Object.fromEntries(atOnce.map((trait) => [trait, "plays"])),
    );
  } finally {
    await firefox.close();
  }
});

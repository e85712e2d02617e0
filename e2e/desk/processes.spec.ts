import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { expect, test } from "#e2e/portal-test.ts";
import { openDesk } from "./open-desk.ts";

/** Within this time, every process has what an operator changed. */
const LIVE_MS = 2000;

test("what commands and the desk change is seen in two processes within two seconds", async ({
  page,
  openPortal,
  request,
}, info) => {
  const dataDir = info.outputPath("data");
  const first = await openDesk(page, openPortal, { dataDir });
  const second = await openPortal({ dataDir });
  const command = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, "portal", "cli", `${name}.ts`), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    });
  /** Expects both processes to show it in time, from now on: an action has ended when this is called. */
  const expectBoth = async (path: string, words: string | RegExp) => {
    const end = Date.now() + LIVE_MS;
    for (const { origin } of [first, second])
      await expect
        .poll(async () => (await request.get(`${origin}${path}`)).text(), {
          // The first look always counts, also on a machine that is busy with something else.
          timeout: Math.max(1, end - Date.now()),
          intervals: [100],
          message: `${origin}${path}`,
        })
        .toMatch(words);
  };
  const [cactus, chess] = ["cactus-sprint/", "chess/"].map((path) => `/play/${idOfPath(path)}`) as [
    string,
    string,
  ];

  await command("games", "hide", "cactus-sprint/");
  await expectBoth(cactus, /is taking a break/);
  await command("games", "edit", "chess/", "--name", "Schach");
  await expectBoth(chess, /<h1[^>]*>Schach/);
  await command("content", "add", "announcements", "title=Sports day", "content=No games on Friday.");
  await expectBoth("/announcements", /No games on Friday\./);

  await page.goto(`${first.desk}/games?search=cactus`);
  await page.getByRole("button", { name: "Show Cactus Sprint" }).click();
  await expect(page.getByRole("status").first()).toContainText("is listed");
  await expectBoth(cactus, /<h1[^>]*>Cactus Sprint/);
  await page.goto(`${first.desk}/games/game/${idOfPath("chess/")}`);
  await page.getByLabel("Name", { exact: true }).fill("Royal Chess");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectBoth(chess, /<h1[^>]*>Royal Chess/);
  await page.goto(`${first.desk}/words/announcements/new`);
  await page.getByLabel("Title").fill("Snow day");
  await page.getByLabel("Text").fill("The yard is closed.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Snow day" })).toBeVisible();
  await expectBoth("/announcements", /The yard is closed\./);
});

import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { deskLinks } from "@recess/portal/server/desk/open-desk.ts";
import { freePort } from "@recess/portal/testing/free-port.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { violationsInPalettes } from "#e2e/site/axe-in-palettes.ts";
import { dropFiles } from "./drop-files.ts";
import { expectFits } from "./expect-fits.ts";

const film = join(root, "games/flash/turnip-liftoff/turnip-liftoff.swf");
/** Within this time, visitors see what an operator changed. */
const LIVE_MS = 2000;

test("an operator drops a film, hides a shipped game and renames another, and visitors see it", async ({
  page,
  openPortal,
  openVisitor,
}, info) => {
  const port = await freePort();
  // The try-out has tests of its own.
  const settings = { DESK_PORT: `${port}`, CHROMIUM: "/nowhere" };
  const portal = await openPortal({ settings });
  const visitor = await openVisitor();
  const expectLive = (path: string, html: RegExp, language = "en") =>
    expect
      .poll(
        async () => {
          const headers = { "accept-language": language };
          return (await visitor.request.get(`${portal.origin}/play/${idOfPath(path)}`, { headers })).text();
        },
        { timeout: LIVE_MS, intervals: [200] },
      )
      .toMatch(html);
  const token = await deskLinks(portal.dataDir, () => new Date()).create();
  await page.goto(`http://127.0.0.1:${port}/enter?token=${token}`);
  await page.getByRole("button").first().click();
  await page.goto(`http://127.0.0.1:${port}/games`);

  const dropped = info.outputPath("space-turnip.swf");
  await copyFile(film, dropped);
  await dropFiles(page, [dropped]);
  await expect(page.locator('[data-state="added"]')).toBeVisible();
  await expectLive("space-turnip.swf", /<h1[^>]*>Space Turnip/);

  await page.getByLabel("Search").fill("cactus");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByRole("button", { name: "Hide Cactus Sprint" }).click();
  await expect(page.getByRole("status").first()).toContainText("Cactus Sprint is hidden");
  await expectLive("cactus-sprint/", /is taking a break/);

  await page.goto(`http://127.0.0.1:${port}/games/game/${idOfPath("space-turnip.swf")}`);
  await page.getByLabel("Name", { exact: true }).fill("Rocket Turnip");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rocket Turnip" })).toBeVisible();
  await page.getByText("Polish: as it is written").click();
  await page.getByLabel("Name in Polish").fill("Rzepa w kosmosie");
  await page.getByRole("button", { name: "Save in Polish" }).click();
  await expect(page.getByText("Polish: Rzepa w kosmosie")).toBeVisible();
  await expectLive("space-turnip.swf", /<h1[^>]*>Rzepa w kosmosie/, "pl");
  await page.getByText("Polish: Rzepa w kosmosie").click();
  expect(await violationsInPalettes(page), "a game with the form of a language").toEqual([]);
  await expectFits(page, `http://127.0.0.1:${port}`, ["games", `games/game/${idOfPath("space-turnip.swf")}`]);
});

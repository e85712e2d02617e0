import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";
import {
  cached,
  expect,
  idOf,
  keep,
  launch,
  type OfflinePortal,
  originOf,
  test,
  visit,
} from "./offline-test.ts";

const address = `/play/${idOf("twin/")}`;

/** The command as an operator runs it, beside the running portal. */
async function games({ dataDir }: OfflinePortal, ...args: string[]): Promise<void> {
  const command = join(root, "portal/cli/games.ts");
  await promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Service workers of the game's origin, as the browser has them for this site. */
async function workersOf(page: Page, portal: OfflinePortal): Promise<number> {
  const frame = await originOf(page, portal, "twin-html5");
  return frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test("a recalled game is gone from a browser that kept it, with its worker and all that it stored", async ({
  page,
  portal,
}) => {
  const at = (path: string) => portal.origin + path;
  await keep(page, at(address));
  const game = await launch(page);
  await game.evaluate(() => localStorage.setItem("level", "3"));
  await page.goto(at("/offline"));
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  expect(await workersOf(page, portal)).toBe(1);
  const stored = await originOf(page, portal, "twin-html5");
  await stored.evaluate(async () => (await caches.open("mine")).put("/assets/x", new Response("planted")));

  await games(portal, "recall", "Twin");
  await expect.poll(async () => (await fetch(at(address))).status).toBe(404);
  await page.goto(at("/offline"));
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("Nothing is kept yet").isVisible();
    })
    .toBe(true);
  expect((await cached(page.mainFrame())).filter((url) => url.endsWith(address))).toEqual([]);

  // Fixed and listed again, it starts afresh: nothing of the old copy is left, and the new one is not cleared again.
  await games(portal, "recall", "Twin", "--fixed");
  await portal.writeTwin("2");
  await expect.poll(async () => (await fetch(at(address))).status).toBe(200);
  await page.goto(at("/offline"));
  expect(await workersOf(page, portal)).toBe(0);
  expect(await cached(await originOf(page, portal, "twin-html5"))).toEqual([]);
  await keep(page, at(address));
  const again = await launch(page);
  await expect(again.locator("#shown")).toHaveText("22");
  expect(await again.evaluate(() => localStorage.getItem("level"))).toBe("3");
  await page.goto(at("/offline"));
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  expect(await workersOf(page, portal)).toBe(1);
});

test("a game that was kept when all games shared an origin is kept anew in its own", async ({
  page,
  context,
  portal,
}) => {
  await visit(page, `${portal.origin}/offline`);
  // As the earlier arrangement left it: a page in the site's cache, a worker and files in the shared origin.
  await page.evaluate(async (address) => (await caches.open("kept")).add(address), address);
  await page.reload();
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByTestId("kept-game").count();
      },
      { timeout: 60_000, intervals: [3000] },
    )
    .toBe(1);
  await expect(page.getByTestId("kept-game")).toContainText("kept by you");
  await context.setOffline(true);
  await page.goto(portal.origin + address);
  await expect((await launch(page)).locator("#shown")).toHaveText("11");
});

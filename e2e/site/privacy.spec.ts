import type { Page } from "@playwright/test";
import { isListed } from "@recess/portal/domain/privacy/browser-storage.ts";
import { expect, test } from "#e2e/portal-test.ts";

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;

/** Everything that the browser holds for the site, by kind and name. */
async function heldBy(page: Page) {
  const held = await page.evaluate(async () => ({
    database: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    setting: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cache: await caches.keys(),
    worker: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  const cookie = (await page.context().cookies()).map(({ name }) => name);
  return { ...held, cookie };
}

test.use({ serviceWorkers: "allow" });

test.describe("the privacy page", () => {
  test("names all that the browser keeps, and one button erases it", async ({ page, openPortal }) => {
    const { origin } = await openPortal();
    const at = origin.replace("127.0.0.1", "localhost");
    test.setTimeout(90_000);
    await page.goto(`${at}/play`);
    await page.getByTestId("thumbnail-toggle").click();
    await page.goto(`${at}${game}`);
    await page.getByRole("button", { name: "Tab cloak" }).click();
    await page.getByRole("button", { name: /Click to launch/ }).click();
    await expect(page.getByTestId("game-frame")).toBeVisible();
    await expect
      .poll(async () => {
        const { database, setting, cache, cookie, worker } = await heldBy(page);
        return [database, setting, cache, cookie, worker].every(({ length }) => length > 0);
      })
      .toBe(true);

    await page.goto(`${at}/privacy`);
    const before = await heldBy(page);
    for (const kind of ["database", "setting", "cache", "cookie"] as const)
      for (const name of before[kind]) expect(isListed(kind, name), `${kind} ${name}`).toBe(true);

    const erase = page.getByTestId("erase");
    await erase.click();
    await expect(erase).toHaveText("Really erase everything?");
    expect((await heldBy(page)).cookie).toEqual(before.cookie);
    await erase.click();
    await expect(page.getByText(/^Erased: .*saves.*All cookies are gone/)).toBeVisible();
    expect(await heldBy(page)).toEqual({ database: [], setting: [], cache: [], worker: [], cookie: [] });
  });

  test("erases the cookies without script", async ({ browser, openPortal }) => {
    const { origin } = await openPortal();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await context.addCookies([{ name: "thumbnails", value: "on", url: origin }]);
    await page.goto(`${origin}/privacy`);
    await page.getByRole("button", { name: "Erase cookies and sign out" }).click();
    await expect(page.getByText("Your cookies are gone")).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

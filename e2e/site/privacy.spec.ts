import type { Frame, Page } from "@playwright/test";
import { isListed } from "@recess/portal/domain/privacy/browser-storage.ts";
import { keep, launch, test as offlineTest, originOf } from "#e2e/offline/offline-test.ts";
import { expect, type OwnPortal, test } from "#e2e/portal-test.ts";

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;

/** Everything that the browser holds for an origin but cookies, by kind and name. */
function storedIn(frame: Frame) {
  return frame.evaluate(async () => {
    const file: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) file.push(name);
    return {
      database: (await indexedDB.databases()).map(({ name }) => name ?? ""),
      setting: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cache: await caches.keys(),
      file,
      worker: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    };
  });
}

const nothing = { database: [], setting: [], cache: [], file: [], worker: [] };

/** Stores something of every kind, as a game may do in its own origin. */
function store(frame: Frame): Promise<void> {
  return frame.evaluate(async () => {
    localStorage.setItem("mine", "1");
    await (await caches.open("mine")).put("/mine", new Response("1"));
    await (await navigator.storage.getDirectory()).getFileHandle("mine", { create: true });
    await new Promise((resolve, reject) => {
      const request = indexedDB.open("mine");
      request.onsuccess = () => resolve(request.result.close());
      request.onerror = () => reject(request.error);
    });
  });
}

/** What the browser holds for a game, by the label of its host. */
async function storedBy(page: Page, portal: OwnPortal, label: string) {
  return storedIn(await originOf(page, portal, label));
}

async function eraseAll(page: Page): Promise<void> {
  await page.getByTestId("erase").click();
  await page.getByTestId("erase").click();
}

/** Everything that the browser holds for the site, by kind and name. */
async function heldBy(page: Page) {
  const held = await storedIn(page.mainFrame());
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
    expect(await heldBy(page)).toEqual({ ...nothing, cookie: [] });
  });

  offlineTest(
    "erases what games keep at their own hosts, launched or only kept, also after an attempt without a network",
    async ({ page, context, portal }) => {
      const [launched, kept] = ["cactus-sprint-html5", "twin-html5"];
      await page.goto(`${portal.origin}${game}`);
      await launch(page);
      // Its service worker comes with the first launch.
      await expect.poll(async () => (await storedBy(page, portal, launched)).worker).toHaveLength(1);
      await keep(page, `${portal.origin}/play/${Buffer.from("twin/").toString("base64url")}`);
      await page.goto(`${portal.origin}/privacy`);
      await store(await originOf(page, portal, launched));
      await store(await originOf(page, portal, ""));
      expect(await storedBy(page, portal, launched)).toMatchObject({
        database: ["mine"],
        setting: ["mine"],
        cache: expect.arrayContaining(["mine", "offline/index"]),
        file: ["mine"],
      });
      expect(await storedBy(page, portal, kept)).toMatchObject({
        cache: expect.arrayContaining(["offline/index"]),
        worker: [expect.stringContaining(kept)],
      });

      await context.setOffline(true);
      await eraseAll(page);
      await expect(page.getByText(/^Erased: .*The server could not be reached/)).toBeVisible();
      await context.setOffline(false);
      expect((await storedBy(page, portal, launched)).file).toEqual(["mine"]);

      await page.goto(`${portal.origin}/privacy`);
      await eraseAll(page);
      await expect(page.getByText(/^Erased: .*2 games' own storage. All cookies are gone/)).toBeVisible();
      for (const label of [launched, kept, ""]) expect(await storedBy(page, portal, label)).toEqual(nothing);
    },
  );

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

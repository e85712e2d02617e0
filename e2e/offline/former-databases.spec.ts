import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Frame, type Page } from "@playwright/test";
import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { test as base, expect, type OwnPortal } from "#e2e/portal-test.ts";
import { idOf, launch } from "./offline-test.ts";

/** Opens its database as any game does, and says what it found there. */
const world = `<!doctype html><title>World</title><script>
  const found = new Promise((resolve, reject) => {
    const request = indexedDB.open("world", 2);
    request.onupgradeneeded = () => request.result.createObjectStore("blocks").put("made anew", "start");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const read = request.result.transaction("blocks").objectStore("blocks").getAll();
      read.onsuccess = () => resolve(read.result);
    };
  });
  async function build(block) {
    const request = indexedDB.open("world");
    await new Promise((done) => { request.onsuccess = done; });
    const writing = request.result.transaction("blocks", "readwrite");
    writing.objectStore("blocks").put(block, block);
    await new Promise((done) => { writing.oncomplete = done; });
  }
</script>`;

const page = `/play/${idOf("world/")}`;
const OLD_NAME = "recess/html5/world/world";
const OTHER_OLD_NAME = "recess/html5/other/saves";

type Arrangement = {
  /** Host of the site in the browser. */
  host: string;
  settings?: (port: number) => Record<string, string>;
};

const test = base.extend<{ arrangement: Arrangement; portal: OwnPortal; site: string; former: string }>({
  arrangement: [{ host: "localhost" }, { option: true }],
  portal: async ({ openPortal, arrangement }, use, info) => {
    const dataDir = info.outputPath("data");
    const games = join(dataDir, "games");
    await mkdir(join(games, "html5", "world"), { recursive: true });
    await writeFile(join(games, "html5", "world", "index.html"), world);
    const entry = { name: "World", path: "world/", gameType: "html5", img: "na.png", description: "World" };
    const listed = { ...entry, dateAdded: "2026-11-01", isTrending: false };
    await writeFile(join(games, "catalogue.json"), JSON.stringify({ games: [listed] }));
    const port = await freePortPair();
    await use(await openPortal({ dataDir, port, settings: arrangement.settings?.(port) ?? {} }));
  },
  site: async ({ portal, arrangement }, use) => use(`http://${arrangement.host}:${portal.port}`),
  former: async ({ portal, arrangement }, use) => use(`http://${arrangement.host}:${portal.playPort}`),
  // In a network, the site is at a name that is no localhost.
  context: async ({ arrangement, context }, use) => {
    if (arrangement.host === "localhost") return use(context);
    const options = await chromiumLaunch();
    const args = [...options.args, `--host-resolver-rules=MAP ${arrangement.host} 127.0.0.1`];
    const browser = await chromium.launch({ ...options, args });
    await use(await browser.newContext());
    await browser.close();
  },
});

/** A frame of the former origin in a page of the site, as games once had. */
async function formerFrame(context: BrowserContext, site: string, former: string): Promise<Frame> {
  const tab = await context.newPage();
  await tab.goto(site);
  const handle = await tab.evaluateHandle((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    return new Promise<HTMLIFrameElement>((resolve) => {
      frame.onload = () => resolve(frame);
      document.body.append(frame);
    });
  }, `${former}/databases`);
  const frame = await handle.contentFrame();
  if (!frame) throw new Error("there is no frame of the former origin");
  return frame;
}

/** Writes a database as a game of the former origin did, whose bridge put the game's name before that of the database. */
async function writeOld(frame: Frame, name: string, block: string): Promise<void> {
  await frame.evaluate(
    ([name, block]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 2);
        request.onupgradeneeded = () => request.result.createObjectStore("blocks").put(block, "old");
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
    [name, block] as const,
  );
}

async function oldNames(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? "").sort());
}

/** Every launch, also before the change, made the database of the saves. */
async function haveLaunchedBefore(tab: Page): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open("recess-saves");
        request.onupgradeneeded = () => request.result.createObjectStore("rows");
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
}

const recordIn = (tab: Page) => tab.evaluate(() => localStorage.getItem("recess.former-databases"));

async function launchAt(context: BrowserContext, site: string): Promise<{ tab: Page; game: Frame }> {
  const tab = await context.newPage();
  await tab.goto(`${site}${page}`);
  return { tab, game: await launch(tab) };
}

const arrangements: Record<string, Arrangement> = {
  "a host for each game": { host: "localhost" },
  "one origin for all games": {
    host: "localhost",
    settings: (port) => ({
      PLAY_ORIGIN: `http://localhost:${port + 1}`,
      SITE_ORIGIN: `http://localhost:${port}`,
    }),
  },
  "another machine of the network": { host: "recess.test" },
};

for (const [name, arrangement] of Object.entries(arrangements)) {
  const isLong = name !== "a host for each game";
  test.describe(`databases from before each game had an origin, with ${name}`, onlyLong(isLong), () => {
    test.use({ arrangement });

    test("are in the game at its launch, once, and gone from the old place", async ({
      context,
      site,
      former,
    }) => {
      const old = await formerFrame(context, site, former);
      await writeOld(old, OLD_NAME, "old castle");
      await writeOld(old, OTHER_OLD_NAME, "of another game");
      await haveLaunchedBefore(old.page());
      const { tab, game } = await launchAt(context, site);
      expect(await game.evaluate("found")).toEqual(["old castle"]);
      expect(await oldNames(old)).toEqual([OTHER_OLD_NAME]);
      expect(await recordIn(tab)).toBe(JSON.stringify({ left: [OTHER_OLD_NAME] }));
      await game.evaluate("build('new tower')");

      // The same again, as if nothing had been remembered: what the game has now is newer.
      await writeOld(old, OLD_NAME, "older castle");
      await tab.evaluate(() => localStorage.removeItem("recess.former-databases"));
      await tab.close();
      const again = await launchAt(context, site);
      expect(await again.game.evaluate("found")).toEqual(["new tower", "old castle"]);
      expect(await oldNames(old)).toEqual([OTHER_OLD_NAME, OLD_NAME]);
      expect(await recordIn(again.tab)).toBe(JSON.stringify({ left: [OTHER_OLD_NAME] }));
    });

    test("one button erases them too", async ({ context, site, former }) => {
      const old = await formerFrame(context, site, former);
      await writeOld(old, OLD_NAME, "old castle");
      const tab = await context.newPage();
      await tab.goto(`${site}/privacy`);
      const erase = tab.getByTestId("erase");
      await erase.click();
      await erase.click();
      await expect(tab.getByText(/^Erased: /)).toBeVisible();
      expect(await oldNames(old)).toEqual([]);
    });
  });
}

test("the former origin is emptied with the last database, and not visited again", async ({
  context,
  site,
  former,
}) => {
  const old = await formerFrame(context, site, former);
  await writeOld(old, OLD_NAME, "old castle");
  await old.evaluate(async () => (await caches.open("offline/kept")).put("/x", new Response("x")));
  await haveLaunchedBefore(old.page());
  const { tab, game } = await launchAt(context, site);
  expect(await game.evaluate("found")).toEqual(["old castle"]);
  await expect.poll(() => old.evaluate(() => caches.keys())).toEqual([]);
  expect(await oldNames(old)).toEqual([]);
  expect(await recordIn(tab)).toBe('{"left":[]}');
  await expect(tab.locator("iframe[hidden]")).toHaveCount(0);
  const visits: string[] = [];
  context.on("request", (request) => request.url().startsWith(former) && visits.push(request.url()));
  const again = await launchAt(context, site);
  expect(await again.game.evaluate("found")).toEqual(["old castle"]);
  expect(visits).toEqual([]);
});

test("a visitor who never launched a game does not visit the former origin", async ({
  context,
  site,
  former,
}) => {
  const visits: string[] = [];
  context.on("request", (request) => request.url().startsWith(former) && visits.push(request.url()));
  const { tab, game } = await launchAt(context, site);
  expect(await game.evaluate("found")).toEqual(["made anew"]);
  expect(await recordIn(tab)).toBe('{"left":[]}');
  expect(visits).toEqual([]);
});

test("a former origin that cannot be reached keeps no game from starting, and keeps what it has", async ({
  context,
  site,
  former,
}) => {
  const old = await formerFrame(context, site, former);
  await writeOld(old, OLD_NAME, "old castle");
  await haveLaunchedBefore(old.page());
  await context.route(`${former}/databases`, (route) => route.abort());
  const { tab, game } = await launchAt(context, site);
  expect(await game.evaluate("found")).toEqual(["made anew"]);
  expect(await recordIn(tab)).toMatch(/^\{"retryAt":\d+\}$/);
  expect(await oldNames(old)).toEqual([OLD_NAME]);
});

import { chromium, type Frame, type Page } from "@playwright/test";
import type {} from "@recess/games/kit/hook.ts";
import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { makeNextBuild } from "./next-build.ts";
import { cached, expect, idOf, keep, launch, originOf, test, visit } from "./offline-test.ts";
import { openRenewedSite } from "./renewed-site.ts";

const cactus = `/play/${idOf("cactus-sprint/")}`;
const counter = `/play/${idOf("counter.swf")}`;
const twin = `/play/${idOf("twin/")}`;
const agar = `/play/${idOf("https://agar.io/")}`;

const launchOptions = await chromiumLaunch();

test.use({ viewport: { width: 900, height: 700 } });

const picture = (page: Page) => page.getByTestId("game-frame").screenshot();

/** URLs in the cache of a build. */
function cachedFor(page: Page, build: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url);
  }, `assets-${build}`);
}

/** Presses until the picture is another. */
async function seeItAnswer(page: Page, key: string): Promise<void> {
  const before = await picture(page);
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return before.equals(await picture(page));
    })
    .toBe(false);
}

test("visited pages, a kept html5 game and a kept Flash game play with the server gone", async ({
  page,
  portal,
}) => {
  const at = (path: string) => portal.origin + path;
  await visit(page, at("/articles"));
  await page.goto(at("/play"));
  await page.goto(at("/login"));
  await page.goto(at("/create-account"));
  const engines: string[] = [];
  page.on(
    "request",
    (request) => /\/engines\/.+\.(?:js|wasm)$/.test(request.url()) && engines.push(request.url()),
  );
  await keep(page, at(counter));
  await keep(page, at(cactus));
  // The game's origin has it from the site.
  expect(engines.filter((address) => !address.startsWith(at("/assets/engines/")))).toEqual([]);
  await expect(page.getByTestId("packer")).toHaveCount(0);
  await page.goto(at("/offline"));
  const site = await cached(page.mainFrame());
  const play = [
    ...(await cached(await originOf(page, portal, "counter-flash"))),
    ...(await cached(await originOf(page, portal, "cactus-sprint-html5"))),
  ];
  expect(site).toContain(at("/articles"));
  // No game was launched yet.
  expect(site).toContainEqual(expect.stringContaining("/assets/launch-"));
  expect(play.some((address) => address.endsWith(".wasm"))).toBe(true);
  expect([...site, ...play].filter((address) => /login|account|logout|beacon/.test(address))).toEqual([]);

  await portal.close();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.goto(at("/articles"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  expect(
    await page.evaluate(() => document.fonts.load("20px 'Lilita One'").then((faces) => faces.length)),
  ).toBe(1);

  await page.goto(at("/play"));
  await page.getByTestId("game-card").filter({ hasText: "Cactus Sprint" }).getByRole("link").click();
  await expect(page).toHaveURL(at(cactus));
  const html5 = await launch(page);
  const scene = () => html5.evaluate(() => window.recessGame?.snapshot().scene);
  await expect.poll(scene).toBe("title");
  await seeItAnswer(page, "Space");
  await expect.poll(scene).not.toBe("title");

  await page.goto(at(counter));
  const flash = await launch(page);
  await expect(flash.locator(".loading")).toBeHidden({ timeout: 60_000 });
  await seeItAnswer(page, "ArrowRight");

  await page.goto(at("/partners"));
  await expect(page.getByText("the page that you wanted is not kept here")).toBeVisible();
  const games = page.getByTestId("kept-game");
  await expect(games).toHaveCount(2);
  await expect(games.filter({ hasText: "Counter" })).toContainText(/\d+ MB, kept by you/);
  await expect(page.getByText(/MB in use in this browser/)).toBeVisible();
  await page.getByRole("button", { name: "Remove Counter" }).click();
  await expect(games).toHaveCount(1);
  await page.getByRole("button", { name: "Remove all" }).click();
  await page.getByRole("button", { name: "Really remove all?" }).click();
  await expect(games).toHaveCount(0);
  const removed = await originOf(page, portal, "counter-flash");
  await expect
    .poll(async () => (await cached(removed)).filter((address) => /wasm|swf/.test(address)))
    .toEqual([]);
  expect(
    await page.evaluate((address) => caches.match(address, { cacheName: "kept" }), counter),
  ).toBeUndefined();
  // Its page was visited and is still there; the game is not, and says so.
  await page.goto(at(counter));
  await expect((await launch(page)).getByText("not kept in this browser")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a launched game plays without a network too, and an external one says that it needs it", async ({
  page,
  context,
  portal,
}) => {
  await page.route(/^https:/, (route) => route.abort());
  await visit(page, portal.origin + agar);
  await visit(page, portal.origin + twin);
  await expect((await launch(page)).locator("#shown")).toHaveText("11");
  const isHere = async () =>
    (await cached(page.mainFrame())).filter((address) => address.endsWith(twin)).length > 1;
  await expect.poll(isHere, { timeout: 60_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect((await launch(page)).locator("#shown")).toHaveText("11");
  await page.goto(`${portal.origin}/offline`);
  await expect(page.getByTestId("kept-game")).toContainText("played lately");
  await page.goto(portal.origin + agar);
  await expect(page.getByTestId("external-status")).toContainText("You are offline");
});

test("a game that changes is played whole, old or new, and never a mix of both", async ({
  page,
  context,
  portal,
}) => {
  const address = portal.origin + twin;
  const shown = (frame: Frame) => frame.locator("#shown");
  await keep(page, address);
  const old = await launch(page);
  await expect(shown(old)).toHaveText("11");
  const origin = await originOf(page, portal, "twin-html5");
  const version = () => origin.evaluate(async () => (await caches.match("/assets/offline/current"))?.text());
  const first = await version();

  await portal.writeTwin("2");
  const second = await context.newPage();
  await second.goto(address);
  await expect.poll(version, { timeout: 60_000 }).not.toBe(first);
  // The open tab goes on with what it began with, although the new set is whole.
  await page.keyboard.press("a");
  await expect(shown(old)).toHaveText("111");
  await page.close();

  await expect(async () => {
    await second.reload();
    await expect(shown(await launch(second))).toHaveText("22", { timeout: 5000 });
  }).toPass();

  await portal.close();
  await second.reload();
  const last = await launch(second);
  await expect(shown(last)).toHaveText("22");
  await second.keyboard.press("a");
  await expect(shown(last)).toHaveText("222");
  const answers = await last.evaluate(async () => {
    const range = await fetch("late.txt", { headers: { range: "bytes=0-0" } });
    const head = await fetch("late.txt", { method: "HEAD" });
    return [range.status, await range.text(), head.status, (await fetch("none.txt")).status];
  });
  expect(answers).toEqual([206, "2", 200, 404]);

  // The game can write into these caches; what it writes is not played.
  await (await originOf(second, portal, "twin-html5")).evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.put("/assets/html5/twin/index.html", new Response("<h1>mine now</h1>"));
    }
  });
  await second.reload();
  await expect((await launch(second)).locator("h1")).toHaveText("This game is not kept in this browser");
});

test("without a network, pages have the theme that was chosen after they were seen", async ({
  page,
  portal,
}) => {
  await visit(page, `${portal.origin}/articles`);
  await page.reload();
  await page.goto(`${portal.origin}/settings`);
  await page.getByTestId("theme").getByLabel("Light").check();
  await page.getByRole("button", { name: "Save the look" }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved.");
  await portal.close();
  for (const address of ["/articles", "/never-seen"]) {
    await page.goto(`${portal.origin}${address}`);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background, address).toBe("rgb(243, 239, 227)");
  }
});

test("a renewed site shows its new page, and without a network the old one with all that it needs", async ({
  page,
  portal,
}) => {
  const site = await openRenewedSite(portal.origin);
  await visit(page, `${site.origin}/articles`);
  await page.reload();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Articles");
  const look = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  const before = await look();

  site.renew();
  await page.reload();
  await expect(heading).toHaveText("Articles of tomorrow");
  await site.close();
  await page.reload();
  await expect(heading).toHaveText("Articles");
  expect(await look()).toBe(before);
});

test("after the next build, pages and kept games are of it or of the old one, each with all that it needs", async ({
  page,
  portal,
  openPortal,
}) => {
  const at = (path: string) => portal.origin + path;
  await keep(page, at(cactus));
  await keep(page, at(twin));
  // Workers once kept the list of games too.
  await page.evaluate(async () => (await caches.open("kept")).add("/play"));
  await visit(page, at("/articles"));
  await visit(page, at("/partners"));
  const dir = test.info().outputPath("next");
  const build = await makeNextBuild(dir, "h1 { text-indent: 7px }");
  await portal.close();
  const { port, dataDir } = portal;
  const next = await openPortal({ port, dataDir, settings: { BUILD_DIR: dir } });
  const heading = page.getByRole("heading", { level: 1 });
  await page.reload();
  await expect(heading).toHaveCSS("text-indent", "7px");
  // The page that is open is kept anew as soon as the new worker has taken over.
  const keptOf = () =>
    page.evaluate(async () => {
      const kept = await caches.match(location.href, { cacheName: "pages", ignoreVary: true });
      return kept?.headers.get("x-build");
    });
  await expect.poll(keptOf).toBe(build);
  expect(await page.evaluate(() => caches.match("/play", { cacheName: "kept" }))).toBeUndefined();
  // Games are kept here, so their pages find all scripts of the new build before they use them.
  expect(await cachedFor(page, build)).toContainEqual(expect.stringContaining("/assets/launch-"));
  // From here on the page of this kept game is the new one. No game is launched before the server is gone.
  await page.goto(at(twin));

  await next.close();
  const lost: string[] = [];
  // The next page aborts what the last one still asks for; that is not lost.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") lost.push(request.url());
  });
  const finished: string[] = [];
  page.on("requestfinished", (request) => finished.push(request.url()));
  for (const [path, indent, sheet] of [
    ["/partners", "7px", /style-of-next\.css$/],
    ["/articles", "0px", /style-(?!of-next)[\w-]+\.css$/],
  ] as const) {
    await page.goto(at(path));
    await expect(heading).toHaveCSS("text-indent", indent);
    // The first input fetches the whole sheet, for the next page.
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await expect.poll(() => finished.some((url) => sheet.test(url))).toBe(true);
  }
  await page.goto(at(cactus));
  const html5 = await launch(page);
  await expect.poll(() => html5.evaluate(() => window.recessGame?.snapshot().scene)).toBe("title");
  await page.goto(at(twin));
  await expect((await launch(page)).locator("#shown")).toHaveText("11");
  expect(lost.filter((address) => address.startsWith(at("/assets/")))).toEqual([]);
});

test("a browser without room says so, keeps nothing by halves, and keeps the game once there is room", async ({
  page,
  context,
  portal,
}) => {
  const address = portal.origin + counter;
  // Chromium's own override does not reach the storage of a frame on another site.
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = async () => ({ usage: 0, quota: 1_000_000 });
  });
  await visit(page, address);
  const button = page.getByRole("button", { name: /^Keep offline/ });
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: "There is no room left" })).toBeVisible();
  await page.goto(`${portal.origin}/offline`);
  await expect(page.getByText("Nothing is kept yet")).toBeVisible();
  const frame = await originOf(page, portal, "counter-flash");
  expect((await cached(frame)).filter((address) => /wasm|swf/.test(address))).toEqual([]);

  await keep(await context.newPage(), address);
});

for (const [what, address] of Object.entries({
  "the list of its files": "**/assets/offline/set?*",
  "the packer's page": "**/assets/offline/",
}))
  test(`a game is kept although the network drops the request for ${what} once`, async ({ page, portal }) => {
    const dropped: string[] = [];
    await page.route(address, (route) => {
      if (dropped.length > 0) return route.continue();
      dropped.push(route.request().url());
      return route.abort("connectionreset");
    });
    await keep(page, portal.origin + twin);
    expect(dropped).toHaveLength(1);
  });

test("over plain http at another address everything stays as it is, without an error", async ({ portal }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, "--host-resolver-rules=MAP recess.test 127.0.0.1"],
  });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", ({ message }) => said.push(message));
  await page.goto(`http://recess.test:${portal.port}${twin}`);
  await expect(page.locator('[data-island$="stage"][data-hydrated]')).toBeAttached();
  await expect((await launch(page)).locator("#shown")).toHaveText("11");
  await expect(page.getByText("Keep offline")).toHaveCount(0);
  await page.goto(`http://recess.test:${portal.port}/offline`);
  await expect(page.getByText("Browsers allow it over https only")).toBeVisible();
  // The browser itself complains about headers that it takes seriously over https only.
  expect(said.filter((text) => !/-(?:Policy|Cluster) header/.test(text))).toEqual([]);
  await browser.close();
});

import type { Frame, Page } from "@playwright/test";
import { expect, keptSaves, launch, test } from "./stage-test.ts";
import type { TwoOrigins } from "./two-origins.ts";

const HOSTILE = "/assets/html5/hostile/";
const OTHER = "/assets/html5/other/";

async function attempt(game: Frame, name: string, { site, elsewhere }: TwoOrigins): Promise<unknown> {
  return game.evaluate(`attempt(${JSON.stringify(name)}, ${JSON.stringify({ site, elsewhere })})`);
}

/** Another game's treasures, wherever a game can put some. */
async function hideTreasures(page: Page, origins: TwoOrigins): Promise<void> {
  const other = await launch(page, origins.stage(OTHER));
  await other.evaluate(async () => {
    localStorage.setItem("secret", "treasure");
    sessionStorage.setItem("secret", "treasure");
    try {
      indexedDB.open("treasure");
      await caches.open("treasure");
    } catch (error) {
      // A game without an origin has neither, and so nothing to hide.
      if (!(error instanceof DOMException)) throw error;
    }
  });
  await expect.poll(() => keptSaves(page, OTHER)).toEqual({ secret: "treasure" });
}

const GOT = {
  readSiteCookies: "",
  setSiteCookie: "nothing",
  readPage: "SecurityError",
  readPageStorage: "SecurityError",
  moveTop: "SecurityError",
  openWindow: "null",
  fetchElsewhere: "TypeError",
  fetchSite: "TypeError",
  fetchSiteBlind: "TypeError",
  beacon: "nothing",
  image: "refused",
  siteImage: "refused",
  script: "refused",
  importModule: "TypeError",
  style: "nothing",
  prefetch: "nothing",
  socket: "refused",
  events: "refused",
  // A frame whose address is refused shows the browser's error page, and that one loads.
  frameElsewhere: "loaded",
  frameSite: "loaded",
  peer: "TypeError",
  serviceWorker: "SecurityError",
  rawServiceWorker: "TypeError",
  rawStorage: "{}",
  workerElsewhere: "refused",
  workerFile: "refused",
  otherGamesStorage: "{}",
  otherGamesDatabases: "[]",
  otherGamesCaches: "[]",
};

/** Where games have no origin, there is hardly a store to look into; their databases are in memory. */
const GOT_ABROAD = {
  same: {
    rawServiceWorker: "SecurityError",
    rawStorage: "SecurityError",
    otherGamesCaches: "SecurityError",
  },
  hosts: {},
};

for (const arrangement of ["hosts", "same"] as const) {
  test.describe(`a hostile game, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("reaches no other host, not the site, and nobody's saves", async ({ page, context, origins }) => {
      await hideTreasures(page, origins);
      const game = await launch(page, origins.stage(HOSTILE));
      const address = page.url();
      const asked = origins.requests.site.length;

      const got: Record<string, unknown> = {};
      const names: string[] = await game.evaluate("Object.keys(attempts)");
      for (const name of names) got[name] = await attempt(game, name, origins);

      expect(got).toEqual({ ...GOT, ...GOT_ABROAD[arrangement] });
      expect(origins.requests.elsewhere).toEqual([]);
      expect(origins.requests.site.slice(asked)).toEqual([]);
      expect(page.url()).toBe(address);
      expect(context.pages()).toHaveLength(1);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(["visible"]);
      expect(await game.evaluate("localStorage.length")).toBe(0);
    });

    test("cannot leave its frame for another host or for the site", async ({ page, origins }) => {
      for (const name of ["form", "moveToSite", "moveElsewhere"]) {
        const game = await launch(page, origins.stage(HOSTILE));
        const asked = origins.requests.site.length;
        const gone = page.waitForEvent("framenavigated");
        await attempt(game, name, origins);
        await gone;
        expect(origins.requests.elsewhere).toEqual([]);
        expect(origins.requests.site.slice(asked)).toEqual([]);
        expect(await page.title()).toBe("Stage");
      }
    });

    test("cannot move the page with the help of a click", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(HOSTILE));
      await game.evaluate(`
        document.querySelector("#move").onclick = async () => {
          window.clicked = [await attempt("moveTop", ${JSON.stringify(origins)}), await attempt("openWindow", ${JSON.stringify(origins)})];
        }`);
      await game.click("#move");
      await expect.poll(() => game.evaluate("window.clicked")).toEqual(["SecurityError", "null"]);
      expect(await page.title()).toBe("Stage");
    });
  });
}

test("only the site can frame a game", async ({ page, origins }) => {
  await page.goto(`${origins.elsewhere}/`);
  await page.setContent(`<iframe src="${origins.play(OTHER)}${OTHER}"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});

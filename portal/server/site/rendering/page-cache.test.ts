import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as app from "#app/entry.ts";
import type { PageName } from "#app/routes.ts";
import { urls } from "#app/urls.ts";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import type { Portal } from "#domain/portal.ts";
import { noPlayTimes } from "#domain/statistics/play-times.ts";
import { aSite } from "#server/site/site.fixture.ts";

const chess = aGame({ name: "Chess", path: "chess/", tags: ["board"], isTrending: true });
const far = anExternalGame({ name: "Far", path: "https://far.example/", tags: ["board"] });
const games = [chess, far, ...Array.from({ length: 50 }, () => aGame({ tags: ["board"] }))];

/** At least one address for each page; a new page has to be added here. */
const addresses: Record<PageName, readonly string[]> = {
  landing: ["/", "/?utm=1"],
  announcements: ["/announcements"],
  articles: ["/articles"],
  article: ["/articles/article-1", "/articles/nobody"],
  login: ["/login"],
  "login-code": ["/login/code"],
  account: ["/account"],
  "second-factor": ["/account/second-factor"],
  "reset-password": ["/reset-password?token=none", "/reset-password?done=yes"],
  mine: ["/mine"],
  offline: ["/offline"],
  today: ["/today"],
  watch: ["/watch"],
  together: ["/together", "/together?room=unknown"],
  imprint: ["/imprint"],
  privacy: ["/privacy", "/privacy?erased=yes"],
  settings: ["/settings", "/settings?saved=yes"],
  "create-account": ["/create-account"],
  games: [
    "/play",
    "/g",
    "/play?page=2",
    "/play?page=99",
    "/play?type=html5",
    "/play?type=external&page=2",
    "/play?tag=isTrending",
    "/play?date=2026-10-21",
    "/play?date=2026-11-01",
  ],
  game: [urls.game(chess), urls.game(far), "/play/nobody", `${urls.game(chess)}?type=shockwave`],
  alone: [urls.alone(chess), urls.alone(far), "/alone/nobody"],
  search: [
    "/search?q=chess",
    "/search?q=CHESS",
    "/search?q=%20chess",
    "/search?q=game",
    "/search?q=game&page=2",
    "/search?q=nobody",
  ],
  partners: ["/partners"],
  loading: [urls.loading(chess), urls.loading(far), "/loading?url=Y2hlc3Mv%3Fx=1", "/loading"],
  credits: ["/credits"],
  embedded: ["/embedded"],
};
const anybody: Record<string, string> = {};
const visitors = [
  anybody,
  { "accept-encoding": "gzip, deflate, br" },
  { "save-data": "on" },
  { cookie: "thumbnails=on; look=light-large-reduced" },
  { referer: "http://localhost:3000/" },
  { "sec-ch-ua-mobile": "?1" },
  { cookie: "recess-session=made-up" },
];

/** The same pages, none of which may be kept. */
const keepingNothing = { ...app, pages: { ...app.pages } };
for (const [name, page] of Object.entries(app.pages)) {
  keepingNothing.pages[name as PageName] = async (args) => {
    const { cacheKey: _, ...shown } = await page(args);
    return shown;
  };
}

type Site = ReturnType<typeof aSite>;

async function ask(site: Site, address: string, headers: Record<string, string> = {}) {
  const response = await site.request(`http://localhost:3000${address}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}

/** The same answer as text: arrays of bytes are compared one by one, which takes longer than everything else here. */
async function answer(site: Site, address: string, headers: Record<string, string>) {
  const { bytes, ...rest } = await ask(site, address, headers);
  return { ...rest, text: bytes.toString("latin1") };
}

/** A site that lists other games, or has another day, when the test says so. */
function aLiveSite(given: Partial<Portal> = {}) {
  const state = {
    catalogue: createCatalogue(games),
    now: new Date("2026-11-20T12:00:00Z"),
    hot: [] as readonly string[],
    plays: 0,
    playTimes: noPlayTimes,
    random: 0,
  };
  const live: Partial<Portal> = {
    get catalogue() {
      return state.catalogue;
    },
    get hot() {
      return state.hot;
    },
    get playTimes() {
      return state.playTimes;
    },
    now: () => state.now,
    random: () => state.random,
  };
  Object.defineProperties(live, Object.getOwnPropertyDescriptors(given));
  return { site: aSite([], live), state };
}

afterEach(() => vi.restoreAllMocks());

describe("a page that was kept", () => {
  const { site, state } = aLiveSite();

  async function expectAsDrawnNow(headers: Record<string, string>) {
    const { hot, playTimes, random, now, catalogue } = state;
    const drawn = { catalogue, hot, playTimes, now: () => now, random: () => random };
    const unkept = aSite([], drawn, { app: keepingNothing });
    for (const address of Object.values(addresses).flat()) {
      const expected = await answer(unkept, address, headers);
      expect(await answer(site, address, headers)).toEqual(expected);
      expect(await answer(site, address, headers)).toEqual(expected);
    }
  }

  it.each(visitors)("is what would be drawn now, byte for byte, at every address, for %j", expectAsDrawnNow);

  it.each([
    { as: "with other games", change: { catalogue: createCatalogue([far, chess, ...games.slice(5)]) } },
    { as: "on another day", change: { now: new Date("2026-12-20T12:00:00Z") } },
    { as: "with other hot games", change: { hot: ["chess/"] } },
    { as: "with games that were played", change: { plays: 5000 } },
    {
      as: "with other play times",
      change: {
        playTimes: {
          version: 1,
          size: 2,
          minutesPerLaunch: (path: string) => ([chess.path, games[40]?.path].includes(path) ? 9 : undefined),
        },
      },
    },
    { as: "with other random numbers", change: { random: 0.99 } },
  ])("is so $as", async ({ change }) => {
    Object.assign(state, change);
    await expectAsDrawnNow(anybody);
  });
});

describe("kept pages", () => {
  it("are drawn once for everybody, and the others each time", async () => {
    const draw = vi.fn(app.renderPage);
    const { site } = aLiveSite();
    const drawn = aSite(games, {}, { app: { ...app, renderPage: draw } });
    for (const address of ["/play", "/play?page=1", "/play?page=-4&x=y", "/g"]) await ask(drawn, address);
    expect(draw).toHaveBeenCalledTimes(1);
    for (const address of ["/search?q=chess", "/search?page=0&q=chess"]) await ask(drawn, address);
    expect(draw).toHaveBeenCalledTimes(2);
    await ask(drawn, "/search?q=nobody");
    await ask(drawn, "/search?q=nobody");
    expect(draw).toHaveBeenCalledTimes(4);
    expect(await answer(site, "/play", {})).toEqual(await answer(drawn, "/play", {}));
  });

  it("are drawn once for a whole class that asks at the same moment", async () => {
    const draw = vi.fn(app.renderPage);
    const site = aSite(games, {}, { app: { ...app, renderPage: draw } });
    await Promise.all(Array.from({ length: 20 }, () => ask(site, "/play", { "accept-encoding": "br" })));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("never come from a signed-in visitor, nor go to one", async () => {
    const draw = vi.fn(app.renderPage);
    const site = aSite(games, {}, { app: { ...app, renderPage: draw } });
    const session = { cookie: "recess-session=made-up" };
    for (const headers of [session, {}, session, {}]) await ask(site, "/play", headers);
    expect(draw).toHaveBeenCalledTimes(3);
    const { headers } = await ask(site, "/play", session);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["etag"]).toBeUndefined();
  });

  it("never hold URLs that a client made up", async () => {
    const draw = vi.fn(app.renderPage);
    const site = aSite(games, {}, { app: { ...app, renderPage: draw } });
    const madeUp = ["/play?date=2019-01-01", "/nothing", "/play/nobody", "/loading?url=Y2hlc3Mv&x=1"];
    for (const address of [...madeUp, ...madeUp]) await ask(site, address);
    expect(draw).toHaveBeenCalledTimes(2 * madeUp.length);
  });

  it("show a game that the operator adds at once, also if it is added while a page is drawn", async () => {
    const { site, state } = aLiveSite();
    const early = ask(site, "/play", { "accept-encoding": "br" });
    const added = aGame({ name: "Just Added", isTrending: true });
    state.catalogue = createCatalogue([...games, added]);
    await early;
    const { bytes } = await ask(site, "/play", { "accept-encoding": "br" });
    expect(brotliDecompressSync(bytes).toString()).toContain("Just Added");
  });

  it("count a page view at every hit", async () => {
    const count = vi.fn();
    const site = aSite(games, { count });
    for (let at = 0; at < 3; at += 1) await ask(site, "/play");
    expect(count.mock.calls).toEqual([
      ["view", "games"],
      ["view", "games"],
      ["view", "games"],
    ]);
  });

  it("forget what was drawn for a page that could not be shown", async () => {
    const draw = vi.fn(app.renderPage).mockImplementationOnce(() => {
      throw new Error("not today");
    });
    const site = aSite(games, {}, { app: { ...app, renderPage: draw } });
    expect((await ask(site, "/play")).status).toBe(500);
    expect((await ask(site, "/play")).status).toBe(200);
  });

  it("expire at midnight", async () => {
    const { site, state } = aLiveSite();
    state.catalogue = createCatalogue([aGame({ addedAt: new Date("2026-11-15") })]);
    const isNew = async (now: string) => {
      state.now = new Date(now);
      return (await ask(site, "/play")).bytes.includes('aria-label="New"');
    };
    expect(await isNew("2026-12-14T23:59:59.999Z")).toBe(true);
    expect(await isNew("2026-12-15T00:00:00.000Z")).toBe(true);
    expect(await isNew("2026-12-15T00:00:00.001Z")).toBe(false);
  });
});

describe("a page's tag", () => {
  const site = aSite(games);

  it("saves a returning browser the body", async () => {
    const { headers } = await ask(site, "/play", { "accept-encoding": "br" });
    const again = await ask(site, "/play", {
      "accept-encoding": "br",
      "if-none-match": headers["etag"] ?? "",
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers["etag"]).toBe(headers["etag"]);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("tells encodings and other pages apart", async () => {
    const br = await ask(site, "/play", { "accept-encoding": "br" });
    const gzip = await ask(site, "/play", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.bytes).toString()).toBe(brotliDecompressSync(br.bytes).toString());
    const tags = [br, gzip, await ask(site, "/play"), await ask(site, "/play?page=2")];
    expect(new Set(tags.map(({ headers }) => headers["etag"])).size).toBe(4);
    const other = { "accept-encoding": "gzip", "if-none-match": br.headers["etag"] ?? "" };
    expect((await ask(site, "/play", other)).status).toBe(200);
  });

  it("is on pages that are drawn each time, too, but not on those that are not there", async () => {
    const { headers } = await ask(site, "/search?q=chess");
    const again = { "if-none-match": headers["etag"] ?? "" };
    expect((await ask(site, "/search?q=chess", again)).status).toBe(304);
    expect((await ask(site, "/nothing")).headers["etag"]).toBeUndefined();
  });
});

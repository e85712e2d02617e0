import { aGame, anExternalGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { playPortOf } from "@recess/portal/domain/play-origin.ts";
import { type Listener, listen } from "@recess/portal/server/http/listen.ts";
import { aSiteWithRecords } from "@recess/portal/server/site/records/records.fixture.ts";
import { aSite } from "@recess/portal/server/site/site.fixture.ts";
import { type Context, Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { makeCases } from "./cases.ts";
import { type FuzzOptions, fuzzRequests } from "./fuzz-requests.ts";
import type { KnownPortal } from "./request-cases.ts";

const seed = 20_261_115;
const games = [
  ...["chess/", "snake/", "über/"].map((path) => aGame({ path, name: path })),
  anExternalGame({ path: "https://far.example/" }),
];
const listeners: Listener[] = [];
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.drain();
});

type App = Pick<Hono, "fetch" | "routes">;

/** The app is made when its port is known: it points to games there. */
async function run(make: App | ((port: number) => App), given: Partial<FuzzOptions> = {}) {
  let app: App | undefined;
  const listener = await listen(
    { fetch: (...args) => app?.fetch(...args) ?? new Response(null, { status: 503 }) },
    0,
    "127.0.0.1",
  );
  listeners.push(listener);
  app = typeof make === "function" ? make(listener.port) : make;
  const ports = { site: listener.port, play: listener.port };
  const known: KnownPortal = {
    routes: app.routes,
    ids: games.map(({ id }) => id),
    playPaths: ["/assets/html5/x/"],
  };
  const report = await fuzzRequests({ ports, known, seed, requests: 300, ...given });
  return report.failures.map(
    ({ index, fault, command }) => `seed ${seed}, case ${index}: ${fault}\n${command}`,
  );
}

describe("the site under fire", { tags: ["slow"] }, () => {
  it("answers thousands of hostile requests without an error or an unexpected status", async () => {
    console.log(`fuzzing with seed ${seed}; npm run fuzz -- --seed ${seed} goes on from here`);
    const { records, close } = await aSiteWithRecords();
    const siteAt = (port: number) => {
      const { fetch, routes } = aSite(games, { play: { kind: "local", port: playPortOf(port) }, records });
      return { fetch, routes };
    };
    expect(await run(siteAt, { requests: 3000 })).toEqual([]);
    await close();
  });

  it("gets the same requests for the same seed", () => {
    const known: KnownPortal = { routes: aSite(games).routes, ids: ["a"], playPaths: ["/"] };
    const [one, same, other] = [makeCases(known, 1), makeCases(known, 1), makeCases(known, 2)];
    expect(one(250)).toEqual(same(250));
    expect(one(250)).not.toEqual(other(250));
  });
});

describe("the judges", { tags: ["slow"] }, () => {
  const headers = { "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" };
  const broken = (answer: (c: Context) => Response | Promise<Response>) => {
    const app = new Hono().get("/search", answer);
    app.notFound(() => new Response("no", { status: 404, headers }));
    app.onError(() => new Response("broken", { status: 500, headers }));
    return app;
  };

  it("let a good server pass", async () => {
    expect(await run(broken(() => new Response("fine", { headers })))).toEqual([]);
  });

  it.each<[string, RegExp, (c: Context) => Response]>([
    [
      "reflects what it was sent",
      /reflected markup/,
      (c) => new Response(`<p>${c.req.query("q")}`, { headers: { ...headers, "content-type": "text/html" } }),
    ],
    [
      "throws",
      /server error: answered 500/,
      (c) => {
        if ((c.req.query("q") ?? "").includes("%")) throw new Error("broken on purpose");
        return new Response("fine", { headers });
      },
    ],
    [
      "leads wherever it is told",
      /open redirect: leads to .*evil/,
      (c) => {
        const to = c.req.query("url") ?? "/";
        const location = /^[\x20-\x7e]*$/.test(to) ? to : "/";
        return new Response(null, { status: 302, headers: { ...headers, location } });
      },
    ],
    ["forgets its policy", /no policy/, () => new Response("fine")],
  ])("catch a server that %s", async (_, expected, answer) => {
    const failures = await run(broken(answer), { requests: 2000 });
    expect(failures.join("\n")).toMatch(expected);
    expect(failures[0]).toMatch(/seed \d+, case \d+: .*\n(curl|echo) /);
  });

  it("catch a server whose response time grows with the request", async () => {
    const slow = broken((c) => {
      const until = performance.now() + ((c.req.query("q") ?? "").length > 200 ? 200 : 0);
      while (performance.now() < until);
      return new Response("fine", { headers });
    });
    // One at a time: waiting behind a slow one is not being slow.
    const failures = await run(slow, {
      requests: 800,
      clients: 1,
      limits: { timesMedian: 3, atLeastMs: 100 },
    });
    expect(failures.join("\n")).toMatch(/slow: \d+ ms every time/);
  });

  it("catch a server that closes the connection without a response", async () => {
    const rude = broken((c) => {
      c.env.incoming.socket.destroy();
      return new Response("too late");
    });
    expect((await run(rude)).join("\n")).toMatch(/no answer: closed/);
  });
});

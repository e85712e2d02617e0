import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aSite } from "#server/site/site.fixture.ts";

function aCountedSite(hot: readonly string[] = []) {
  const counted: unknown[] = [];
  const site = aSite([aGame({ name: "Chess", path: "chess/" })], {
    count: (kind, subject, number = 1) => counted.push([kind, subject, number]),
    get hot() {
      return hot;
    },
  });
  const beacon = (body: string, headers: Record<string, string> = {}) =>
    site.request("/beacon", { method: "POST", body, headers });
  return { site, counted, beacon };
}

describe("counting", () => {
  it("counts a page that is shown by its name, never by its address", async () => {
    const { site, counted } = aCountedSite();
    await site.request("/play?type=html5&page=2");
    await site.request("/articles/article-1");
    expect(counted).toEqual([
      ["view", "games", 1],
      ["view", "article", 1],
    ]);
  });

  it("counts no page that was only fetched ahead, not found, or asked for its headers", async () => {
    const { site, counted } = aCountedSite();
    await site.request("/play", { headers: { "sec-purpose": "prefetch;prerender" } });
    await site.request("/articles/none");
    await site.request("/nowhere");
    await site.request("/play", { method: "HEAD" });
    expect(counted).toEqual([]);
  });

  it("counts a page that was fetched ahead once it is looked at", async () => {
    const { beacon, counted } = aCountedSite();
    for (const page of ["/play", "/articles/article-1", "/nowhere", "/play/../secret"])
      expect((await beacon(JSON.stringify({ page }))).status).toBe(204);
    expect(counted).toEqual([
      ["view", "games", 1],
      ["view", "article", 1],
    ]);
  });

  it("reports search words that found nothing together with the IP address, and counts no words itself", async () => {
    const missed: string[] = [];
    const counted: string[] = [];
    const site = aSite(
      [aGame({ name: "Chess", path: "chess/" })],
      {
        count: (kind) => counted.push(kind),
        countMissedSearch: (words, ipAddress) => missed.push(`${words} from ${ipAddress}`),
      },
      { trustedProxies: 1 },
    );
    const headers = { "x-forwarded-for": "192.0.2.7" };
    for (const words of ["zzz", "chess", ""]) await site.request(`/search?q=${words}`, { headers });
    await site.request("/search?q=ahead", { headers: { ...headers, "sec-purpose": "prefetch" } });
    expect(missed).toEqual(["zzz from 192.0.2.7"]);
    expect(new Set(counted)).toEqual(new Set(["view"]));
  });

  it("lets a whole class search, and shows who asks more than that a page that says so", async () => {
    const site = aSite([], {}, { trustedProxies: 1 });
    const search = (address: string) =>
      site.request("/search?q=zzz", { headers: { "x-forwarded-for": address } });
    for (let at = 0; at < 600; at++) expect((await search("192.0.2.7")).status).toBe(200);
    const refused = await search("192.0.2.7");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toContain("That was a lot of searching");
    expect((await search("192.0.2.8")).status).toBe(200);
  });

  it("lets one IP address add few launches of a game, so that no script makes it hot", async () => {
    const counted: string[] = [];
    const site = aSite(
      [aGame({ path: "chess/" })],
      { count: (kind) => counted.push(kind) },
      { trustedProxies: 1 },
    );
    const launchFrom = (ipAddress: string) =>
      site.request("/beacon", {
        method: "POST",
        body: JSON.stringify({ game: "chess/" }),
        headers: { "x-forwarded-for": ipAddress },
      });
    for (let sent = 0; sent < 100; sent++) expect((await launchFrom("192.0.2.7")).status).toBe(204);
    expect(counted).toHaveLength(10);
    await launchFrom("192.0.2.8");
    expect(counted).toHaveLength(11);
  });

  it("counts launches and minutes of games that are listed", async () => {
    const { beacon, counted } = aCountedSite();
    expect((await beacon('{"game":"chess/"}')).status).toBe(204);
    expect((await beacon('{"game":"chess/","minutes":3}')).status).toBe(204);
    expect((await beacon('{"game":"made-up/"}')).status).toBe(204);
    expect(counted).toEqual([
      ["launch", "chess/", 1],
      ["minutes", "chess/", 3],
    ]);
  });

  it("refuses beacons that are none, too long, from other sites, or too many", async () => {
    const { beacon, counted } = aCountedSite();
    expect((await beacon("{")).status).toBe(400);
    expect((await beacon(" ".repeat(5000))).status).toBe(413);
    expect((await beacon('{"game":"chess/"}', { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(counted).toEqual([]);
    const statuses = await Promise.all(
      Array.from({ length: 700 }, async () => beacon('{"game":"chess/"}')),
    ).then((answers) => answers.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    expect((await beacon("{}")).headers.get("retry-after")).toMatch(/^\d+$/);
  });

  it("shows what is hot on the landing page, once something is", async () => {
    const quiet = await (await aCountedSite().site.request("/")).text();
    expect(quiet).not.toContain("Hot right now");
    const busy = await (await aCountedSite(["gone/", "chess/"]).site.request("/")).text();
    expect(busy.split("Hot right now")[1]).toContain(">Chess</a>");
  });
});

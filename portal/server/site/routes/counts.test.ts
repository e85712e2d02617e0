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

  it("counts search words that found nothing, but none that could identify a visitor", async () => {
    const { site, counted } = aCountedSite();
    for (const words of ["zzz", "ada@example.org", "chess"]) await site.request(`/search?q=${words}`);
    expect(counted.filter((count) => Array.isArray(count) && count[0] === "missed")).toEqual([
      ["missed", "zzz", 1],
    ]);
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

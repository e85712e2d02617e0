import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aSite } from "#server/site/site.fixture.ts";

const games = [
  aGame({ name: "Chess", path: "chess/" }),
  aGame({ name: "Chess Royal", path: "royal/", isTrending: true }),
  aGame({ name: "Checkers", path: "checkers/" }),
];

const many = Array.from({ length: 50 }, (_, place) => aGame({ name: `Maze ${place}`, path: `${place}/` }));

async function suggested(words: string) {
  const answer = await aSite(games).request(`/suggest?q=${encodeURIComponent(words)}`);
  return { answer, games: (await answer.json()).games };
}

describe("GET /suggest", () => {
  it("names the games that the search would list, in its order, with the address of each", async () => {
    const found = await suggested("CHES");
    expect(found.games).toEqual([
      { name: "Chess Royal", href: expect.stringContaining("/loading?url="), isTrending: true },
      { name: "Chess", href: expect.stringContaining("/loading?url="), isTrending: false },
    ]);
    expect(found.answer.headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("gives a short list however much there is", async () => {
    const answer = await aSite(many).request("/suggest?q=maze");
    expect((await answer.json()).games).toHaveLength(8);
  });

  it("comes compressed where the browser takes that", async () => {
    const site = aSite(many);
    const plain = await (await site.request("/suggest?q=maze")).arrayBuffer();
    const answer = await site.request("/suggest?q=maze", { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toContain("accept-encoding");
    const small = Buffer.from(await answer.arrayBuffer());
    expect(small.length * 2).toBeLessThan(plain.byteLength);
    expect(brotliDecompressSync(small).equals(Buffer.from(plain))).toBe(true);
  });

  it.each(["", "   ", "zzz", "x".repeat(5000)])("has nothing for %j", async (words) => {
    expect((await suggested(words)).games).toEqual([]);
  });

  it("waits until a large catalogue can be searched, as the search does, and holds up no other page", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answered: string[] = [];
    const site = aSite(games, { whenSearchable: () => promise });
    const ask = async (path: string) => {
      expect((await site.request(path)).status).toBe(200);
      answered.push(path);
    };
    const searches = Promise.all([ask("/suggest?q=chess"), ask("/search?q=chess")]);
    await ask("/play");
    expect(answered).toEqual(["/play"]);
    resolve();
    await searches;
    expect(answered).toHaveLength(3);
  });

  it("has a rate limit", async () => {
    const site = aSite(games);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 6010; asked += 1) statuses.add((await site.request("/suggest?q=c")).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await site.request("/suggest?q=c")).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

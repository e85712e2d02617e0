import { describe, expect, it } from "vitest";
import { languages } from "#app/messages/languages.ts";
import { urls } from "#app/urls.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aSite } from "./site.fixture.ts";

const game = aGame({ name: "Chess", path: "chess/" });
const site = aSite([game, ...Array.from({ length: 50 }, () => aGame())], {});

async function linksOf(url: string): Promise<string[]> {
  const html = await (await site.request(url)).text();
  const links = html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g);
  return Array.from(links, ([, href = ""]) => href.replaceAll("&amp;", "&"));
}

describe("a page in several languages", () => {
  it.each([
    ["/?utm=1", "/"],
    ["/privacy?lang=de", "/privacy"],
    [`${urls.game(game)}?type=html5&lang=de`, urls.game(game)],
  ])("links from %s to itself in each of them, without the rest of the query", async (url, own) => {
    expect(await linksOf(url)).toEqual([...languages.map((language) => `${own}?lang=${language}`), own]);
  });

  it("keeps the filter and the page of a list", async () => {
    const own = "/play?type=html5&page=2";
    const inEach = languages.map((language) => `${own}&lang=${language}`);
    expect(await linksOf(`${own}&lang=en`)).toEqual([...inEach, own]);
  });

  it.each(["/settings", "/nowhere", "/embedded"])("has no such links at %s", async (url) => {
    expect(await linksOf(url)).toEqual([]);
  });
});

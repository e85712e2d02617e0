import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { aSite, shippedContent } from "./site.fixture.ts";

const chess = aGame({
  name: "Chess",
  path: "chess/",
  description: "Five animal opponents.",
  tags: ["board", "homemade"],
  controls: [{ input: "Drag", action: "Move a piece" }],
  words: {
    pl: { name: "Szachy", description: "Pięciu zwierzęcych rywali." },
    ar: { name: "شطرنج" },
  },
});
const catalogue = createCatalogue([chess], {
  pl: { tags: { board: "planszowe" }, controls: { Drag: "Przeciągnij" } },
});
const site = aSite([], { catalogue });
const page = async (path: string, language: string) =>
  (await site.request(path, { headers: { "accept-language": language } })).text();
const gamePage = `/play/${idOfPath("chess/")}`;

describe("words of games on pages", () => {
  it("are in the language of the visitor, in the document's head too", async () => {
    const html = await page(gamePage, "pl");
    expect(html).toContain("<title>Szachy | ");
    expect(html).toContain('<meta name="description" content="Pięciu zwierzęcych rywali."/>');
    expect(html).toContain("<p>Pięciu zwierzęcych rywali.</p>");
    expect(html).toMatch(/<li>planszowe<\/li><li lang="en">homemade<\/li>/);
    expect(html).toMatch(/<dt>Przeciągnij<\/dt><dd lang="en">Move a piece<\/dd>/);
    const list = await page("/play", "pl");
    expect(list).toMatch(/>Szachy<\/a>/);
    expect(list).toMatch(/data-testid="game-description">Pięciu/);
  });

  it("fall back to English, marked with its language and direction", async () => {
    const html = await page(gamePage, "ar");
    expect(html).toContain("<title>شطرنج | ");
    expect(html).toContain('<p lang="en" dir="ltr">Five animal opponents.</p>');
    expect(await page("/play", "ar")).toMatch(/data-testid="game-description" lang="en" dir="ltr">Five/);
    expect(await page("/search?q=chess", "ar")).toMatch(/<p [^>]*lang="en" dir="ltr">Five/);
    expect(await page("/play", "en")).toMatch(/data-testid="game-description">Five/);
  });

  it("are found in every language, whatever the page's", async () => {
    for (const words of ["szachy", "SZACHY", "شَطرنج", "chess"])
      expect(await page(`/search?q=${encodeURIComponent(words)}`, "de"), words).toContain(">Chess</a>");
    const suggested = async (query: string) => (await site.request(`/suggest?${query}`)).json();
    expect(await suggested("q=szach&lang=pl")).toMatchObject({ games: [{ name: "Szachy" }] });
    expect(await suggested("q=szach")).toMatchObject({ games: [{ name: "Chess" }] });
    expect(await suggested("q=szach&lang=constructor")).toMatchObject({ games: [{ name: "Chess" }] });
  });
});

describe("the operator's words on pages", () => {
  it("are in the language of the visitor", async () => {
    const html = await page("/announcements", "pl");
    expect(html).toContain("Wszystkie gry Flash działają");
    expect(html).not.toContain("All Flash games work");
    expect(await page("/articles/article-1", "pl")).toMatch(/<title>Jak zaczęło się /);
    expect(await page("/", "pl")).toContain("Wszystkie gry");
    expect(await page("/partners", "pl")).toContain("Tu twoja nazwa");
    expect(await page("/announcements", "en")).toContain("All Flash games work");
  });

  it("fall back to the plain ones, marked with their language", async () => {
    const plain = aSite([]);
    const html = await (await plain.request("/announcements?lang=ar")).text();
    expect(html).not.toMatch(/<p lang="en"/);
    const content = shippedContent;
    if (!content) throw new Error("the content has mistakes: npm run content:check");
    const announcements = content.announcements.map((each) => ({ ...each, language: "en" }));
    const untranslated = aSite([], { content, contentIn: () => ({ ...content, announcements }) });
    const fallen = await (await untranslated.request("/announcements?lang=ar")).text();
    expect(fallen).toMatch(/<span lang="en" dir="ltr">All Flash games work<\/span>/);
  });
});

describe("the feed", () => {
  it("has a language in its URL, and entries whose ids stay the same", async () => {
    const feed = async (path: string) => (await site.request(path)).text();
    const [english, polish] = [await feed("/feed.xml"), await feed("/feed.xml?lang=pl")];
    expect(english).toContain('xml:lang="en"');
    expect(polish).toContain('xml:lang="pl"');
    expect(polish).toContain("<title>Wszystkie gry Flash działają</title>");
    expect(polish).toContain("<title>Szachy</title>");
    const ids = (xml: string) => [...xml.matchAll(/<entry[^>]*>\n<id>([^<]*)/g)].map(([, id]) => id);
    expect(ids(polish)).toEqual(ids(english));
    expect(await feed("/feed.xml?lang=ar")).toContain('<entry xml:lang="en">');
    expect(await page("/", "pl")).toContain('href="/feed.xml?lang=pl"');
    expect(await page("/", "en")).toContain('href="/feed.xml"');
  });
});

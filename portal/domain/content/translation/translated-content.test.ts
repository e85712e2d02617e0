import { describe, expect, it } from "vitest";
import { anAnnouncement, anArticle, aPartner, aSite } from "#domain/content/content.fixture.ts";
import type { Content } from "#domain/content/content.ts";
import { leftoverWords, type TranslationSources, translatedContent } from "./translated-content.ts";

const shipped: Content = {
  site: aSite(),
  taglines: ["Go."],
  refusals: ["No."],
  articles: [anArticle({ name: "first" })],
  announcements: [anAnnouncement({ id: "news", title: "News" }), anAnnouncement({ title: "Without an id" })],
  partners: [aPartner({ name: "Us", link: { setting: "support", soon: "Soon." } })],
  slides: [{ id: "chess", title: "Chess", target: { game: "chess/" }, image: null }],
  promos: [{ game: "chess/", title: "Chess", blurb: "Animals.", image: null }],
};

const german = (given: Partial<TranslationSources>) =>
  translatedContent({
    language: "de",
    plain: shipped,
    shipped,
    ownWords: {},
    shippedWords: {},
    ...given,
  });

describe("translatedContent", () => {
  it("puts words of the language in the place of the plain ones, by the keys of entries", () => {
    const content = german({
      shippedWords: {
        announcements: { news: { title: "Neues", content: "Es gibt etwas." } },
        articles: { first: { title: "Der erste", content: ["Los."], content2: [], content3: [] } },
        partners: { Us: { name: "Wir", description: "Gutes.", soon: "Bald." } },
        slides: { chess: { title: "Schach" } },
        promos: { "chess/": { title: "Schach", blurb: "Tiere." } },
        taglines: ["Los geht's."],
        refusals: ["Nein."],
        site: { claims: { visitors: "5 Millionen", chatMembers: "500+" } },
      },
    });
    expect(content.announcements[0]).toMatchObject({ id: "news", title: "Neues", panel: false });
    expect(content.articles[0]).toMatchObject({ name: "first", title: "Der erste", content: ["Los."] });
    expect(content.partners[0]).toMatchObject({ name: "Wir", link: { setting: "support", soon: "Bald." } });
    expect(content.slides[0]).toEqual({ ...shipped.slides[0], title: "Schach" });
    expect(content.promos[0]).toEqual({ ...shipped.promos[0], title: "Schach", blurb: "Tiere." });
    expect([content.taglines, content.refusals]).toEqual([["Los geht's."], ["Nein."]]);
    expect(content.site.claims).toMatchObject({ visitors: "5 Millionen", isUncounted: true });
    expect(content.site.written).toEqual({});
  });

  it("falls back entry by entry, and says in which language", () => {
    const content = german({
      ownWords: { announcements: { "Without an id": { title: "Ohne", content: "x" } } },
    });
    expect(content.announcements.map(({ title, language }) => [title, language])).toEqual([
      ["News", "en"],
      ["Ohne", undefined],
    ]);
    expect(content.site.written).toEqual({ taglines: "en", refusals: "en" });
    expect(content.site.cards.games.language).toBe("en");
    expect(german({ language: "en" }).announcements[0]?.language).toBeUndefined();
  });

  it("does not show a shipped translation of what the operator changed", () => {
    const shippedWords = {
      announcements: { news: { title: "Neues", content: "Es gibt etwas." } },
      taglines: ["Los geht's."],
    };
    const plain = {
      ...shipped,
      announcements: [anAnnouncement({ id: "news", title: "Sports day" })],
      taglines: ["Ours."],
      site: { ...shipped.site, language: "fr" },
    };
    const content = german({ plain, shippedWords });
    expect(content.announcements[0]).toMatchObject({ title: "Sports day", language: "fr" });
    expect(content.taglines).toEqual(["Ours."]);
    expect(content.site.written).toMatchObject({ taglines: "fr" });
    const own = { announcements: { news: { title: "Sporttag", content: "Am Freitag." } } };
    expect(german({ plain, shippedWords, ownWords: own }).announcements[0]?.title).toBe("Sporttag");
  });

  it("prefers the operator's translation to the shipped one", () => {
    const content = german({
      ownWords: { site: { cards: { games: { title: "Unsere Spiele", blurb: "Alle." } } } },
      shippedWords: { site: { cards: { games: { title: "Alle Spiele", blurb: "x" } } } },
    });
    expect(content.site.cards.games).toEqual({ title: "Unsere Spiele", blurb: "Alle." });
  });
});

describe("leftoverWords", () => {
  it("names words for entries that are not there", () => {
    const words = {
      announcements: { news: { title: "Neues", content: "x" }, gone: { title: "Fort", content: "x" } },
      taglines: ["Los."],
    };
    expect(leftoverWords(shipped, words)).toEqual([{ file: "announcements", key: "gone" }]);
  });
});

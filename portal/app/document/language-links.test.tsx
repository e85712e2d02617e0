import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageLinks } from "./language-links.tsx";

const linksOf = (url: string, languages: readonly string[]) =>
  Array.from(
    renderToStaticMarkup(<LanguageLinks url={url} languages={languages} />).matchAll(
      /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g,
    ),
    ([, language, href]) => [language, href?.replaceAll("&amp;", "&")],
  );

describe("LanguageLinks", () => {
  it("leads to the page in each language, and to the one in the language of the browser", () => {
    expect(linksOf("https://play.example/articles", ["en", "de", "pt-BR"])).toEqual([
      ["en", "https://play.example/articles?lang=en"],
      ["de", "https://play.example/articles?lang=de"],
      ["pt-BR", "https://play.example/articles?lang=pt-BR"],
      ["x-default", "https://play.example/articles"],
    ]);
  });

  it("keeps what the page's own URL asks for", () => {
    expect(linksOf("/play?type=html5&page=2", ["en", "de"])).toContainEqual([
      "de",
      "/play?type=html5&page=2&lang=de",
    ]);
  });

  it("is nothing with one language", () => {
    expect(linksOf("/play", ["en"])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { articleIntro, articleNamed, newestArticlesFirst } from "./article.ts";
import { anArticle } from "./content.fixture.ts";

describe("articleIntro", () => {
  it("shows a short intro whole", () => {
    expect(articleIntro(anArticle({ content: ["The bell rang."] }))).toBe("The bell rang.");
  });

  it("cuts after 150 characters", () => {
    const intro = articleIntro(anArticle({ content: ["a".repeat(151)] }));
    expect(intro).toBe(`${"a".repeat(150)}…`);
  });

  it("reads on into the next paragraph of the intro, never into the second part", () => {
    const article = anArticle({ content: ["One.", "Two."], content2: ["Three."] });
    expect(articleIntro(article)).toBe("One. Two.");
  });
});

describe("articleNamed", () => {
  it("finds an article by the name in its address, and nothing by another", () => {
    const article = anArticle({ name: "article-1" });
    expect(articleNamed([article], "article-1")).toBe(article);
    expect(articleNamed([article], "Article-1")).toBeUndefined();
    expect(articleNamed([article], "__proto__")).toBeUndefined();
  });
});

describe("newestArticlesFirst", () => {
  it("puts the newest on top", () => {
    const old = anArticle({ date: new Date("2023-05-20") });
    const recent = anArticle({ date: new Date("2026-11-14") });
    expect(newestArticlesFirst([old, recent])).toEqual([recent, old]);
  });
});

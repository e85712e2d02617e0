import { describe, expect, it } from "vitest";
import { formatPlace, parsePlace } from "./content-place.ts";

const files: Readonly<Record<string, unknown>> = {
  announcements: [{ title: "First" }, { title: "Version 1.2 is out" }],
  articles: [{ name: "article-1" }],
  taglines: ["One.", "Two. And more."],
};
const parse = (text: string) => parsePlace(text, (file) => files[file]);

describe("parsePlace", () => {
  it("names entries by number, name, title and text", () => {
    expect(parse("announcements.2.title")).toEqual({ file: "announcements", path: [1, "title"] });
    expect(parse("announcements.Version 1.2 is out.title")).toEqual({
      file: "announcements",
      path: [1, "title"],
    });
    expect(parse("articles.article-1")).toEqual({ file: "articles", path: [0] });
    expect(parse("taglines.Two. And more.")).toEqual({ file: "taglines", path: [1] });
    expect(parse("site.cards.chat")).toEqual({ file: "site", path: ["cards", "chat"] });
    expect(parse("taglines")).toEqual({ file: "taglines", path: [] });
  });

  it.each(["sites.name", "announcements.3", "announcements.0", "articles.none"])("refuses %s", (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: "content-refused" }));
  });

  it("is written as it is read", () => {
    for (const text of ["announcements.2.title", "site.cards.chat.address"])
      expect(formatPlace(parse(text))).toBe(text);
  });
});

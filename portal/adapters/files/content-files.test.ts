import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "#domain/content/content.ts";
import { readContent } from "./content-files.ts";
import { aContentFolder, contentFixture, contentFixtureGames } from "./content-folder.fixture.ts";

const NAMES = [
  "site",
  "taglines",
  "refusals",
  "articles",
  "announcements",
  "partners",
  "slides",
  "promos",
] as const satisfies (keyof Content)[];

let dir: string;
beforeAll(() => {
  dir = aContentFolder();
});
afterAll(() => rmSync(join(dir, ".."), { recursive: true }));

/** The report when one file of the fixture is replaced; the original is put back after. */
function reportWith(name: keyof Content, bytes: string | Uint8Array, isListed?: (path: string) => boolean) {
  writeFileSync(join(dir, `${name}.yaml`), bytes);
  try {
    return readContent({ shipped: dir }, isListed);
  } finally {
    writeFileSync(join(dir, `${name}.yaml`), contentFixture[name]);
  }
}

/** Each mistake as an operator reads it, without the temporary folder. */
function mistakesWith(...args: Parameters<typeof reportWith>): string[] {
  return reportWith(...args).mistakes.map(({ file, line, column, message }) => {
    return `${file.slice(dir.length + 1)}:${line}:${column}: ${message}`;
  });
}

function replaced(name: keyof Content, from: string, to: string): string {
  const text = contentFixture[name];
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe("readContent with mistakes in the files", () => {
  it("finds no mistakes where there are none", () => {
    const { content, mistakes } = readContent({ shipped: dir }, (path) => contentFixtureGames.includes(path));
    expect(mistakes).toEqual([]);
    expect(content?.site.name).toBe("Testing Ground");
  });

  it("names an address that is not https by file, line and column", () => {
    const text = replaced("partners", '"https://near.example/"', '"http://near.example/"');
    expect(mistakesWith("partners", text)).toEqual([
      "partners.yaml:5:9: link must be an https address or a page of this site such as /play",
    ]);
  });

  it("points at the entry in which a field is missing", () => {
    const text = replaced("promos", '- title: "Turnip"\n  blurb:', "- blurb:");
    expect(mistakesWith("promos", text)).toEqual(["promos.yaml:4:3: title is missing"]);
  });

  it("points at an unknown key", () => {
    const text = replaced("site", "claims:\n", "colour: red\nclaims:\n");
    expect(mistakesWith("site", text)).toEqual(['site.yaml:2:1: "colour" is not a key that is known here']);
  });

  it("points at the second of two articles with one name", () => {
    const text = replaced("articles", "- name: second", "- name: first");
    const found = mistakesWith("articles", text);
    expect(found).toEqual([expect.stringMatching(/^articles\.yaml:\d+:9: name is there twice: "first"$/)]);
  });

  it("refuses a date that is not in the calendar", () => {
    const text = replaced("announcements", "date: 2023-05-20", "date: 2023-02-31");
    expect(mistakesWith("announcements", text)).toEqual([
      expect.stringMatching(/^announcements\.yaml:\d+:9: date must be a day of the calendar/),
    ]);
  });

  it("says which paragraph is wrong", () => {
    const text = replaced("articles", "- >-\n", "- 42\n    - >-\n");
    expect(mistakesWith("articles", text)).toEqual([
      "articles.yaml:5:7: content entry 1 must be text; put quotes around it",
    ]);
  });

  it("counts the taglines", () => {
    expect(mistakesWith("taglines", "# Few\n- One\n- Two\n")).toEqual([
      "taglines.yaml:2:1: must have 40 to 500 entries, not 2",
    ]);
  });

  it("finds all mistakes of all files at once, in their order", () => {
    rmSync(join(dir, "taglines.yaml"));
    const text = replaced("partners", '"https://near.example/"', "7").replace(
      "logo: far.svg",
      "logo: fra.svg",
    );
    const found = mistakesWith("partners", text.replace('- name: "Far"', '- name: ""'));
    writeFileSync(join(dir, "taglines.yaml"), contentFixture.taglines);
    expect(found).toEqual([
      "taglines.yaml:1:1: is missing",
      "partners.yaml:5:9: link must be text; put quotes around it",
      "partners.yaml:6:9: name must not be empty",
    ]);
  });

  it("reports a logo and a picture that are not in their folders", () => {
    expect(mistakesWith("partners", replaced("partners", "far.svg", "fra.svg"))).toEqual([
      `partners.yaml:7:9: logo fra.svg is not there: put it into ${join(dir, "logos")}`,
    ]);
    expect(mistakesWith("slides", replaced("slides", "list.svg", "lost.svg"))).toEqual([
      `slides.yaml:10:10: image lost.svg is not there: put it into ${join(dir, "images")}`,
    ]);
  });

  it("refuses a slide and a banner to a game that the catalogue does not list", () => {
    const unlisted = ["pong/", "turnip.swf"];
    const isListed = (path: string) => contentFixtureGames.includes(path) && !unlisted.includes(path);
    expect(mistakesWith("site", contentFixture.site, isListed)).toEqual([
      "slides.yaml:6:9: game pong/ is not in the catalogue",
      "promos.yaml:6:9: game turnip.swf is not in the catalogue",
    ]);
  });

  it("reports a file whose name is misspelt", () => {
    writeFileSync(join(dir, "tagline.yml"), "- Lost words\n");
    const found = mistakesWith("site", contentFixture.site);
    rmSync(join(dir, "tagline.yml"));
    expect(found).toEqual([expect.stringContaining("tagline.yml:1:1: is not a file that is read here")]);
  });

  it("shows where a file stops being UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from("# fine\n- na"), Buffer.from([0xef, 0x76, 0x65])]);
    expect(mistakesWith("taglines", bytes)).toEqual([
      "taglines.yaml:2:5: holds bytes that are not text: save it as UTF-8",
    ]);
  });

  it("reads a file that an editor saved with a byte-order mark and Windows line ends", () => {
    const text = `\ufeff${contentFixture.partners.replaceAll("\n", "\r\n")}`;
    expect(mistakesWith("partners", text)).toEqual([]);
  });

  it("refuses a file that is too large", () => {
    expect(mistakesWith("site", "#".repeat(1_000_001))).toEqual([
      "site.yaml:1:1: is too large: 1000001 bytes; at most 1000000 fit",
    ]);
  });

  it("lists only the first mistakes when the file is a wrong one", () => {
    const keys = Array.from({ length: 3000 }, (_, index) => `k${index}: 1`).join("\n");
    expect(mistakesWith("site", keys)).toHaveLength(100);
    expect(mistakesWith("taglines", "- 7\n".repeat(400))).toHaveLength(100);
  });

  it("says so when a folder stands where a file should be", () => {
    rmSync(join(dir, "promos.yaml"));
    mkdirSync(join(dir, "promos.yaml"));
    const { mistakes } = readContent({ shipped: dir });
    rmSync(join(dir, "promos.yaml"), { recursive: true });
    writeFileSync(join(dir, "promos.yaml"), contentFixture.promos);
    expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining("cannot be opened")]);
  });

  it("returns no content with any mistake, and reports every file of a folder that is not there", () => {
    expect(reportWith("taglines", "- One\n").content).toBeUndefined();
    expect(readContent({ shipped: join(dir, "nowhere") }).mistakes.map(({ message }) => message)).toEqual(
      NAMES.map(() => "is missing"),
    );
    expect(readContent({ shipped: join(dir, "site.yaml") }).mistakes).toHaveLength(NAMES.length);
  });
});

describe("readContent with files of the operator", () => {
  const own = () => join(dir, "..", "own");
  const readOwn = (files: Readonly<Record<string, string>>) => {
    mkdirSync(join(own(), "images"), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(own(), name), text);
    try {
      return readContent({ shipped: dir, own: own() });
    } finally {
      rmSync(own(), { recursive: true });
    }
  };

  it("takes the shipped words where the operator wrote none", () => {
    const { content } = readContent({ shipped: dir, own: own() });
    expect(content).toEqual(readContent({ shipped: dir }).content);
    expect(readOwn({ "site.yaml": "# nothing yet\n" }).content).toEqual(content);
  });

  it("changes single fields of a mapping, and a list as a whole", () => {
    const { content } = readOwn({
      "site.yaml": "name: Own Ground\ncards:\n  chat:\n    title: Our chat\n",
      "announcements.yaml": "- title: Ours\n  date: 2026-01-02\n  content: All of it.\n",
    });
    expect(content?.site.name).toBe("Own Ground");
    expect(content?.site.cards.chat).toMatchObject({ title: "Our chat", blurb: "About it." });
    expect(content?.site.claims.visitors).toBe("9 thousand");
    expect(content?.announcements.map(({ title }) => title)).toEqual(["Ours"]);
  });

  it("names a mistake in the file in which it is", () => {
    const { mistakes } = readOwn({
      "site.yaml": "name: Own Ground\nsupport:\n  address: http://here.example/\n  colour: red\n",
      "slide.yaml": "",
    });
    expect(mistakes.map(({ file, line, message }) => [file.slice(own().length + 1), line, message])).toEqual([
      ["slide.yaml", 1, expect.stringContaining("is not a file that is read here")],
      ["site.yaml", 3, expect.stringContaining("address must be an https address")],
      ["site.yaml", 4, expect.stringContaining('"colour" is not a key')],
    ]);
  });

  it("reads words of a language from a file with it in its name, and falls back", () => {
    writeFileSync(join(dir, "site.de.yaml"), "claims:\n  visitors: Neun\n  chatMembers: Zwölf\n");
    const { inLanguage, mistakes, leftovers } = readOwn({
      "announcements.de.yaml":
        "An announcement:\n  title: Eine Ankündigung\n  content: Etwas ist passiert.\n",
    });
    expect([mistakes, leftovers]).toEqual([[], []]);
    const german = inLanguage?.("de");
    rmSync(join(dir, "site.de.yaml"));
    expect(german?.announcements).toMatchObject([{ title: "Eine Ankündigung", panel: false }]);
    expect(german?.site.claims.visitors).toBe("Neun");
    expect(german?.articles[0]).toMatchObject({ title: "The first article", language: "en" });
    expect(inLanguage?.("en").announcements[0]?.title).toBe("An announcement");
  });

  it("names mistakes in words of a language, languages that the site does not have, and words of entries that are gone", () => {
    writeFileSync(join(dir, "site.de.yaml"), "");
    const places = (found: readonly { file: string; line: number; message: string }[]) =>
      found.map(({ file, line, message }) => [file.slice(own().length + 1), line, message]);
    const bad = readOwn({
      "announcements.de.yaml": "An announcement:\n  title: Eine Ankündigung\n  panel: true\n",
      "taglines.xx.yaml": "- Los.\n",
      "notices.de.yaml": "- Los.\n",
    });
    const stale = readOwn({ "slides.de.yaml": "chess:\n  title: Schach\ngone:\n  title: Fort\n" });
    rmSync(join(dir, "site.de.yaml"));
    expect(bad.inLanguage).toBeUndefined();
    expect(places(bad.mistakes)).toEqual([
      ["notices.de.yaml", 1, expect.stringContaining("is not a file that is read here")],
      ["taglines.xx.yaml", 1, "is in a language that the site does not have; those are: de, en"],
      ["announcements.de.yaml", 2, "content is missing"],
      ["announcements.de.yaml", 3, '"panel" is not a key that is known here'],
    ]);
    expect(stale.content).toBeDefined();
    expect(places(stale.leftovers)).toEqual([
      ["slides.de.yaml", 3, 'has words for "gone", which is not an entry of slides.yaml'],
    ]);
  });

  it("finds pictures in either folder", () => {
    const withImage = `${contentFixture.promos}  image: mine.svg\n`;
    expect(readOwn({ "promos.yaml": withImage }).mistakes).toMatchObject([
      { message: `image mine.svg is not there: put it into ${join(own(), "images")}` },
    ]);
    expect(readOwn({ "promos.yaml": withImage, "images/mine.svg": "<svg/>" }).mistakes).toEqual([]);
  });
});

describe("readContent on any bytes", { timeout: 60_000 }, () => {
  const scraps = fc.constantFrom(
    ..."\n|  |- |: |\t|[|{|}|]|&a |*a|!x |? |~|'|\"|>|#|%YAML 1.1\n|---\n|\u0000|__proto__: 1\n|<<: {}\n|\r|é|🛝".split(
      "|",
    ),
    "|",
    "- ".repeat(500),
    "[".repeat(5000),
  );
  const slip = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(40), put: scraps });

  it("either gives content or says what is wrong and where, and never throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.array(slip, { minLength: 1, maxLength: 4 }),
        (name, slips) => {
          let text = contentFixture[name];
          for (const { at, drop, put } of slips) {
            const start = Math.floor(at * text.length);
            text = text.slice(0, start) + put + text.slice(start + drop);
          }
          holds(reportWith(name, text), text);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("does so for bytes that are not text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.uint8Array({ maxLength: 300 }), (name, bytes) => {
        holds(reportWith(name, bytes), new TextDecoder().decode(bytes));
      }),
      { numRuns: 40 },
    );
  });

  function holds({ content, mistakes }: ReturnType<typeof readContent>, text: string) {
    expect(content === undefined).toBe(mistakes.length > 0);
    for (const { line, column, message } of mistakes) {
      expect(message).not.toBe("");
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(text.split("\n").length);
      expect(column).toBeGreaterThanOrEqual(1);
    }
  }
});

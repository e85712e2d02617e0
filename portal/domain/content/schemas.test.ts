import { describe, expect, it } from "vitest";
import type { Content } from "./content.ts";
import { contentMessage } from "./messages.ts";
import { contentSchemas } from "./schemas.ts";

/** Each mistake as 'path: message'. */
function mistakesIn(file: keyof Content, value: unknown): string[] {
  const { error } = contentSchemas[file].safeParse(value, { error: contentMessage });
  return (error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
const announcement = { title: "A", content: "B", date: "2025-06-30" };
const partner = { name: "A", logo: "a.svg", description: "B", link: "https://a.example/" };
const slides = lines(4).map((title, index) => ({ id: `s-${index}`, title, game: `game-${index}/` }));
const promos = [1, 2].map((n) => ({ title: "A", blurb: "B", game: `game-${n}/` }));

describe("the schema of taglines", () => {
  it("wants at least forty", () => {
    expect(mistakesIn("taglines", lines(40))).toEqual([]);
    expect(mistakesIn("taglines", lines(39))).toEqual([": must have 40 to 500 entries, not 39"]);
  });

  it("counts characters as a reader does", () => {
    expect(mistakesIn("taglines", [...lines(39), "🛝".repeat(60)])).toEqual([]);
    expect(mistakesIn("taglines", [...lines(39), "🛝".repeat(61)])).toEqual([
      "39: is 61 characters long; at most 60 fit",
    ]);
  });

  it("joins wrapped lines and trims", () => {
    expect(contentSchemas.taglines.parse([...lines(39), "  The bell\n  rang. \n"]).at(-1)).toBe(
      "The bell rang.",
    );
  });

  it.each(["", " \n ", "\u0000bell", "be\u202ell", "bell\ud800"])(
    "refuses %j, of which little can be seen",
    (line) => {
      expect(mistakesIn("taglines", [...lines(40), line])).toHaveLength(1);
    },
  );

  it("refuses the same line twice, also beside other mistakes and in other letters", () => {
    expect(mistakesIn("taglines", [...lines(40), 7, "LINE 3"])).toEqual([
      "40: must be text; put quotes around it",
      '41: is there twice: "LINE 3"',
    ]);
  });
});

describe("the schema of the site", () => {
  const mistakesInSite = (given: Record<string, unknown>) =>
    mistakesIn("site", given).filter((mistake) => !mistake.endsWith("is missing"));

  it("takes an imprint, a security contact and a word for robots", () => {
    const imprint = { operator: "A school", content: ["1 School Lane"] };
    const security = { contact: "mailto:security@example.org" };
    expect(mistakesInSite({ imprint, security, robots: "refuse" })).toEqual([]);
    expect(mistakesInSite({ imprint: null, security: null, accent: null, logo: null })).toEqual([]);
  });

  it("takes one accent for the dark and the light theme, or one for each", () => {
    expect(mistakesInSite({ accent: "#2563eb" })).toEqual([]);
    expect(mistakesInSite({ accent: { dark: "#ff7a3d", light: "#b93f0b", contrast: "#ffdd33" } })).toEqual(
      [],
    );
  });

  it.each([
    [{ imprint: { operator: "A school", content: [] } }, "imprint.content: must have 1 to 30 entries, not 0"],
    [
      { imprint: { operator: "A", contact: "a@b.example", content: ["B"] } },
      "imprint.contact: must be an https",
    ],
    [
      { security: { contact: "javascript:alert(1)" } },
      "security.contact: must be an https address or a mailbox",
    ],
    [{ accent: "orange" }, "accent.dark: must be a colour such as '#2563eb'"],
    [
      { accent: { dark: "#ff7a3d", light: "#ff7a3d" } },
      "accent: #ff7a3d has a contrast of 2.2:1 to the page in the light",
    ],
    [{ logo: "../../etc/passwd" }, "logo: must be the name of a picture"],
    [{ robots: "no" }, "robots: must be one of: allow, refuse"],
  ])("refuses %j by name", (given, message) => {
    expect(mistakesInSite(given)).toContainEqual(expect.stringContaining(message));
  });
});

describe("the schema of announcements", () => {
  it("reads a day and takes panel to be off", () => {
    expect(contentSchemas.announcements.parse([announcement])).toEqual([
      { ...announcement, date: new Date("2025-06-30T00:00:00Z"), panel: false },
    ]);
  });

  it("names what is missing, empty, unknown or of the wrong kind, all at once", () => {
    const given = [
      { content: "B", date: "2025-06-30" },
      { ...announcement, title: null },
      { ...announcement, date: "2023-02-31" },
      { ...announcement, panel: "yes" },
      { ...announcement, colour: "red" },
      "just a line",
    ];
    expect(mistakesIn("announcements", given)).toEqual([
      "0.title: is missing",
      "1.title: is empty",
      "2.date: must be a day of the calendar, written like 2025-06-30",
      "3.panel: must be true or false",
      '4: Unrecognized key: "colour"',
      "5: must be a group of 'key: value' lines",
    ]);
  });

  it("wants a list", () => {
    expect(mistakesIn("announcements", announcement)).toEqual([
      ": must be a list, each entry on a line of its own after '- '",
    ]);
    expect(mistakesIn("announcements", null)).toEqual([": is empty"]);
  });
});

describe("the schema of partners", () => {
  it("takes an address, or a setting with the words for while it is empty", () => {
    const { link, ...rest } = partner;
    const invitation = { ...rest, name: "You", link: null, linkSetting: "support", soon: "Soon." };
    expect(contentSchemas.partners.parse([partner, invitation]).map((each) => each.link)).toEqual([
      { address: link },
      { setting: "support", soon: "Soon." },
    ]);
  });

  it.each([
    [{ link: "http://a.example/" }, "link: must be an https address"],
    [{ link: "//a.example/" }, "link: must be an https address"],
    [{ link: "javascript:alert(1)" }, "link: must be an https address"],
    [{ link: null }, "link: is missing"],
    [{ link: null, linkSetting: "support" }, "soon: is missing"],
    [{ linkSetting: "support", soon: "Soon." }, "link: must be empty where linkSetting is given"],
    [{ soon: "Soon." }, "soon: is never shown"],
    [
      { link: null, linkSetting: "money", soon: "Soon." },
      "linkSetting: must be one of: support, source, chat, video",
    ],
    [{ logo: "../secret.svg" }, "logo: must be the name of a picture"],
  ])("refuses %j", (given, message) => {
    const found = mistakesIn("partners", [{ ...partner, ...given }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`0.${message}`);
  });

  it("refuses the same name twice", () => {
    expect(mistakesIn("partners", [partner, partner])).toEqual(['1.name: is there twice: "A"']);
  });
});

describe("the schema of slides", () => {
  it("takes games and pages of this site", () => {
    const page = { id: "list", title: "All", address: "/play", image: "list.svg" };
    expect(contentSchemas.slides.parse([...slides, page]).at(-1)).toEqual({
      id: "list",
      title: "All",
      target: { address: "/play" },
      image: "list.svg",
    });
  });

  it.each([
    [{}, "game: is missing"],
    [{ game: "a/", address: "/play" }, "address: must be left out where game is given"],
    [{ address: "/play" }, "image: is missing"],
    [{ address: "https://elsewhere.example/", image: "a.svg" }, "address: must be a page of this site"],
    [{ game: "" }, "game: must be the path of a game"],
    [{ game: "raft.swf\n" }, "game: must be the path of a game"],
    [{ game: "a/", id: "Two Words" }, "id: must be small letters"],
  ])("refuses %j", (given, message) => {
    const found = mistakesIn("slides", [...slides, { id: "new", title: "New", ...given }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`4.${message}`);
  });

  it("refuses an id that is there twice", () => {
    expect(mistakesIn("slides", [...slides, slides[0]])).toEqual(['4.id: is there twice: "s-0"']);
  });
});

describe("the schema of promo banners", () => {
  it("wants two, for two games", () => {
    expect(mistakesIn("promos", promos)).toEqual([]);
    expect(mistakesIn("promos", promos.slice(1))).toEqual([": must have exactly 2 entries, not 1"]);
    expect(mistakesIn("promos", [promos[0], promos[0]])).toEqual(['1.game: is there twice: "game-1/"']);
  });
});

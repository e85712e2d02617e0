import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { publicCatalogue } from "#domain/catalogue/public-game.ts";
import { Refusal } from "#domain/errors.ts";
import { readCatalogue } from "./read-catalogue.ts";

const files = { has: (path: string) => path.startsWith("here/") };

const entry = (changes: Record<string, unknown> = {}) => ({
  name: "Orbit",
  path: "orbit/",
  img: "na.png",
  description: "",
  dateAdded: "2023-05-09",
  isTrending: false,
  gameType: "html5",
  ...changes,
});

describe("readCatalogue", () => {
  it("reads a list, or an object with a list called games", () => {
    expect(readCatalogue([entry()], files).games).toHaveLength(1);
    expect(readCatalogue({ games: [entry()] }, files).games).toHaveLength(1);
    expect(readCatalogue([], files)).toEqual({ games: [], refused: [] });
  });

  it.each([undefined, null, 7, "[]", {}, { games: {} }, { list: [] }])(
    "refuses %j: it is no catalogue",
    (raw) => {
      expect(() => readCatalogue(raw, files)).toThrowError(
        expect.objectContaining({ code: "catalogue-invalid" }),
      );
    },
  );

  it("refuses a list that is too long", () => {
    expect(() => readCatalogue(new Array(1_000_001), files)).toThrowError(Refusal);
  });

  it("lists the good entries and names the bad ones by place, name and reason", () => {
    const raw = [
      entry({ name: "Good" }),
      entry({ name: "Sneaky ", path: "../../etc/passwd" }),
      null,
      entry({ name: "Also good", path: "also/" }),
      entry({ name: "good", path: "third/" }),
      entry({ name: "Copy", path: "also/" }),
    ];
    const { games, refused } = readCatalogue(raw, files);
    expect(games.map(({ name }) => name)).toEqual(["Good", "Also good"]);
    expect(refused).toEqual([
      { index: 1, name: "Sneaky", code: "path-invalid", reason: "its path leads out of its folder" },
      { index: 2, name: "(no name)", code: "entry-malformed", reason: "it is not an object" },
      { index: 4, name: "good", code: "duplicate-name", reason: "a game of this name is already listed" },
      { index: 5, name: "Copy", code: "duplicate-path", reason: 'its path is already listed as "Also good"' },
    ]);
  });

  it("joins server 1 and server 2 to one game that both addresses find", () => {
    const [one, two] = ["https://one.example/", "https://two.example/"];
    const { games, refused } = readCatalogue(
      [
        entry({ path: two, gameType: "external", description: "server 2" }),
        entry({ path: one, gameType: "external", description: "server 1" }),
      ],
      files,
    );
    expect(refused).toEqual([]);
    expect(games).toMatchObject([{ path: one, servers: [one, two], description: "" }]);
    const catalogue = createCatalogue(games);
    expect(catalogue.byPath(one)).toBe(games[0]);
    expect(catalogue.byPath(two)).toBe(games[0]);
  });

  it("infers the type of entries that lack it", () => {
    const lacking = ["raft.swf", "waflash/raft/", "here/raft/", "https://games.example/"];
    const raw = lacking.map((path) => entry({ name: path, path, gameType: undefined }));
    expect(readCatalogue(raw, files).games.map((game) => game.gameType)).toEqual([
      "flash",
      "waflash",
      "html5",
      "external",
    ]);
  });
});

/** Entries that are mostly right, with every field sometimes odd, so that all branches meet hostile values. */
const oddly = (...usual: unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.anything() });

const addresses = [
  "https://one.example/",
  "https://two.example",
  btoa("https://three.example/x"),
  "http://one.example/",
  "javascript:alert(1)",
];

const entries = fc.record(
  {
    name: oddly("Orbit", "orbit ", "Raft\u202e", 2048, "", "x".repeat(130)),
    path: fc.oneof(
      oddly(...addresses),
      oddly("a/", "a/index.html", "b.swf", "waflash/c/", "here/d/", "../e", "/f"),
    ),
    img: oddly("na.png", "a.webp", "//x", undefined),
    description: oddly("", "server 1", "Server 2", "A description in words.", "\u0000"),
    dateAdded: oddly("2023-05-09", "2023-9-30", "2023-02-31"),
    isTrending: oddly(true, false, "isTrending"),
    gameType: oddly("html5", "flash", "waflash", "external", undefined, "emulator"),
    servers: oddly(["https://four.example/"], undefined, "x"),
    tags: oddly(["io"], undefined, "io"),
    stage: oddly({ width: 640, height: 480 }, undefined),
    controls: oddly([{ input: "Mouse", action: "Aim" }], undefined),
    source: oddly("https://code.example/", "ours", "ftp://x"),
  },
  { requiredKeys: [] },
);

describe("readCatalogue, whatever it is given", { timeout: 30_000 }, () => {
  it("throws nothing but a Refusal", () => {
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true, withMap: true }),
      fc.array(fc.anything({ withNullPrototype: true, withObjectString: true })),
      fc.record({ games: fc.anything() }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(hostile, (raw) => {
        try {
          readCatalogue(raw, files);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("lists nothing twice, nothing unsafe, and no more than it was given", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 12 }), (raw) => {
        const { games, refused } = readCatalogue(raw, files);
        expect(games.length + refused.length).toBeLessThanOrEqual(raw.length);
        expect(games.length + refused.length > 0).toBe(raw.length > 0);
        expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
        expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
        for (const game of games) {
          expect(game.path.startsWith("https://")).toBe(game.gameType === "external");
          expect(game.servers[0]).toBe(game.gameType === "external" ? game.path : undefined);
          expect(game.path).not.toMatch(/(?:^|\/)\.\.(?:\/|$)|^\/|\\/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("reads its own public output as the same games", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 12 }), (raw) => {
        const catalogue = createCatalogue(readCatalogue(raw, files).games);
        const shared: unknown = JSON.parse(JSON.stringify(publicCatalogue(catalogue)));
        const again = readCatalogue(shared, { has: () => false });
        expect(again.refused).toEqual([]);
        expect(again.games).toEqual(catalogue.games);
        expect(createCatalogue(again.games).version).toBe(catalogue.version);
      }),
      { numRuns: 500 },
    );
  });
});

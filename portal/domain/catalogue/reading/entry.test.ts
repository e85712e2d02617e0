import { describe, expect, it } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { readEntry, reportName } from "./entry.ts";

const files = { has: () => false };

const raw = {
  name: "Raft Rumble",
  path: "raft-rumble/",
  img: "raft-rumble.webp",
  description: "Sink the other raft before the tide does.",
  dateAdded: "2026-11-15",
  isTrending: false,
  gameType: "html5",
};

function gameOf(changes: Record<string, unknown>) {
  const entry = readEntry({ ...raw, ...changes }, files);
  if (!("game" in entry)) throw new Error(entry.reason);
  return entry.game;
}

const codeOf = (changes: Record<string, unknown>) => {
  const entry = readEntry({ ...raw, ...changes }, files);
  return "code" in entry ? entry.code : "listed";
};

describe("readEntry", () => {
  it("reads an entry of the specification's shape", () => {
    expect(gameOf({})).toEqual({
      id: idOfPath("raft-rumble/"),
      name: "Raft Rumble",
      path: "raft-rumble/",
      img: "raft-rumble.webp",
      description: "Sink the other raft before the tide does.",
      addedAt: new Date("2026-11-15"),
      isTrending: false,
      gameType: "html5",
      tags: [],
      servers: [],
    });
  });

  it("trims names and takes one that is a number", () => {
    expect(gameOf({ name: "Raft Rumble  " }).name).toBe("Raft Rumble");
    expect(gameOf({ name: 2048 }).name).toBe("2048");
    expect(gameOf({ name: "x".repeat(120) }).name).toHaveLength(120);
  });

  it("takes direction overrides and control characters out of names", () => {
    expect(gameOf({ name: "Raft\u0007 \u202eelbmuR" }).name).toBe("Raft elbmuR");
  });

  it.each([undefined, null, "", "   ", "\u202e\u0000", {}, Number.NaN, "x".repeat(121)])(
    "refuses the name %j",
    (name) => {
      expect(codeOf({ name })).toBe("name-invalid");
    },
  );

  it.each([
    [true, true],
    ["isTrending", true],
    ["true", true],
    [false, false],
    ["false", false],
    ["", false],
    [undefined, false],
    [null, false],
    [1, false],
    [{}, false],
  ])("reads isTrending %j as %s", (isTrending, expected) => {
    expect(gameOf({ isTrending }).isTrending).toBe(expected);
  });

  it("reads a day without zero padding", () => {
    expect(gameOf({ dateAdded: "2023-9-30" }).addedAt).toEqual(new Date("2023-09-30"));
  });

  it.each([undefined, "", "2023-02-31", "soon", 20_230_930])("refuses the date %j", (dateAdded) => {
    expect(codeOf({ dateAdded })).toBe("date-invalid");
  });

  it("takes a missing description as empty and refuses one that is too long", () => {
    expect(gameOf({ description: undefined }).description).toBe("");
    expect(codeOf({ description: "x".repeat(2001) })).toBe("description-invalid");
  });

  it("keeps the entry's own picture, the placeholder too, and names a generated cover otherwise", () => {
    expect(gameOf({ img: "na.png" }).img).toBe("na.png");
    for (const img of [undefined, "", "https://tracker.example/1.gif", "../secret.png", "/etc/x.png"]) {
      expect(gameOf({ img }).img).toBe(`${idOfPath("raft-rumble/")}.svg`);
    }
  });

  it("lists an external game's servers with its path first", () => {
    const path = "https://one.example/";
    const servers = ["https://two.example/", path, "http://three.example/", 4, "https://two.example/"];
    expect(gameOf({ gameType: "external", path, servers }).servers).toEqual([path, "https://two.example/"]);
    expect(gameOf({ gameType: "external", path }).servers).toEqual([path]);
  });

  it("lists at most a hundred servers of a game", () => {
    const servers = Array.from({ length: 200 }, (_, at) => `https://s${at}.example/`);
    const game = gameOf({ gameType: "external", path: "https://one.example/", servers });
    expect(game.servers).toHaveLength(100);
  });

  it("takes a server marker for what it is, not for a description", () => {
    const entry = readEntry({ ...raw, description: "Server 2 " }, files);
    expect(entry).toMatchObject({ server: 2, game: { description: "" } });
  });

  it("ignores an id and any field that it does not know", () => {
    expect(gameOf({ id: "42", colour: "red", ["__proto__"]: { tags: ["evil"] } })).toEqual(gameOf({}));
  });

  it.each([null, undefined, 7, "Raft Rumble", [], [raw]])("refuses %j as malformed", (entry) => {
    expect(readEntry(entry, files)).toHaveProperty("code", "entry-malformed");
  });
});

describe("reportName", () => {
  it("calls an entry by its name, clean and not too long, or says that it has none", () => {
    expect(reportName({ name: " Raft\u202e " })).toBe("Raft");
    expect(reportName({ name: "x".repeat(5000) })).toHaveLength(120);
    expect(reportName({ name: 7 })).toBe("(no name)");
    expect(reportName(null)).toBe("(no name)");
  });
});

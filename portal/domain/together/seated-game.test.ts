import { describe, expect, it } from "vitest";
import { chosenOptions, parseSeatedIndex } from "./seated-game.ts";

const clock = {
  key: "clock",
  label: "Clock",
  values: [
    { value: 5, label: "5 minutes" },
    { value: 10, label: "10 minutes" },
  ],
};
const entry = {
  version: "1a2b",
  file: "ringout.js",
  least: 2,
  most: 4,
  hasComputers: true,
  netcode: "rollback",
  choices: [clock],
};

describe("parseSeatedIndex", () => {
  it("reads what the build writes", () => {
    expect(parseSeatedIndex({ ringout: entry })).toEqual([
      { ...entry, game: "ringout", gamePath: "ringout/" },
    ]);
    const { choices, hasComputers, ...plain } = entry;
    expect(parseSeatedIndex({ chess: { ...plain, gamePath: "games/chess/" } })).toMatchObject([
      { gamePath: "games/chess/", hasComputers: false, choices: [] },
    ]);
  });

  it.each([
    null,
    [],
    { a: 1 },
    { a: {} },
    { a: { ...entry, version: 1 } },
    { a: { ...entry, file: 1 } },
    { a: { ...entry, least: 0 } },
    { a: { ...entry, most: 17 } },
    { a: { ...entry, least: 5 } },
    { a: { ...entry, choices: [{ key: "a", label: "A", values: [] }] } },
    { a: { ...entry, choices: [{ key: "a", label: "A", values: [{ value: {}, label: "" }] }] } },
  ])("throws for %j", (raw) => {
    expect(() => parseSeatedIndex(raw)).toThrow(TypeError);
  });
});

describe("chosenOptions", () => {
  it("takes what the game offers, the first value of everything else, and nothing more", () => {
    expect(chosenOptions(entry, { clock: 10, other: "x" })).toEqual({ clock: 10 });
    expect(chosenOptions(entry, undefined)).toEqual({ clock: 5 });
  });

  it.each([{ clock: 7 }, { clock: "10" }, { clock: null }])("refuses %j", (raw) => {
    expect(() => chosenOptions(entry, raw)).toThrow("does not offer");
  });
});

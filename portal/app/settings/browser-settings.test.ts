import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { parseSettings } from "./browser-settings.ts";
import { cloakTitle, formatCloak } from "./cloak.ts";
import { parsePanicAddress } from "./panic-key.ts";

const t = translateTo("en");

describe("parseSettings", () => {
  it("reads what was stored", () => {
    const settings = {
      volume: 0.4,
      cloak: { preset: "own", title: "Notes" },
      panic: { key: "`", address: "https://en.wikipedia.org/" },
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    "null",
    '{"volume":"loud","cloak":7,"panic":[]}',
    '{"volume":2,"cloak":{"preset":"toString"},"panic":{"key":"a","address":"https://x.example"}}',
    '{"panic":{"key":"Escape","address":"javascript:alert(1)"}}',
  ])("has the default for %s", (text) => {
    expect(parseSettings(text)).toEqual({
      volume: 1,
      cloak: { preset: "drive", title: "" },
      panic: undefined,
    });
  });
});

describe("the address of the panic key", () => {
  it.each([
    ["https://en.wikipedia.org/wiki/Recess", "https://en.wikipedia.org/wiki/Recess"],
    ["  wikipedia.org ", "https://wikipedia.org/"],
  ])("is made whole: %s", (typed, address) => {
    expect(parsePanicAddress(typed)).toBe(address);
  });

  it.each([
    "",
    "http://plain.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//",
    "localhost",
    "two words",
  ])("is not %s", (typed) => {
    expect(parsePanicAddress(typed)).toBeUndefined();
  });
});

describe("a cloak", () => {
  it("shows its title, or one's own, and never none", () => {
    expect(cloakTitle(t, { preset: "document", title: "x" })).toBe("Untitled document");
    expect(cloakTitle(t, { preset: "own", title: " Notes " })).toBe("Notes");
    expect(cloakTitle(t, { preset: "own", title: " " })).toBe("My Drive");
  });

  it("fits into the name of a tab", () => {
    expect(formatCloak(t, { preset: "class", title: "" })).toBe("cloak class Classwork");
  });
});

import { describe, expect, it } from "vitest";
import { entryFields, hasFields, kindAt, siteFields } from "./field-kinds.ts";
import { textOfValue, valueOfText } from "./value-of-text.ts";

describe("valueOfText", () => {
  it("reads paragraphs, links and colours", () => {
    expect(valueOfText("paragraphs", "One\r\nline.\r\n\r\n\r\nTwo.")).toEqual(["One\nline.", "Two."]);
    expect(valueOfText("links", "Our photos https://a.example/\nFilms https://b.example/")).toEqual([
      { label: "Our photos", address: "https://a.example/" },
      { label: "Films", address: "https://b.example/" },
    ]);
    expect(valueOfText("accent", "#2563eb")).toBe("#2563eb");
    expect(valueOfText("accent", "#ff7a3d #b93f0b #ffdd33")).toEqual({
      dark: "#ff7a3d",
      light: "#b93f0b",
      contrast: "#ffdd33",
    });
  });

  it("falls back to the shipped words for an empty text, and empties an address", () => {
    expect(valueOfText("line", "  ")).toBeUndefined();
    expect(valueOfText("address", "")).toBeNull();
    expect(valueOfText("line", "~")).toBeNull();
  });

  it("leaves a flag that is none to the checks", () => {
    expect(["true", "false", "maybe"].map((text) => valueOfText("flag", text))).toEqual([
      true,
      false,
      "maybe",
    ]);
  });

  it.each([
    ["paragraphs", ["One.", "Two."]],
    ["links", [{ label: "Our photos", address: "https://a.example/" }]],
    ["accent", { dark: "#ff7a3d", light: "#b93f0b" }],
    ["flag", false],
    ["line", "A line."],
  ] as const)("gives back %s that a form showed", (kind, value) => {
    expect(valueOfText(kind, textOfValue(kind, value))).toEqual(value);
  });
});

describe("kindAt", () => {
  it("knows the fields of the site and of entries", () => {
    expect(kindAt("site", ["cards", "chat", "address"])).toBe("address");
    expect(kindAt("announcements", [0, "panel"])).toBe("flag");
    expect(kindAt("taglines", [3])).toBe("line");
    expect(kindAt("site", ["toString"])).toBeUndefined();
    expect(kindAt("announcements", [0])).toBeUndefined();
  });

  it("has fields for every list but those of texts", () => {
    const plain = Object.entries(entryFields).filter(([, fields]) => !hasFields(fields));
    expect(plain.map(([name]) => name)).toEqual(["taglines", "refusals"]);
    expect(Object.keys(siteFields)).toContain("imprint.content");
  });
});

import { describe, expect, it } from "vitest";
import { sheetOf, withLook } from "./cached-look.ts";

const dark = '<!doctype html><html lang="en" data-sheet="/d.css"><head><style>html{color:red}</style></head>';
const light =
  '<!doctype html><html lang="en" class="text-large" data-look="light-large-system"><head><link rel="stylesheet" href="/l.css"/></head>';

describe("withLook", () => {
  it("gives a page the look that was chosen since, and its stylesheet", () => {
    expect(withLook(dark, "light-large-system", "/l.css")).toBe(light);
    expect(withLook(light, "", "/d.css")).toBe(
      '<!doctype html><html lang="en"><head><link rel="stylesheet" href="/d.css"/></head>',
    );
  });

  it("leaves a page alone that has it, also for a cookie that names no look", () => {
    expect(withLook(dark, "", "/d.css")).toBeUndefined();
    expect(withLook(dark, "neon", "/d.css")).toBeUndefined();
    expect(withLook(light, "light-large-system", "/l.css")).toBeUndefined();
  });
});

describe("sheetOf", () => {
  it("finds the stylesheet of a look's theme", () => {
    const assets = ["/assets/a.js", "/assets/style-dark-1.css", "/assets/style-light-2.css"];
    expect(sheetOf("light-normal-system", assets)).toBe("/assets/style-light-2.css");
    expect(sheetOf("", assets)).toBe("/assets/style-dark-1.css");
    expect(sheetOf("system-normal-system", assets)).toBeUndefined();
  });
});

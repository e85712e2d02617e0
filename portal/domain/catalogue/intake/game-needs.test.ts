import { describe, expect, it } from "vitest";
import { needsIn } from "./game-needs.ts";

describe("needsIn", () => {
  it.each([
    ["if (confirm('Again?')) start()", ["dialogs"]],
    ["name = window.prompt('Name')", ["dialogs"]],
    ["new SharedArrayBuffer(8)", ["isolation"]],
    ["if (!self.crossOriginIsolated) fail(prompt('x'))", ["dialogs", "isolation"]],
    ["installEvent.prompt(); alert('hi')", []],
    ["function confirm(text) {} confirm('x')", []],
    ["x instanceof SharedArrayBuffer", []],
  ])("finds in %s: %j", (code, expected) => {
    expect(needsIn(code)).toEqual(expected);
  });
});

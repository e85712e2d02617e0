import { describe, expect, it } from "vitest";
import { readJsData } from "./js-data.ts";

describe("readJsData", () => {
  it.each([
    ["a named export", "export const games = [{ name: 'A' }];"],
    ["a default export", "export default [{ name: `A` }];"],
    ["CommonJS", "module.exports = [{ 'name': \"A\" }];"],
    ["a global", "var games = [{ name: 'A' }];"],
    ["a property of window", "window.games = Object.freeze([{ name: 'A' }]);"],
  ])("reads the list of %s", (_, text) => {
    expect(readJsData(text)).toEqual([[{ name: "A" }]]);
  });

  it("leaves out what would have to be worked out, and runs nothing", () => {
    const text = `throw new Error(); const a = [{ name: f(), date: 2 * 3, isOld: !1, rank: -2, ...b, get x() { return 1 } }];`;
    expect(readJsData(text)).toEqual([[{ name: undefined, date: undefined, isOld: false, rank: -2 }]]);
  });

  it("takes an imported or required picture for its path", () => {
    const text = `import a from "./a.png"; export default [{ img: a }, { img: require("./b.png") }];`;
    expect(readJsData(text)).toEqual([[{ img: "./a.png" }, { img: "./b.png" }]]);
  });

  it("changes no prototype", () => {
    const [list] = readJsData(`var a = [{ "__proto__": { polluted: 1 } }]`);
    expect(list).toEqual([Object.fromEntries([["__proto__", { polluted: 1 }]])]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it.each([
    ["no JavaScript", "games: [ {"],
    ["nested without end", `var a = ${"[".repeat(200_000)}`],
    ["nested too deeply", `var a = ${"[".repeat(50_000)}${"]".repeat(50_000)}`],
  ])("refuses what is %s", (_, text) => {
    expect(() => readJsData(text)).toThrow(expect.objectContaining({ name: "Refusal" }));
  });
});

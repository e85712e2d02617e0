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

  it("puts texts together of constants, and counts a list once that is exported by its name", () => {
    const text = `const base = "/play"; const n = 2;
      const games = [{ path: \`\${base}/a\${n}\`, img: base + "/a.png", rank: n + 1, to: base + location }];
      export default games;`;
    expect(readJsData(text)).toEqual([
      [{ path: "/play/a2", img: "/play/a.png", rank: undefined, to: undefined }],
    ]);
  });

  it("does not grow a text without end", () => {
    const doubled = Array.from({ length: 60 }, (_, at) => `const s${at + 1} = s${at} + s${at};`);
    expect(readJsData(`const s0 = "ab"; ${doubled.join("")} export default [s3, s60];`)).toEqual([
      ["ab".repeat(8), undefined],
    ]);
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

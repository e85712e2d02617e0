import { describe, expect, it } from "vitest";
import { withRelativePaths } from "./own-paths.ts";

const files = ["img/hero.png", "js/main.js", "index.html", "my level.json"];
const own = {
  hasFile: (path: string) => files.includes(path),
  hasFolder: (path: string) => files.some((file) => file.startsWith(`${path}/`)),
};

describe("withRelativePaths", () => {
  it.each([
    ["index.html", '<img src="/img/hero.png">', '<img src="./img/hero.png">'],
    ["index.html", "<img src=/img/hero.png>", "<img src=./img/hero.png>"],
    ["pages/two.html", "<a href='/index.html#x'>", "<a href='../index.html#x'>"],
    ["css/a.css", "a { background: url(/img/hero.png) }", "a { background: url(../img/hero.png) }"],
    ["js/main.js", 'fetch("/my%20level.json?1")', 'fetch("./my%20level.json?1")'],
    ["js/main.js", 'load("/img/" + name)', 'load("./img/" + name)'],
    ["js/deep/b.js", 'import a from "/js/main.js"', 'import a from "../../js/main.js"'],
  ])("in %s makes %s relative", (file, text, expected) => {
    expect(withRelativePaths(text, file, own)).toEqual({ text: expected, count: 1 });
  });

  it.each(['"/img/other.png"', '"//img/hero.png"', '"a/img/hero.png"', "x = 4 /img/hero.png"])(
    "leaves %s, which is no path of its own",
    (text) => {
      expect(withRelativePaths(text, "index.html", own)).toEqual({ text, count: 0 });
    },
  );
});

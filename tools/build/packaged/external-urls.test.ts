import { describe, expect, it } from "vitest";
import { externalUrlsIn } from "./external-urls.ts";

describe("externalUrlsIn", () => {
  it.each([
    ['<script src="https://cdn.example/a.js">', "https://cdn.example/a.js"],
    ["<img src=//cdn.example/a.png>", "//cdn.example/a.png"],
    ["<a href='http://home.example/'>", "http://home.example/"],
    ["<style>@import 'https://fonts.example/css'</style>", "https://fonts.example/css"],
  ])("finds the host in %s", (page, url) => expect(externalUrlsIn(page, true)).toEqual([url]));

  it("finds pictures of other hosts in style sheets", () => {
    expect(externalUrlsIn("body { background: url(//cdn.example/a.png) }", false)).toEqual([
      "//cdn.example/a.png",
    ]);
  });

  it("finds nothing where a page names no other host", () => {
    const page =
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg><script src="a.js"></script>';
    expect(externalUrlsIn(page, true)).toEqual([]);
  });
});

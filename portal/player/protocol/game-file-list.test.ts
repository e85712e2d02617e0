import { describe, expect, it } from "vitest";
import { cacheKey, filesForBrowser, parseFileList, totalBytes } from "./game-file-list.ts";

describe("cacheKey", () => {
  it.each([
    ["/assets/html5/chess/", "/assets/html5/chess/index.html"],
    ["/assets/html5/chess/?level=2", "/assets/html5/chess/index.html"],
    ["/assets/html5/chess/game.js?v=3", "/assets/html5/chess/game.js"],
    ["/assets/html5/chess/it's%20here.png", "/assets/html5/chess/it's%20here.png"],
    ["/assets/html5/chess/it%27s here.png", "/assets/html5/chess/it's%20here.png"],
    ["/assets/html5/chess/100%.png", "/assets/html5/chess/100%.png"],
    ["/assets/flash/?swf=meteor.swf", "/assets/flash/?swf=meteor"],
    ["/assets/flash/?swf=meteor", "/assets/flash/?swf=meteor"],
    ["/assets/flash/meteor.swf?x=1", "/assets/flash/meteor.swf"],
  ])("names %s as %s", (address, key) => expect(cacheKey(address)).toBe(key));
});

describe("parseFileList", () => {
  const file = { address: "/assets/html5/a/index.html", bytes: 3, hash: "x", headers: 0 };
  const set = { guest: "html5/a", version: "1", headers: [{ "content-type": "text/html" }], files: [file] };

  it("reads what the play origin lists", () => expect(parseFileList(set)).toEqual(set));

  it.each([
    [null],
    [{ ...set, files: "all" }],
    [{ ...set, files: [{ ...file, address: "https://elsewhere.example/x" }] }],
    [{ ...set, files: [{ ...file, bytes: "3" }] }],
    [{ ...set, version: 1 }],
    [{ ...set, headers: [{ "content-type": 1 }] }],
  ])("refuses %j", (data) => expect(parseFileList(data)).toBeUndefined());

  it("picks one of the two Flash engines", () => {
    const both = [
      { ...file, only: "extended" as const },
      { ...file, bytes: 5, only: "vanilla" as const },
    ];
    expect(totalBytes(filesForBrowser({ ...set, files: both }, true))).toBe(3);
    expect(totalBytes(filesForBrowser({ ...set, files: both }, false))).toBe(5);
  });
});

import { describe, expect, it } from "vitest";
import { externalAddress, pathFault } from "./game-url.ts";

describe("externalAddress", () => {
  it("accepts an https address and gives its canonical form", () => {
    expect(externalAddress("https://Games.Example")).toEqual({ href: "https://games.example/" });
  });

  it.each([
    ["plain http", "http://games.example/"],
    ["script", "javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a file", "file:///etc/passwd"],
    ["an address relative to the protocol", "//games.example/"],
    ["a name and password", "https://user:secret@games.example/"],
    ["a name alone", "https://games.example@elsewhere.example/"],
    ["a tab that the browser would skip", "https://games.exa\tmple/"],
    ["a leading control character", "\u0001https://games.example/"],
    ["a backslash that the browser would turn", "https:\\\\games.example/"],
    ["one slash too few", "https:/games.example/"],
    ["no host", "https:///"],
    ["a port that does not exist", "https://games.example:99999/"],
    ["turned writing direction", "https://games.example/\u202egpj"],
    ["endless length", `https://games.example/${"a".repeat(3000)}`],
  ])("refuses %s", (_, text) => {
    expect(externalAddress(text)).toHaveProperty("reason");
  });
});

describe("pathFault", () => {
  it.each([
    "slopeline/",
    "chess/index.html",
    "old games/Bubble Ünit (v1.2)/",
    "a/b.swf",
    "game/?level=2",
    "a..b/",
  ])("finds nothing wrong with %j", (path) => {
    expect(pathFault(path)).toBeUndefined();
  });

  it.each([
    "",
    "/etc/",
    "../x/",
    "a/../b/",
    "a/..",
    "./a",
    "a//b/",
    "a\\b",
    "a\u0000b",
    "C:/games/",
    "javascript:alert(1)",
    "https://games.example/",
    "%2e%2e/x",
    "a/%2E%2e/b",
    "a%2fb",
    "a%5Cb",
    "a%00",
    "a".repeat(3000),
  ])("refuses %j", (path) => {
    expect(pathFault(path)).toEqual(expect.any(String));
  });
});

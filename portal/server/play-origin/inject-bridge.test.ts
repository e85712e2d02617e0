import { describe, expect, it } from "vitest";
import { bridgeTag, charsetOf, withBridge } from "./inject-bridge.ts";

const put = (page: string) => withBridge(Buffer.from(page), "[B]").toString();

describe("withBridge", () => {
  it.each([
    ["<!doctype html><html><head><script>1</script>", "<!doctype html><html><head>[B]<script>1</script>"],
    [
      "<!DOCTYPE html>\n<html lang='a>b'>\n<HEAD data-x=\"1>2\">\n<script>",
      "<!DOCTYPE html>\n<html lang='a>b'>\n<HEAD data-x=\"1>2\">[B]\n<script>",
    ],
    ["<!doctype html><title>x</title>", "<!doctype html>[B]<title>x</title>"],
    ["<!-- <head> is not here --><html><body>", "<!-- <head> is not here --><html>[B]<body>"],
    ["<header>no head</header>", "[B]<header>no head</header>"],
    ["<script>1</script><head>", "[B]<script>1</script><head>"],
    ["<canvas></canvas>", "[B]<canvas></canvas>"],
    ["<!-- never closed <head>", "[B]<!-- never closed <head>"],
    ["", "[B]"],
  ])("comes before every script in %s", (page, expected) => expect(put(page)).toBe(expected));

  it("leaves bytes that are no UTF-8 as they were", () => {
    const page = Buffer.from("<head>caf\xe9", "latin1");
    expect(withBridge(page, "[B]").toString("latin1")).toBe("<head>[B]caf\xe9");
  });

  it("keeps a byte order mark first", () => {
    expect(put("\ufeff<!doctype html><p>")).toBe("\ufeff<!doctype html>[B]<p>");
  });
});

describe("bridgeTag", () => {
  it("names the bridge and the sites that it may speak to", () => {
    expect(bridgeTag("/assets/player/b.js", ["https://a.example", "http://b:1"])).toBe(
      '<script src="/assets/player/b.js" data-site="https://a.example http://b:1"></script>',
    );
  });
});

describe("charsetOf", () => {
  it("reads the page's own encoding", () => {
    expect(charsetOf(Buffer.from('<meta charset="Shift_JIS">'))).toBe("shift_jis");
    expect(
      charsetOf(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
    ).toBe("windows-1252");
    expect(charsetOf(Buffer.from("<p>"))).toBe("utf-8");
  });
});

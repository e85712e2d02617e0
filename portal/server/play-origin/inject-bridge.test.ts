import { describe, expect, it } from "vitest";
import { bridgeTag, readGamePage, withBridge } from "./inject-bridge.ts";

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
    ["<!--><script>1</script>-->", "<!-->[B]<script>1</script>-->"],
    ["<!---><script>1</script>-->", "<!--->[B]<script>1</script>-->"],
    ["<!-- a --!><script>1</script>-->", "<!-- a --!>[B]<script>1</script>-->"],
    ['<!doctype html "><script>1</script>', '<!doctype html ">[B]<script>1</script>'],
    ["<html a=b'><script>1</script><p '>", "<html a=b'>[B]<script>1</script><p '>"],
    ["</p><script>1</script>", "[B]</p><script>1</script>"],
    ["<?xml version='1.0'?><html><head>", "<?xml version='1.0'?><html><head>[B]"],
    ["<frameset><frame src=a></frameset>", "[B]<frameset><frame src=a></frameset>"],
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

describe("readGamePage", () => {
  const charsetOf = (page: string) => readGamePage(Buffer.from(page)).charset;

  it("reads the page's own encoding", () => {
    expect(charsetOf('<meta charset="Shift_JIS">')).toBe("shift_jis");
    const old = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">';
    expect(charsetOf(old)).toBe("windows-1252");
    expect(charsetOf("<p>")).toBe("utf-8");
  });

  it.each([
    "<!--<meta charset=utf-16le>-->",
    "<!-- --!><meta charset=utf-16be>",
    "<script>'<meta charset=shift_jis>'</script>",
    "<meta charset=iso-2022-jp>",
    "<meta charset=x-user-defined>",
    "<meta charset='utf-8; q=1'>",
  ])("takes %s for UTF-8, in which our tag is a tag", (page) => expect(charsetOf(page)).toBe("utf-8"));

  it("turns UTF-16 into UTF-8", () => {
    const page = Buffer.from("\ufeff<p>\u00e9", "utf16le");
    expect(readGamePage(page)).toEqual({ bytes: Buffer.from("<p>\u00e9"), charset: "utf-8" });
    expect(readGamePage(Buffer.from(page).swap16()).bytes).toEqual(Buffer.from("<p>\u00e9"));
  });
});

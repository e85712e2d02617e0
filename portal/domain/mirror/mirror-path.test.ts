import { describe, expect, it } from "vitest";
import { mirrorPathOf, portalAddressOf } from "./mirror-path.ts";

describe("the path of a page on a mirror", () => {
  it.each([
    ["/", ""],
    ["/play", "play/"],
    ["/articles/article-1", "articles/article-1/"],
    ["/play?type=flash&page=2", "play/by/type-flash/page-2/"],
    ["/play?date=2026-10-19", "play/by/date-2026-10-19/"],
  ])("of %s is %s, and back", (address, path) => {
    const { pathname, searchParams } = new URL(address, "http://portal");
    expect(mirrorPathOf(pathname, searchParams)).toBe(path);
    expect(portalAddressOf(path)).toBe(address);
  });
});

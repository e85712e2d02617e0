import { describe, expect, it } from "vitest";
import { siteResponseKind } from "./response-kind.ts";

const kindOf = (type: string | undefined, path = "/file") =>
  siteResponseKind({ path, type, isExternalGame: false, isPublic: false });

describe("siteResponseKind", () => {
  it.each([
    "image/webp",
    "image/png",
    "font/woff2",
    "video/mp4",
    "text/css; charset=utf-8",
    "application/wasm",
  ])("counts %s as a part of a page", (type) => expect(kindOf(type)).toBe("file"));

  it.each([
    "image/svg+xml; charset=utf-8",
    "application/xml",
    "application/xhtml+xml",
    "application/pdf",
    "text/xml",
    "made/up",
  ])("counts %s as a document, which runs nothing", (type) => expect(kindOf(type)).toBe("document"));

  it("knows scripts, pages, and what is neither", () => {
    expect(kindOf("text/javascript; charset=utf-8")).toBe("script");
    expect(kindOf("text/html; charset=utf-8")).toBe("page");
    expect(kindOf("text/html; charset=utf-8", "/play/chess")).toBe("game-page");
    for (const type of ["application/json", "text/plain", undefined]) expect(kindOf(type)).toBe("plain");
  });
});

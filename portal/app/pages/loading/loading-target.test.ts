import { describe, expect, it } from "vitest";
import { parseLoadingTarget } from "./loading-target.ts";

const target = (query: string) => parseLoadingTarget(new URLSearchParams(query));

describe("parseLoadingTarget", () => {
  it("reads the form that the list writes, encoded as a whole", () => {
    const url = encodeURIComponent("Y2hlc3Mv?imgId=chess.webp&gameName=Chess&isTrending=true&type=html5");
    expect(target(`url=${url}`)?.href).toBe(
      "/play/Y2hlc3Mv?imgId=chess.webp&gameName=Chess&isTrending=true&type=html5",
    );
  });

  it("reads the raw form, in which later parameters stand outside", () => {
    expect(target("url=Y2hlc3Mv?imgId=na.png&gameName=Chess&isTrending=false&type=html5")?.href).toBe(
      "/play/Y2hlc3Mv?imgId=na.png&gameName=Chess&isTrending=false&type=html5",
    );
  });

  it("keeps standard base64 whole, its slashes and pluses written safely", () => {
    expect(target(`url=${encodeURIComponent("ab+/cd==")}`)?.href).toBe("/play/ab%2B%2Fcd%3D%3D");
    expect(target("url=ab+/cd==")?.href).toBe("/play/ab%2B%2Fcd%3D%3D");
  });

  it.each([
    "",
    "url=",
    "url=../login",
    "url=..%2Flogin",
    "url=%2F%2Fevil.example",
    "url=https://evil.example",
    "url=javascript:alert(1)",
  ])("refuses %j, which would lead somewhere else", (query) => {
    expect(target(query)?.href ?? "/play/").toMatch(/^\/play\/[^.]*$/);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reportOn } from "#domain/catalogue/links/link.ts";
import { root } from "#paths.mjs";
import { framingOfAll, withFraming } from "./write-framing.ts";

const shipped = readFileSync(join(root, "catalogue", "external.json"), "utf8");

describe("withFraming", () => {
  it("leaves our own list as it is, to the byte, when nothing new is known", () => {
    expect(withFraming(shipped, () => undefined)).toBe(shipped);
  });

  it("adds one line for each game that is known, and changes one that was wrong", () => {
    const path = "https://agar.io/";
    const refused = withFraming(shipped, (one) => (one === path ? "refused" : undefined));
    expect(refused.split("\n").length).toBe(shipped.split("\n").length + 1);
    const allowed = withFraming(refused, (one) => (one === path ? "allowed" : undefined));
    expect(allowed).toBe(refused.replace('"framing": "refused"', '"framing": "allowed"'));
    expect(withFraming(allowed, () => undefined)).toBe(allowed);
  });
});

describe("framingOfAll", () => {
  const answer = (headers: Record<string, string>) =>
    reportOn("https://a.example/", {
      kind: "response",
      status: 200,
      finalAddress: "https://a.example/",
      headers: new Headers(headers),
    });
  const reports = new Map([
    ["https://a.example/", answer({})],
    ["https://b.example/", answer({ "x-frame-options": "DENY" })],
    ["https://c.example/", reportOn("https://c.example/", { kind: "timeout" })],
  ]);

  it("takes one server that refuses for the whole game", () => {
    expect(framingOfAll(["https://a.example/", "https://b.example/"], reports)).toBe("refused");
  });

  it("goes by those that answered, and knows nothing where none did", () => {
    expect(framingOfAll(["https://c.example/", "https://a.example/"], reports)).toBe("allowed");
    expect(framingOfAll(["https://c.example/"], reports)).toBeUndefined();
  });
});

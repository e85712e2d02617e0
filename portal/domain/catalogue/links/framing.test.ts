import { describe, expect, it } from "vitest";
import { framingOf } from "./framing.ts";

describe("framingOf", () => {
  it.each([
    ["no header at all", {}, "allowed"],
    ["DENY", { "x-frame-options": "DENY" }, "refused"],
    ["SAMEORIGIN in lower case", { "x-frame-options": " sameorigin " }, "refused"],
    ["the same header twice", { "x-frame-options": "SAMEORIGIN, SAMEORIGIN" }, "refused"],
    ["a word that browsers ignore", { "x-frame-options": "ALLOW-FROM https://a.example" }, "allowed"],
    ["no ancestors", { "content-security-policy": "default-src *; frame-ancestors 'none'" }, "refused"],
    ["only itself", { "content-security-policy": "frame-ancestors 'self'" }, "refused"],
    ["its friends", { "content-security-policy": "frame-ancestors https://friend.example" }, "refused"],
    ["anybody", { "content-security-policy": "frame-ancestors *" }, "allowed"],
    ["anybody with https", { "content-security-policy": "Frame-Ancestors https:" }, "allowed"],
    [
      "two policies of which one refuses",
      { "content-security-policy": "frame-ancestors *, frame-ancestors 'self'" },
      "refused",
    ],
    [
      "a policy that admits anybody beside an option that does not",
      { "content-security-policy": "frame-ancestors *", "x-frame-options": "DENY" },
      "allowed",
    ],
    ["a policy about other things", { "content-security-policy": "script-src 'self'" }, "allowed"],
  ])("takes %s for what a browser would", (_, headers, framing) => {
    expect(framingOf(new Headers(headers))).toBe(framing);
  });
});

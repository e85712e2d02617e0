import { describe, expect, it } from "vitest";
import { isHttpsAddress, isMailAddress, isSitePath } from "./urls.ts";

describe("isSitePath", () => {
  it.each(["/", "/play", "/play?tag=isTrending", "/articles/article-1#top"])("takes %s", (text) => {
    expect(isSitePath(text)).toBe(true);
  });

  it.each([
    "",
    "play",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a b",
    "javascript:alert(1)",
  ])("refuses %j, which a browser could take elsewhere", (text) => {
    expect(isSitePath(text)).toBe(false);
  });
});

describe("isHttpsAddress", () => {
  it.each(["https://ruffle.rs/", "HTTPS://example.org", "https://example.org:8443/a?b#c"])(
    "takes %s",
    (text) => {
      expect(isHttpsAddress(text)).toBe(true);
    },
  );

  it.each([
    "http://example.org/",
    "https://",
    "https:example.org",
    "https://someone:secret@example.org/",
    "https://someone@example.org/",
    "https://exa mple.org/",
    "https:\\\\example.org",
    "https://example.org/\u202egnp.exe",
    "javascript:alert(1)//https://",
    "/play",
  ])("refuses %j", (text) => {
    expect(isHttpsAddress(text)).toBe(false);
  });
});

describe("isMailAddress", () => {
  it("takes a plain mailbox", () => {
    expect(isMailAddress("mailto:help+games@play.example.org")).toBe(true);
  });

  it.each([
    "help@example.org",
    "mailto:",
    "mailto:help",
    "mailto:a@b.example?bcc=c@d.example",
    "mailto:a b@c.example",
  ])("refuses %j", (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});

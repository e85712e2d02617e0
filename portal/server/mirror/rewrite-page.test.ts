import { describe, expect, it } from "vitest";
import { rewritePage } from "./rewrite-page.ts";

const policy =
  "default-src 'none'; script-src 'self' 'sha256-old'; connect-src 'self' ws://mirror.invalid wss://mirror.invalid; frame-ancestors 'none'";
const rewritten = (body: string, base = "/name/") =>
  rewritePage(`<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`, policy, base);

describe("a page of a mirror", () => {
  it.each([
    ['<a href="/play?type=flash">', '<a href="/name/play/by/type-flash/">'],
    ['<a href="/name/play/">', '<a href="/name/play/">'],
    ['<a href="https://example.org/play">', '<a href="https://example.org/play">'],
    ['<img src="/icon.svg">', '<img src="/name/icon.svg">'],
    ['data-props="{&quot;image&quot;:&quot;/icon.svg&quot;}"', "&quot;/name/icon.svg&quot;"],
  ])("has %s as %s", (body, expected) => {
    expect(rewritten(body)).toContain(expected);
  });

  it("has addresses of the words by their path at the root of a host too", () => {
    expect(rewritten('<a href="/play?type=flash">', "/")).toContain('href="/play/by/type-flash/"');
  });

  it("brings the policy that a file host cannot send, with the hash of a changed script", () => {
    const page = rewritten('<script>show("/cloak.svg")</script>');
    expect(page).toContain('show("/name/cloak.svg")');
    expect(page).toMatch(/script-src 'self' 'sha256-old' 'sha256-[\w+/]+=*'; connect-src 'self'"/);
    expect(page).not.toContain("frame-ancestors");
  });
});

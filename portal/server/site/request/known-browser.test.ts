import { describe, expect, it } from "vitest";
import { knownBrowserCookie } from "./known-browser.ts";

const day = 86_400_000;

function opened() {
  let time = Date.UTC(2026, 10, 20);
  const cookie = knownBrowserCookie("a secret", () => new Date(time));
  const at = (header = "", headers: Record<string, string> = {}) =>
    new Request("http://games.example/login", { headers: { cookie: header, ...headers } });
  const pair = (header: string) => header.split(";")[0] ?? "";
  return { cookie, at, pair, wait: (ms: number) => (time += ms) };
}

describe("knownBrowserCookie", () => {
  it("knows the browser for the account that signed in, and for no other", () => {
    const { cookie, at, pair } = opened();
    const known = pair(cookie.remember(at(), "Ada@example.org "));
    expect(cookie.idFor(at(known), "ada@example.org")).toMatch(/^[\w-]{16}$/);
    expect(cookie.idFor(at(known), "bob@example.org")).toBeUndefined();
    expect(cookie.idFor(at(), "ada@example.org")).toBeUndefined();
  });

  it("says nothing about whose account it is, and nothing twice", () => {
    const { cookie, at, pair } = opened();
    const [one, two] = [1, 2].map(() => pair(cookie.remember(at(), "ada@example.org")));
    expect(one).toMatch(/^recess-browser=[\da-z]+-[\w-]{16}-[\w-]{43}$/);
    expect(one).not.toBe(two);
  });

  it("is read by the server alone, and under https set by this host alone", () => {
    const { cookie, at } = opened();
    expect(cookie.remember(at(), "a@example.org")).toMatch(
      /^recess-browser=\S+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie.remember(at("", { "x-forwarded-proto": "https" }), "a@example.org")).toMatch(
      /^__Host-recess-browser=\S+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("ends after 90 days, or when it is forgotten", () => {
    const { cookie, at, pair, wait } = opened();
    const known = pair(cookie.remember(at(), "ada@example.org"));
    wait(89 * day);
    expect(cookie.idFor(at(known), "ada@example.org")).toBeDefined();
    wait(day);
    expect(cookie.idFor(at(known), "ada@example.org")).toBeUndefined();
    expect(cookie.forget(at(known))).toBe("recess-browser=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
  });

  it("keeps five accounts, the last ones", () => {
    const { cookie, at, pair } = opened();
    let header = "";
    for (let person = 0; person < 7; person++)
      header = pair(cookie.remember(at(header), `${person}@example.org`));
    const known = Array.from({ length: 7 }, (_, person) => cookie.idFor(at(header), `${person}@example.org`));
    expect(known.map(Boolean)).toEqual([false, false, true, true, true, true, true]);
    const again = pair(cookie.remember(at(header), "6@example.org"));
    expect(again.length).toBe(header.length);
  });

  it("believes no date, number or signature that was changed, and no other key", () => {
    const { cookie, at, pair } = opened();
    const known = pair(cookie.remember(at(), "ada@example.org"));
    const [expires = "", ...rest] = known.replace("recess-browser=", "").split("-");
    const later = (Number.parseInt(expires, 36) + day).toString(36);
    const stranger = knownBrowserCookie("another secret", () => new Date());
    for (const forged of [
      `recess-browser=${[later, ...rest].join("-")}`,
      known.slice(0, -1),
      `${known}x`,
      "recess-browser=",
      pair(stranger.remember(at(), "ada@example.org")),
    ])
      expect(cookie.idFor(at(forged), "ada@example.org")).toBeUndefined();
  });

  it("is not hidden by a second cookie that another page set", () => {
    const { cookie, at, pair } = opened();
    const known = pair(cookie.remember(at(), "ada@example.org"));
    expect(cookie.idFor(at(`recess-browser=x; ${known}`), "ada@example.org")).toBeDefined();
  });
});

import { describe, expect, it } from "vitest";
import type { App } from "#app/app.ts";
import * as app from "#app/entry.ts";
import { Refusal } from "#domain/errors.ts";
import { aUser, memoryIdentity } from "#domain/identity/identity.fixture.ts";
import { throttledIdentity } from "#domain/identity/throttled-identity.ts";
import { aSite } from "#server/site/site.fixture.ts";

const host = "http://localhost:3000";
const right = { email: "ada@example.org", password: "right" };

/** The app with a second language, whose words are the reasons themselves. */
const inTwoLanguages: App = {
  ...app,
  languages: ["en", "de"],
  refusalTextIn: (language, refusal) => `${language} ${"reason" in refusal ? refusal.reason : ""}`,
};

function opened(identity = memoryIdentity()) {
  const site = aSite([], { identity });
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    site.request(`${host}${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: host, host: "localhost:3000", ...headers },
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.request(`${host}${path}`, { headers });
  const signIn = async (headers: Record<string, string> = {}) => {
    const response = await post("/login", right, headers);
    const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
    return { response, cookie };
  };
  return { site, post, get, signIn };
}

describe("logging in", () => {
  it("leads to the articles with a cookie that no script can read", async () => {
    const { response } = await opened().signIn();
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/articles");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^recess-session=[\w.%-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("sets a cookie under https that only this host can have set", async () => {
    const { get, signIn } = opened();
    const https = { "x-forwarded-proto": "https", origin: "https://localhost:3000" };
    const { response, cookie } = await signIn(https);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-recess-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await (await get("/articles", { ...https, cookie })).text()).toContain("Sign out");
    const plain = cookie.replace("__Host-", "");
    expect(await (await get("/articles", { ...https, cookie: plain })).text()).not.toContain("Sign out");
  });

  it("answers the page's script in JSON", async () => {
    const { post } = opened();
    const json = { accept: "application/json" };
    expect(await (await post("/login", right, json)).json()).toEqual({ location: "/articles" });
    const refused = await post("/login", { ...right, password: "wrong" }, json);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: "Invalid email or password" });
  });

  it("tells the page's script in the language of the request why it was refused", async () => {
    const site = aSite([], { identity: memoryIdentity() }, { app: inTwoLanguages });
    const refusedIn = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({ email: "ada@example.org", password: "wrong" });
      const answer = await site.request("/login", { method: "POST", body, headers });
      return (await answer.json()).message;
    };
    const json = { accept: "application/json" };
    expect(await refusedIn({ ...json, "accept-language": "de-AT,en;q=0.5" })).toBe("de wrongPassword");
    expect(await refusedIn({ ...json, cookie: "language=de" })).toBe("de wrongPassword");
    expect(await refusedIn(json)).toBe("en wrongPassword");
  });

  it("shows the provider's own words above the form, which keeps the address and never the password", async () => {
    const refused = await opened().post("/login", { email: '"><b>x', password: "hunter22" });
    const text = await refused.text();
    expect(refused.status).toBe(401);
    expect(text.indexOf("Invalid email or password")).toBeGreaterThan(0);
    expect(text.indexOf("Invalid email or password")).toBeLessThan(text.indexOf("<form"));
    expect(text).toContain("&quot;&gt;&lt;b&gt;x");
    expect(text).not.toContain("hunter22");
    expect(refused.headers.get("cache-control")).toContain("no-store");
  });

  it("gives a new session each time and ends the one before", async () => {
    const { get, signIn } = opened();
    const first = await signIn();
    const second = await signIn({ cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await (await get("/", { cookie: first.cookie })).text()).not.toContain("Sign out");
    expect(await (await get("/", { cookie: second.cookie })).text()).toContain("Sign out");
  });

  it("answers 429 with the time to wait after too many attempts", async () => {
    const { post } = opened(throttledIdentity(memoryIdentity(), () => new Date("2026-11-20")));
    for (let at = 0; at < 10; at++)
      expect((await post("/login", { ...right, password: "x" })).status).toBe(401);
    const slowed = await post("/login", right);
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get("retry-after")).toBe("900");
    expect(await slowed.text()).toContain("Too many attempts. Try again in 15 minutes.");
  });

  it("lets a browser that signed in before in during an attack on its account, and no other", async () => {
    const { post } = opened(throttledIdentity(memoryIdentity(), () => new Date("2026-11-20")));
    const before = await post("/login", right);
    const known = before.headers.getSetCookie().map((header) => header.split(";")[0]);
    expect(known[1]).toMatch(/^recess-browser=/);
    for (let at = 0; at < 20; at++) await post("/login", { ...right, password: "x" });
    expect((await post("/login", right)).status).toBe(429);
    expect((await post("/login", right, { cookie: known[1] ?? "" })).status).toBe(303);
    expect((await post("/login", right, { cookie: `${known[1]}x` })).status).toBe(429);
  });

  it("makes a browser known by nothing but a sign-in", async () => {
    const refused = await opened().post("/login", { ...right, password: "wrong" });
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it("says in one line that the database is down, and serves everything else as before", async () => {
    const down = async () => {
      throw new Refusal("database-unavailable", "The database cannot be reached right now.");
    };
    const { cookie } = await opened().signIn();
    const { post, get } = opened({ signIn: down, userOf: down, signOut: down });
    const refused = await post("/login", right);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain("The database cannot be reached right now.");
    for (const path of ["/", "/play", "/articles", "/login"])
      expect((await get(path, { cookie })).status).toBe(200);
    expect((await post("/logout", {}, { cookie })).headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("does not read more than a form", async () => {
    expect((await opened().post("/login", { email: "x".repeat(30_000) })).status).toBe(413);
  });
});

describe("a form from elsewhere", () => {
  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3001" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: host },
  ])("signs nobody in or out: %o", async (headers) => {
    const { post, signIn } = opened();
    expect((await post("/login", right, headers)).status).toBe(403);
    const { cookie } = await signIn();
    expect((await post("/logout", {}, { cookie, ...headers })).status).toBe(403);
  });

  it("is not what it is behind a proxy that changes the host", async () => {
    const headers = {
      origin: "https://recess.example",
      host: "10.0.0.1",
      "x-forwarded-host": "recess.example",
    };
    expect((await opened().post("/login", right, headers)).status).toBe(303);
  });
});

describe("a signed-in visitor", () => {
  it("sees their name on every page and can sign out there", async () => {
    const { get, post, signIn } = opened(memoryIdentity(aUser({ displayName: "<Ada>" })));
    const { cookie } = await signIn();
    for (const path of ["/", "/play", "/articles", "/nothing-here"]) {
      const text = await (await get(path, { cookie })).text();
      expect(text).toContain("&lt;Ada&gt;");
      expect(text).toContain('action="/logout"');
    }
    const out = await post("/logout", {}, { cookie });
    expect(out.status).toBe(303);
    expect(out.headers.get("set-cookie")).toMatch(
      /^recess-session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await (await get("/", { cookie })).text()).not.toContain("Sign out");
  });

  it("gets pages that no cache keeps, while everyone else gets the same ones as ever", async () => {
    const { get, signIn } = opened();
    const { cookie } = await signIn();
    const [mine, anybodys] = [await get("/articles", { cookie }), await get("/articles")];
    expect(mine.headers.get("cache-control")).toBe("private, no-store");
    expect(anybodys.headers.get("cache-control")).toBe("no-cache");
    expect(anybodys.headers.get("set-cookie")).toBeNull();
    expect(await anybodys.text()).toBe(await (await get("/articles", { cookie: "other=1" })).text());
  });

  it.each(["recess-session=", "recess-session=x", "recess-session=session-1.AAAA", "recess-session=.x"])(
    "is not whoever sends %s",
    async (cookie) => {
      const { get, signIn } = opened();
      await signIn();
      const response = await get("/articles", { cookie });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("Sign out");
    },
  );
});

describe("the login page", () => {
  it("can be framed by no site", async () => {
    const { headers } = await opened().get("/login");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("greets a visitor who is signed in already", async () => {
    const { get, signIn } = opened();
    const { cookie } = await signIn();
    expect(await (await get("/login", { cookie })).text()).toContain("Hi, Ada Lovelace");
  });
});

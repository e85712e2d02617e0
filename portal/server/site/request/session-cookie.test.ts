import { describe, expect, it } from "vitest";
import { aUser, memoryIdentity } from "#domain/identity/identity.fixture.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { sessionCookie } from "./session-cookie.ts";

const cookie = sessionCookie("a secret");
const at = (url: string, header = "", headers: Record<string, string> = {}) =>
  new Request(url, { headers: { cookie: header, ...headers } });
const signed = (session: string) => cookie.set(at("http://localhost/"), session).split(";")[0] ?? "";

describe("sessionCookie", () => {
  it("reads the one session of a request, whatever other cookies there are", () => {
    expect(cookie.read(at("http://localhost/", signed("mine")))).toBe("mine");
    const others = `a=1; ${signed("mine")}; recess-session-2=x; thumbnails=on`;
    expect(cookie.read(at("http://localhost/", others))).toBe("mine");
  });

  it.each([
    `${signed("theirs")}; ${signed("mine")}`,
    `${signed("mine")}; ${signed("theirs")}`,
    `recess-session=; ${signed("mine")}`,
    `${signed("mine")}; recess-session=not-signed`,
    `${signed("mine")};recess-session =x`,
    `${signed("mine")}; recess-session`,
    `recess-session=%; ${signed("mine")}`,
    `${signed("mine")}; ${signed("mine")}`,
  ])("takes a doubled one for none: %s", (doubled) => {
    const request = at("http://localhost/", doubled);
    expect(cookie.read(request)).toBeUndefined();
    expect(cookie.isPresent(request)).toBe(true);
    expect(cookie.clearDoubled(request).length).toBe(0);
  });

  it("deletes those that another page set for a longer path or a whole domain, and never its own", () => {
    const doubled = `${signed("theirs")}; ${signed("mine")}`;
    const cleared = (url: string) =>
      cookie.clearDoubled(at(url, doubled)).map((header) => {
        expect(header).toMatch(/^recess-session=; Max-Age=0; /);
        return `${/Domain=([^;]+)/.exec(header)?.[1] ?? ""} ${/Path=([^;]+)/.exec(header)?.[1]}`;
      });
    expect(cleared("http://192.0.2.1:3000/play/chess")).toEqual([" /play", " /play/", " /play/chess"]);
    expect(cleared("http://games.example.org/play")).toEqual([
      " /play",
      "games.example.org /",
      "games.example.org /play",
      "example.org /",
      "example.org /play",
    ]);
    expect(cookie.clearDoubled(at("http://localhost/play", signed("mine")))).toEqual([]);
  });

  it("stays within a few headers for a made-up path and host", () => {
    const doubled = `${signed("theirs")}; ${signed("mine")}`;
    const url = `http://${"a.".repeat(60)}org/${"b/".repeat(500)}`;
    expect(cookie.clearDoubled(at(url, doubled)).length).toBeLessThanOrEqual(24);
  });

  it("looks at no other name than the one with __Host- under https", () => {
    const https = { "x-forwarded-proto": "https" };
    const mine = cookie.set(at("http://x.example/", "", https), "mine").split(";")[0] ?? "";
    expect(cookie.read(at("http://x.example/", `${signed("theirs")}; ${mine}`, https))).toBe("mine");
  });
});

describe("a visitor with a second session cookie", () => {
  /** Two accounts, both signed in: the visitor's and that of the game's author. */
  async function opened() {
    const sessions = new Map([
      ["mine", aUser({ displayName: "Visitor" })],
      ["theirs", aUser({ displayName: "Stranger" })],
    ]);
    const site = aSite([], {
      identity: {
        ...memoryIdentity(),
        userOf: async (session) => sessions.get(session),
        signOut: async (session) => void sessions.delete(session),
      },
    });
    const ask = (path: string, header: string, method = "GET") =>
      site.request(`http://games.example.org${path}`, { method, headers: { cookie: header } });
    return { sessions, ask };
  }
  const doubled = `${signed("theirs")}; ${signed("mine")}`;

  it("is signed in as nobody there, and as themselves again once the answer has deleted it", async () => {
    const { ask } = await opened();
    const answer = await ask("/articles", doubled);
    const text = await answer.text();
    expect(text).not.toContain("Stranger");
    expect(text).not.toContain("Sign out");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.getSetCookie()).toContain(
      "recess-session=; Max-Age=0; Path=/articles; HttpOnly; SameSite=Lax",
    );
    expect(answer.headers.getSetCookie()).not.toContain(
      "recess-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(await (await ask("/articles", signed("mine"))).text()).toContain("Visitor");
  });

  it("gets no deletion with a file that caches may keep", async () => {
    const { ask } = await opened();
    expect((await ask("/icons/none.png", doubled)).status).toBe(404);
    const file = await ask("/manifest.webmanifest", doubled);
    expect(file.headers.getSetCookie()).toEqual([]);
  });

  it("ends both by signing out", async () => {
    const { sessions, ask } = await opened();
    const answer = await ask("/logout", doubled, "POST");
    expect(answer.status).toBe(303);
    expect([...sessions.keys()]).toEqual([]);
    expect(answer.headers.getSetCookie()).toContain(
      "recess-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  it("can sign in, and gets rid of the other on the way", async () => {
    const site = aSite([]);
    const answer = await site.request("http://games.example.org/login", {
      method: "POST",
      headers: { cookie: doubled },
      body: new URLSearchParams({ email: "ada@example.org", password: "right" }),
    });
    const set = answer.headers.getSetCookie();
    expect(set.filter((header) => /^recess-session=[^;].*; Path=\/; HttpOnly/.test(header))).toHaveLength(1);
    expect(set).toContain("recess-session=; Max-Age=0; Path=/login; HttpOnly; SameSite=Lax");
  });
});

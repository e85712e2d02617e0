import { describe, expect, it } from "vitest";
import { IDLE_LIFETIME_MS, SESSION_LIFETIME_MS } from "#domain/desk/desk-sessions.ts";
import { LINK_LIFETIME_MS } from "#domain/desk/one-time-link.ts";
import { aDesk } from "./desk.fixture.ts";

const refusalOf = (response: Response) => [response.status, response.headers.get("x-refusal")];

describe("a one-time link", () => {
  it("opens the desk by a press, once", async () => {
    const { links, request, post } = await aDesk();
    const token = await links.create();
    for (const _ of ["a preview", "the operator"])
      expect(await (await request(`/enter?token=${token}`)).text()).toContain("Open the desk");
    const entered = await post("/enter", { token });
    expect(entered.status).toBe(303);
    expect(entered.headers.get("set-cookie")).toMatch(
      /^recess-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await post("/enter", { token })).status).toBe(403);
  });

  it("opens it for one of two browsers that press at once", async () => {
    const { links, post } = await aDesk();
    const token = await links.create();
    const both = await Promise.all([post("/enter", { token }), post("/enter", { token })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 403]);
  });

  it("works for ten minutes", async () => {
    const { clock, links, post } = await aDesk();
    const token = await links.create();
    clock.now = new Date(clock.now.getTime() + LINK_LIFETIME_MS);
    expect((await post("/enter", { token })).status).toBe(403);
  });

  it("cannot be guessed in a row", async () => {
    const { links, post } = await aDesk();
    for (let i = 0; i < 10; i++) await post("/enter", { token: `../sessions/${i}` });
    const refused = await post("/enter", { token: await links.create() });
    expect(refusalOf(refused)).toEqual([429, "too-often"]);
  });
});

describe("the desk", () => {
  it("shows nothing without a session, and takes no visitor's cookie for one", async () => {
    const { enter, request } = await aDesk();
    const { cookie } = await enter();
    const token = cookie.split("=")[1];
    for (const sent of [
      "",
      `recess-session=${token}`,
      `recess-session=${token}.sig`,
      "recess-desk=no",
      `${cookie}; recess-desk=planted`,
    ])
      for (const path of ["/", "/care", "/api/care/x", "/files/care/x", "/nowhere"])
        expect(refusalOf(await request(path, { headers: { cookie: sent } })), `${path} ${sent}`).toEqual([
          401,
          "not-signed-in",
        ]);
    expect((await request("/care", { headers: { cookie } })).status).toBe(200);
  });

  it("answers to its own names alone", async () => {
    const { enter, request } = await aDesk();
    const { cookie } = await enter();
    for (const host of [
      "http://evil.example:4000",
      "http://127.0.0.1.evil.example:4000",
      "http://game.localhost:4000",
      "http://192.0.2.1:4000",
      "http://localhost.:4000",
      "http://desk.example.org",
    ])
      for (const path of ["/care", "/enter?token=x", "/healthz", "/assets/desk.js"])
        expect(refusalOf(await request(path, { headers: { cookie } }, host)), host).toEqual([
          421,
          "host-not-allowed",
        ]);
    for (const host of ["http://localhost:4000", "http://[::1]:4000"])
      expect((await request("/care", { headers: { cookie } }, host)).status).toBe(200);
  });

  it("takes forms of its own pages alone", async () => {
    const { enter, request, post } = await aDesk();
    const { cookie, csrf } = await enter();
    const body = () => new URLSearchParams({ csrf });
    const elsewhere = [
      {},
      { "sec-fetch-site": "same-origin" },
      { origin: "null", "sec-fetch-site": "same-origin" },
      { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" },
      { origin: "http://127.0.0.1:4000", "sec-fetch-site": "cross-site" },
      { origin: "http://127.0.0.1:4000", "sec-fetch-site": "none" },
      { origin: "http://localhost:4000" },
      { origin: "https://127.0.0.1:4000" },
    ];
    for (const headers of elsewhere)
      for (const path of ["/leave", "/care/anything", "/enter", "/api/care/anything"])
        expect(
          refusalOf(await request(path, { method: "POST", body: body(), headers: { cookie, ...headers } })),
        ).toEqual([403, "sent-from-elsewhere"]);
    for (const wrong of [{}, { csrf: "" }, { csrf: `${csrf}x` }])
      expect(refusalOf(await post("/leave", wrong, { cookie }))).toEqual([403, "token-wrong"]);
    expect(refusalOf(await post("/api/care/x", { csrf }, { cookie }))).toEqual([403, "token-wrong"]);
  });

  it("takes the token of no other session", async () => {
    const { enter, post } = await aDesk();
    const [one, other] = [await enter(), await enter()];
    expect(refusalOf(await post("/leave", { csrf: other.csrf }, { cookie: one.cookie }))).toEqual([
      403,
      "token-wrong",
    ]);
  });

  it("refuses a form that is too large, and more requests than an operator makes", async () => {
    const { enter, post, request } = await aDesk();
    const { cookie, csrf } = await enter();
    expect(refusalOf(await post("/care/x", { csrf, text: "x".repeat(1_000_001) }, { cookie }))).toEqual([
      413,
      "too-large",
    ]);
    let last = new Response();
    for (let i = 0; i < 600; i++) last = await request("/enter");
    expect(refusalOf(last)).toEqual([429, "too-often"]);
    expect(last.headers.get("retry-after")).toBe("60");
  });

  it("sends a strict policy with everything, refusals included", async () => {
    const { enter, request } = await aDesk();
    const { cookie } = await enter();
    const responses = [
      await request("/care", { headers: { cookie } }),
      await request("/care"),
      await request("/care", {}, "http://evil.example"),
      await request("/healthz"),
    ];
    for (const { headers } of responses) {
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    }
  });

  it("does not show words that a link brings", async () => {
    const { enter, request } = await aDesk();
    const { cookie } = await enter();
    const html = await (await request("/care?done=Call+us&proof=x", { headers: { cookie } })).text();
    expect(html).not.toContain("Call us");
  });
});

describe("a session at the desk", () => {
  it("ends by leaving", async () => {
    const { enter, request, post } = await aDesk();
    const { cookie, csrf } = await enter();
    expect((await post("/leave", { csrf }, { cookie })).status).toBe(200);
    expect((await request("/care", { headers: { cookie } })).status).toBe(401);
  });

  it("ends an hour after the last request", async () => {
    const { clock, enter, request } = await aDesk();
    const { cookie } = await enter();
    const statusAfter = async (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
      return (await request("/care", { headers: { cookie } })).status;
    };
    expect(await statusAfter(IDLE_LIFETIME_MS - 1000)).toBe(200);
    expect(await statusAfter(IDLE_LIFETIME_MS - 1000)).toBe(200);
    expect(await statusAfter(IDLE_LIFETIME_MS)).toBe(401);
  });

  it("ends half a day after its begin, in use or not", async () => {
    const { clock, enter, request } = await aDesk();
    const { cookie } = await enter();
    const begin = clock.now.getTime();
    const statusAt = async (ms: number) => {
      clock.now = new Date(begin + ms);
      return (await request("/care", { headers: { cookie } })).status;
    };
    for (let ms = 0; ms < SESSION_LIFETIME_MS; ms += IDLE_LIFETIME_MS / 2)
      expect(await statusAt(ms)).toBe(200);
    expect(await statusAt(SESSION_LIFETIME_MS)).toBe(401);
  });
});

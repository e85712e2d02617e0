import { describe, expect, it } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { memoryIdentity } from "#domain/identity/identity.fixture.ts";
import type { Portal } from "#domain/portal.ts";
import type { SentChange } from "#domain/saves/sync-request.ts";
import { MAX_SYNC_BYTES } from "#domain/saves/sync-request.ts";
import { aSite } from "#server/site/site.fixture.ts";

const host = "http://localhost:3000";
const account = "user-1";

/** A site and the session cookie of its account. */
async function signedIn(given: Partial<Portal> = {}) {
  const site = aSite([], given);
  const body = new URLSearchParams({ email: "ada@example.org", password: "right" });
  const response = await site.request(`${host}/login`, { method: "POST", body });
  const [cookie = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  const sync = async (content: object | string, session = cookie) =>
    site.request(`${host}/saves/sync`, {
      method: "POST",
      headers: { cookie: session },
      body: typeof content === "string" ? content : JSON.stringify({ account, device: "laptop", ...content }),
    });
  return { site, cookie, sync };
}

const aChange = (value: string | null, at: number, base = 0): SentChange => [
  "chess/",
  "level",
  value,
  at,
  base,
];

describe("sync over HTTP", () => {
  it("stores what one browser changed and gives it to another", async () => {
    const { sync } = await signedIn();
    const sent = await sync({ changes: [aChange("\ud800\u0000", 1000)] });
    expect(await sent.json()).toEqual({ stored: [1], changes: [], hasMore: false, hasCopies: false });
    const got = await sync({ device: "phone", changes: [], since: 0 });
    expect(await got.json()).toMatchObject({
      changes: [{ game: "chess/", key: "level", value: "\ud800\u0000", writtenAt: 1000, revision: 1 }],
      since: 1,
    });
    expect(got.headers.get("cache-control")).toBe("private, no-store");
  });

  it("keeps copies, gives them and forgets them", async () => {
    const { site, cookie, sync } = await signedIn();
    await sync({ changes: [aChange("mine", 1000)] });
    const later = await sync({ device: "phone", changes: [aChange("theirs", 2000)] });
    expect(await later.json()).toMatchObject({ stored: [2], hasCopies: true });
    const copies = async () => (await site.request(`${host}/saves/copies`, { headers: { cookie } })).json();
    expect(await copies()).toMatchObject([{ game: "chess/", key: "level", value: "mine" }]);
    const body = new URLSearchParams({ game: "chess/" });
    await site.request(`${host}/saves/copies/forget`, { method: "POST", headers: { cookie }, body });
    expect(await copies()).toEqual([]);
  });

  it("refuses those who are not signed in, or to another account", async () => {
    const { site, sync } = await signedIn();
    expect((await sync({ changes: [] }, "")).status).toBe(401);
    expect((await site.request(`${host}/saves/copies`)).status).toBe(401);
    const other = await sync({ account: "user-2", changes: [aChange("x", 1)] });
    expect([other.status, await other.json()]).toEqual([
      409,
      { code: "other-account", message: "Another account is logged in now." },
    ]);
  });

  it("tells a browser of a database that is down rather than to log in", async () => {
    const identity = memoryIdentity();
    const { sync } = await signedIn({
      identity: {
        ...identity,
        userOf: () => Promise.reject(new Refusal("database-unavailable", "The database cannot be reached.")),
      },
    });
    expect((await sync({ changes: [aChange("x", 1)] })).status).toBe(503);
  });

  it("refuses everybody where accounts are kept elsewhere", async () => {
    const { sync } = await signedIn({ sync: undefined });
    expect((await sync({ changes: [] })).status).toBe(401);
  });

  it.each([
    "{",
    "null",
    { changes: "all" },
    { changes: [["chess/", "level", "3", 1]] },
    { changes: [["chess/", "level", 3, 1, 0]] },
    { changes: [["chess/", "level", "3", 1, -1]] },
    { changes: [["chess/", "level", "3", 1e300, 0]] },
    { changes: [["x".repeat(1001), "level", "3", 1, 0]] },
    { changes: [], since: "0" },
    { changes: [], device: "a b" },
    { changes: Array.from({ length: 501 }, (_, at) => ["chess/", `${at}`, "3", 1, 0]) },
  ])("refuses nonsense (case %#)", async (content) => {
    const { sync } = await signedIn();
    const response = await sync(content);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: "sync-refused", message: "That is no sync." },
    ]);
  });

  it("takes the last of a key that comes twice", async () => {
    const { sync } = await signedIn();
    await sync({ changes: [aChange("1", 1), aChange("2", 2)] });
    const { changes } = await (await sync({ changes: [], since: 0 })).json();
    expect(changes).toMatchObject([{ value: "2" }]);
  });

  it("reads no more than its limit", async () => {
    const { sync } = await signedIn();
    expect((await sync("x".repeat(MAX_SYNC_BYTES + 1))).status).toBe(413);
  });
});

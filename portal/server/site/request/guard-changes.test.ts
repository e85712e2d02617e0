import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { memoryIdentity } from "#domain/identity/identity.fixture.ts";
import { throttledIdentity } from "#domain/identity/throttled-identity.ts";
import { aSite } from "#server/site/site.fixture.ts";

const host = "http://localhost:3000";
const reads = ["GET", "HEAD", "ALL"];
type Asked = Pick<Hono, "routes" | "request">;
const changes = (site: Pick<Asked, "routes">) =>
  site.routes.filter(({ method }) => !reads.includes(method)).map(({ method, path }) => ({ method, path }));

const foreign: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: host },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3001" },
  { origin: "http://localhost:3000.evil.example" },
];

/** Routes that change something although a foreign page asks. */
async function open(site: Asked): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of changes(site))
    for (const headers of foreign) {
      const answer = await site.request(`${host}${path}`, { method, headers, body: "email=a&password=b" });
      const isRefused = answer.status === 403 && !answer.headers.has("set-cookie");
      if (!isRefused) found.push(`${method} ${path} ${JSON.stringify(headers)}`);
    }
  return found;
}

describe("every route that changes something", () => {
  it("is among those that are asked here", () => {
    expect(new Set(changes(aSite([])).map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set([
        "POST /thumbnails",
        "POST /tiles",
        "POST /report",
        "POST /settings",
        "POST /beacon",
        "POST /records/runs/:game",
        "POST /records/name",
        "POST /records/delete",
        "POST /records/crews",
        "POST /records/crews/join",
        "POST /records/crews/leave",
        "POST /saves/send",
        "POST /saves/take",
        "POST /saves/sync",
        "POST /saves/copies/forget",
        "POST /report",
        "POST /login",
        "POST /login/code",
        "POST /account",
        "POST /account/second-factor",
        "POST /reset-password",
        "POST /account/forget-browser",
        "POST /logout",
        "POST /erase",
      ]),
    );
  });

  it("refuses what another site's page sends, login and logout included", async () => {
    expect(await open(aSite([]))).toEqual([]);
  });

  it("would be found if it did not", async () => {
    const careless = new Hono().post("/careless", (c) => c.text("done"));
    expect(await open(careless)).toHaveLength(foreign.length);
  });

  it("reads no more than a form, whatever is said about its length", async () => {
    const site = aSite([]);
    // These take more: portal/server/site/routes/parcels.test.ts, sync.test.ts beside it, portal/server/site/records/record-routes.test.ts.
    const uploads = ["/saves/send", "/saves/sync", "/records/runs/:game"];
    for (const { path } of changes(site).filter(({ path }) => !uploads.includes(path))) {
      const large = await site.request(`${host}${path}`, { method: "POST", body: "x".repeat(20_001) });
      expect(large.status).toBe(413);
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(5000))),
      });
      const endless = await site.request(
        new Request(`${host}${path}`, Object.assign({ method: "POST", body }, { duplex: "half" })),
      );
      expect(endless.status).toBe(413);
    }
  });
});

describe("limits per address", () => {
  it("slow down beacons, and say when to come back", async () => {
    const site = aSite([]);
    const beacon = () => site.request(`${host}/beacon`, { method: "POST", body: '{"game":"x"}' });
    for (let at = 0; at < 600; at++) await beacon();
    const slowed = await beacon();
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get("retry-after")).toBe("60");
  });

  it("pace a client that tries many accounts", async () => {
    const site = aSite([], { identity: throttledIdentity(memoryIdentity(), () => new Date("2026-11-20")) });
    const statuses: number[] = [];
    for (let at = 0; at < 124; at++) {
      const body = new URLSearchParams({ email: `${at}@example.org`, password: "x" });
      statuses.push((await site.request(`${host}/login`, { method: "POST", body })).status);
    }
    expect(new Set(statuses.slice(0, 123))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });
});

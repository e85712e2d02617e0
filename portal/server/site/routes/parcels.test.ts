import { describe, expect, it } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { MAX_PARCEL_BYTES } from "#domain/saves/parcels.ts";
import { aSite } from "#server/site/site.fixture.ts";

const host = "http://localhost:3000";
const id = "a".repeat(43);
type Site = ReturnType<typeof aSite>;
const post = (site: Site, path: string, body: Uint8Array<ArrayBuffer> | null, given = id) =>
  site.request(`${host}${path}`, { method: "POST", headers: { "recess-parcel": given }, body });
const send = (site: Site, body: Uint8Array<ArrayBuffer>) => post(site, "/saves/send", body);
const take = (site: Site, given = id) => post(site, "/saves/take", null, given);

describe("parcels over HTTP", () => {
  it("are sent by one browser and taken by another, once", async () => {
    const site = aSite([]);
    const sent = await send(site, Uint8Array.of(0, 13, 10, 255));
    expect([sent.status, await sent.json()]).toEqual([201, { expiresAt: "2026-11-20T12:10:00.000Z" }]);
    const taken = await take(site);
    expect(new Uint8Array(await taken.arrayBuffer())).toEqual(Uint8Array.of(0, 13, 10, 255));
    expect(taken.headers.get("cache-control")).toBe("no-store");
    const again = await take(site);
    expect([again.status, await again.json()]).toEqual([
      410,
      expect.objectContaining({ code: "parcel-used" }),
    ]);
  });

  it("are refused with a code and a sentence", async () => {
    const site = aSite([]);
    for (const [given, status, code] of [
      [id, 404, "parcel-not-found"],
      ["short", 400, "parcel-refused"],
    ] as const) {
      const response = await take(site, given);
      expect([response.status, await response.json()]).toEqual([
        status,
        { code, message: expect.stringMatching(/\.$/) },
      ]);
    }
  });

  it("may be ten megabytes and no more, whatever is said about their length", async () => {
    const site = aSite([]);
    expect((await send(site, new Uint8Array(MAX_PARCEL_BYTES))).status).toBe(201);
    expect((await send(site, new Uint8Array(MAX_PARCEL_BYTES + 1))).status).toBe(413);
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const endless = new Request(
      `${host}/saves/send`,
      Object.assign({ method: "POST", headers: { "recess-parcel": id }, body }, { duplex: "half" }),
    );
    expect((await site.request(endless)).status).toBe(413);
  });

  it("tell when to come back after too many wrong codes", async () => {
    const site = aSite([]);
    for (let guess = 0; guess < 60; guess++) await take(site);
    const refused = await take(site);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await refused.json()).toMatchObject({ code: "too-many-attempts" });
  });

  it("say so while the database is out of order", async () => {
    const fail = async () => Promise.reject(new Refusal("database-unavailable", "Try again later."));
    const site = aSite([], { parcels: { send: fail, take: fail, deleteExpired: fail } });
    for (const response of [await send(site, Uint8Array.of(1)), await take(site)])
      expect([response.status, await response.json()]).toEqual([
        503,
        { code: "database-unavailable", message: "Try again later." },
      ]);
  });
});

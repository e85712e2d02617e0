import { describe, expect, it } from "vitest";
import { parcelStoreContract } from "./parcel-store.contract.ts";
import { memoryParcels } from "./parcels.fixture.ts";
import { MAX_PARCEL_BYTES, openParcels, PARCEL_LIFETIME_MS } from "./parcels.ts";

parcelStoreContract(async () => memoryParcels());

const idOf = (number: number) => `${number}`.padStart(43, "a");
const data = Uint8Array.of(1, 2, 3);

function atNoon() {
  let now = new Date("2026-11-18T12:00:00Z");
  const parcels = openParcels(memoryParcels(), () => now);
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { parcels, pass };
}

describe("parcels", () => {
  it("are given once, within ten minutes", async () => {
    const { parcels, pass } = atNoon();
    expect(await parcels.send(idOf(1), data, "10.0.0.1")).toEqual(new Date("2026-11-18T12:10:00Z"));
    await parcels.send(idOf(2), data, "10.0.0.1");
    pass(PARCEL_LIFETIME_MS - 1);
    expect(await parcels.take(idOf(1), "10.0.0.2")).toEqual(data);
    await expect(parcels.take(idOf(1), "10.0.0.2")).rejects.toMatchObject({ code: "parcel-used" });
    pass(1);
    await expect(parcels.take(idOf(2), "10.0.0.2")).rejects.toMatchObject({ code: "parcel-not-found" });
  });

  it("can be guessed at sixty times from one address, and from others still", async () => {
    const { parcels, pass } = atNoon();
    await parcels.send(idOf(0), data, "10.0.0.1");
    for (let guess = 1; guess <= 60; guess++)
      await expect(parcels.take(idOf(guess), "10.0.0.2")).rejects.toMatchObject({ code: "parcel-not-found" });
    await expect(parcels.take(idOf(0), "10.0.0.2")).rejects.toMatchObject({ code: "too-many-attempts" });
    expect(await parcels.take(idOf(0), "10.0.0.3")).toEqual(data);
    pass(PARCEL_LIFETIME_MS);
    await expect(parcels.take(idOf(1), "10.0.0.2")).rejects.toMatchObject({ code: "parcel-not-found" });
  });

  it("that are fetched do not count as guesses", async () => {
    const { parcels } = atNoon();
    for (let number = 0; number < 70; number++) {
      await parcels.send(idOf(number), data, `10.0.1.${number}`);
      expect(await parcels.take(idOf(number), "10.0.0.2")).toEqual(data);
    }
  });

  it("leave room for others, however much one address sends", async () => {
    const { parcels } = atNoon();
    const large = new Uint8Array(MAX_PARCEL_BYTES);
    for (let number = 0; number < 6; number++) await parcels.send(idOf(number), large, "10.0.0.1");
    await expect(parcels.send(idOf(6), data, "10.0.0.1")).rejects.toMatchObject({
      code: "too-many-attempts",
    });
    for (let number = 6; number < 20; number++) await parcels.send(idOf(number), large, `10.0.0.${number}`);
    await expect(parcels.send(idOf(20), data, "10.0.0.20")).rejects.toMatchObject({ code: "parcels-full" });
  });

  it("are refused where they are empty, too large, or have another id than ours", async () => {
    const { parcels } = atNoon();
    for (const [id, content] of [
      [idOf(1), new Uint8Array()],
      [idOf(1), new Uint8Array(MAX_PARCEL_BYTES + 1)],
      ["../../etc", data],
      ["", data],
    ] as const)
      await expect(parcels.send(id, content, "10.0.0.1")).rejects.toMatchObject({ code: "parcel-refused" });
    await expect(parcels.take("", "10.0.0.1")).rejects.toMatchObject({ code: "parcel-refused" });
  });
});

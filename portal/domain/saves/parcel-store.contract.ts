import { describe, expect, it } from "vitest";
import type { Parcel, ParcelStore } from "./parcel-store.ts";

const now = new Date("2026-11-18T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

const aParcel = (given: Partial<Parcel> = {}): Parcel => ({
  id: "a".repeat(43),
  data: Uint8Array.of(0, 1, 2, 255),
  expiresAt: later(1000),
  ...given,
});
const ROOM = 1_000_000;

/** Contract of every store of parcels. */
export function parcelStoreContract(open: () => Promise<ParcelStore>): void {
  describe("a store of parcels", () => {
    it("gives a parcel once, byte for byte, and says afterwards that it was used", async () => {
      const store = await open();
      const data = crypto.getRandomValues(new Uint8Array(60_000));
      expect(await store.put(aParcel({ data }), ROOM)).toBe("stored");
      expect(await store.take(aParcel().id, now)).toEqual(data);
      expect(await store.take(aParcel().id, now)).toBe("used");
    });

    it("gives a parcel to one of many that take it at once", async () => {
      const store = await open();
      await store.put(aParcel(), ROOM);
      const taken = await Promise.all(Array.from({ length: 10 }, () => store.take(aParcel().id, now)));
      expect(taken.filter((data) => data instanceof Uint8Array)).toHaveLength(1);
      expect(taken.filter((data) => data === "used")).toHaveLength(9);
    });

    it("knows nothing of other ids and of parcels that have expired", async () => {
      const store = await open();
      await store.put(aParcel(), ROOM);
      expect(await store.take("b".repeat(43), now)).toBeUndefined();
      expect(await store.take(aParcel().id, later(1000))).toBeUndefined();
      expect(await store.take(aParcel().id, later(999))).toEqual(aParcel().data);
    });

    it("keeps the first parcel of an id", async () => {
      const store = await open();
      await store.put(aParcel(), ROOM);
      expect(await store.put(aParcel({ data: Uint8Array.of(9) }), ROOM)).toBe("exists");
      expect(await store.take(aParcel().id, now)).toEqual(aParcel().data);
    });

    it("takes no more than there is room for, and has room again for what was taken or has expired", async () => {
      const store = await open();
      const of = (id: string, given: Partial<Parcel> = {}) =>
        aParcel({ id: id.repeat(43), data: new Uint8Array(40), ...given });
      expect(await store.put(of("a"), 100)).toBe("stored");
      expect(await store.put(of("b", { expiresAt: later(5000) }), 100)).toBe("stored");
      expect(await store.put(of("c"), 100)).toBe("full");
      await store.take(of("b").id, now);
      expect(await store.put(of("c"), 100)).toBe("stored");
      await store.deleteExpired(later(1000));
      expect(await store.put(of("d", { data: new Uint8Array(100) }), 100)).toBe("stored");
      expect(await store.take(of("b").id, later(1000))).toBe("used");
    });
  });
}

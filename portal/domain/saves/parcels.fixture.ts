import type { Parcel, ParcelStore } from "./parcel-store.ts";

/** Store of parcels in memory, for tests. */
export function memoryParcels(): ParcelStore {
  const parcels = new Map<string, Parcel>();
  return {
    async put(parcel, maxTotalBytes) {
      const total = [...parcels.values()].reduce((sum, { data }) => sum + data.length, parcel.data.length);
      if (parcels.has(parcel.id)) return "exists";
      if (total > maxTotalBytes) return "full";
      parcels.set(parcel.id, parcel);
      return "stored";
    },
    async take(id, now) {
      const parcel = parcels.get(id);
      if (!parcel || parcel.expiresAt <= now) return undefined;
      if (parcel.data.length === 0) return "used";
      parcels.set(id, { ...parcel, data: new Uint8Array() });
      return parcel.data;
    },
    async deleteExpired(now) {
      for (const [id, { expiresAt }] of parcels) if (expiresAt <= now) parcels.delete(id);
    },
  };
}

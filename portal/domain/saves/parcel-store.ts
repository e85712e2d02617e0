/** Encrypted saves on their way from one browser to another. */
export type Parcel = { readonly id: string; readonly data: Uint8Array; readonly expiresAt: Date };

/** Store of parcels. Each can be taken once; a taken one is remembered without its data until it expires. */
export interface ParcelStore {
  /** Stores a parcel, unless all together would be more than `maxTotalBytes` or the id is in use. */
  put(parcel: Parcel, maxTotalBytes: number): Promise<"stored" | "full" | "exists">;
  /** Gives the data of a parcel and deletes it. Undefined for an id that is unknown or has expired. */
  take(id: string, now: Date): Promise<Uint8Array | "used" | undefined>;
  deleteExpired(now: Date): Promise<void>;
}

/** A link of limited bandwidth that all connections share. Times in milliseconds. */
export type SlowLink = {
  /** Sends so many bytes after all that were sent before; gives the time of their arrival. */
  arrivalOf(bytes: number, now: number): number;
};

export function slowLink(bitsPerSecond: number): SlowLink {
  let freeAt = 0;
  return {
    arrivalOf(bytes, now) {
      freeAt = Math.max(freeAt, now) + travelMs(bytes, bitsPerSecond);
      return freeAt;
    },
  };
}

export function travelMs(bytes: number, bitsPerSecond: number): number {
  return (bytes * 8 * 1000) / bitsPerSecond;
}

/** How many may be connected at once. A whole school can share one address, so a limit per address is generous. */
export type DoorLimits = { readonly total: number; readonly perAddress: number };

/** Counts connections, not people, and knows an address only as long as somebody is connected from it. */
export type Door = {
  hasRoom(address: string): boolean;
  /** False where there is no room; then nothing was counted and there is nothing to give back. */
  admit(address: string): boolean;
  release(address: string): void;
};

export function makeDoor({ total, perAddress }: DoorLimits): Door {
  const inside = new Map<string, number>();
  let all = 0;
  const hasRoom = (address: string) => all < total && (inside.get(address) ?? 0) < perAddress;
  return {
    hasRoom,
    admit(address) {
      if (!hasRoom(address)) return false;
      inside.set(address, (inside.get(address) ?? 0) + 1);
      all++;
      return true;
    },
    release(address) {
      const left = (inside.get(address) ?? 0) - 1;
      if (left < 0) return;
      if (left > 0) inside.set(address, left);
      else inside.delete(address);
      all--;
    },
  };
}

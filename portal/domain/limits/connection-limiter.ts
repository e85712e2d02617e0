/** How many may be connected at once. A whole school can share one address, so a limit per address is generous. */
export type DoorLimits = { readonly total: number; readonly perAddress: number };

/** Counts connections, not people, and knows an address only as long as somebody is connected from it. */
export type Door = {
  hasRoom(address: string): boolean;
  /** False where there is no room; then nothing was counted and there is nothing to give back. */
  admit(address: string): boolean;
  release(address: string): void;
  /** How many there are. */
  inside(): number;
};

export function makeDoor({ total, perAddress }: DoorLimits): Door {
  const perAddressNow = new Map<string, number>();
  let all = 0;
  const from = (address: string) => perAddressNow.get(address) ?? 0;
  const hasRoom = (address: string) => all < total && from(address) < perAddress;
  return {
    hasRoom,
    admit(address) {
      if (!hasRoom(address)) return false;
      perAddressNow.set(address, from(address) + 1);
      all++;
      return true;
    },
    release(address) {
      const left = from(address) - 1;
      if (left < 0) return;
      if (left > 0) perAddressNow.set(address, left);
      else perAddressNow.delete(address);
      all--;
    },
    inside: () => all,
  };
}

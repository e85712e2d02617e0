/** Counts distinct members for each key: on how many accounts an IP address has failed, for instance. */
export type DistinctCounter = {
  add(key: string, member: string, now: Date): void;
  remove(key: string, member: string): void;
  count(key: string, now: Date): number;
};

export type DistinctCounterOptions = {
  readonly windowMs: number;
  /** Members above this number are not stored; the count stays at it. */
  readonly maxMembers: number;
  /** How many keys are remembered; above it, the one whose window began first is evicted. */
  readonly maxKeys: number;
};

/** Distinct counter in memory, in fixed windows. A key's window begins with its first member. */
export function createDistinctCounter({
  windowMs,
  maxMembers,
  maxKeys,
}: DistinctCounterOptions): DistinctCounter {
  const windows = new Map<string, { startedAt: number; members: Set<string> }>();

  const membersOf = (key: string, now: Date) => {
    const window = windows.get(key);
    return window && now.getTime() - window.startedAt < windowMs ? window.members : undefined;
  };

  return {
    add(key, member, now) {
      let members = membersOf(key, now);
      if (!members) {
        members = new Set();
        // Deleted first, so that the map stays in the order in which the windows began.
        windows.delete(key);
        windows.set(key, { startedAt: now.getTime(), members });
        const [oldest] = windows.keys();
        if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
      }
      if (members.size < maxMembers) members.add(member);
    },
    remove: (key, member) => void windows.get(key)?.members.delete(member),
    count: (key, now) => membersOf(key, now)?.size ?? 0,
  };
}

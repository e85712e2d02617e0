import type { Count } from "./count-store.ts";

/** Buffer of counts that are not yet written to the store. */
export type CountBuffer = {
  add(count: Count): void;
  /** Takes all counts out of the buffer. */
  take(): Count[];
  /** How many different counts are buffered. */
  size(): number;
};

/** Counts of the same day, kind and subject are added up. Above `maxCounts` different ones, new ones are dropped: memory is bounded. */
export function createCountBuffer(maxCounts: number): CountBuffer {
  const counts = new Map<string, Count>();
  return {
    add(count) {
      const key = `${count.day} ${count.kind} ${count.subject}`;
      const existing = counts.get(key);
      if (!existing && counts.size >= maxCounts) return;
      counts.set(key, existing ? { ...existing, number: existing.number + count.number } : count);
    },
    size: () => counts.size,
    take() {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}

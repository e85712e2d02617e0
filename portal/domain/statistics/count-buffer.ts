import type { Count } from "./count-store.ts";

/** Counts that wait to be written down. */
export type CountBuffer = {
  add(count: Count): void;
  /** All of them; the buffer is empty afterwards. */
  take(): Count[];
  /** How many different things wait. */
  size(): number;
};

/** Counts of the same thing become one. Of more different things than this the later ones are dropped: memory is bounded. */
export function createCountBuffer(most: number): CountBuffer {
  const counts = new Map<string, Count>();
  return {
    add(count) {
      const key = `${count.day} ${count.kind} ${count.subject}`;
      const known = counts.get(key);
      if (!known && counts.size >= most) return;
      counts.set(key, known ? { ...known, number: known.number + count.number } : count);
    },
    size: () => counts.size,
    take() {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}

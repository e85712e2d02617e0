/** Queue that runs at most so many tasks at a time. `add` resolves when the task has begun, so that a fast producer waits. */
export function createQueue(maxInFlight: number) {
  const running = new Set<Promise<void>>();
  return {
    async add(task: () => Promise<void>): Promise<void> {
      while (running.size >= maxInFlight) await Promise.race(running);
      const run = task().finally(() => running.delete(run));
      running.add(run);
    },
    async drain(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

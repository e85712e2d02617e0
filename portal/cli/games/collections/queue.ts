/**
 * Queue that runs at most so many tasks at a time. `add` resolves when the task has begun, so that a fast producer waits. Once a task has failed,
 * nothing more is begun: `add` and `drain` reject with its error.
 */
export function createQueue(maxInFlight: number) {
  const running = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const rejectAfterError = () => {
    if (errors.length > 0) throw errors[0];
  };
  return {
    async add(task: () => Promise<void>): Promise<void> {
      while (running.size >= maxInFlight) await Promise.race(running);
      rejectAfterError();
      const run = task()
        .catch((error: unknown) => void errors.push(error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async drain(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
      rejectAfterError();
    },
  };
}

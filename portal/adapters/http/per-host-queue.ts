export type Politeness = {
  /** Requests under way at the same time, over all hosts. */
  readonly mostAtOnce: number;
  /** Between the end of one request to a host and the start of the next. */
  readonly gapMs: number;
  readonly wait?: (ms: number) => Promise<void>;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does something with every address: one at a time per host, with a pause between, and few at once over all hosts. */
export async function politely(
  addresses: readonly string[],
  { mostAtOnce, gapMs, wait = sleep }: Politeness,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  // Hosts with the longest line go first: they decide when all is done.
  const lines = [...Map.groupBy(addresses, (address) => new URL(address).host).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const workers = Array.from({ length: Math.min(mostAtOnce, lines.length) }, async () => {
    for (let line = lines.shift(); line; line = lines.shift()) {
      for (const [at, address] of line.entries()) {
        if (at > 0) await wait(gapMs);
        await visit(address);
      }
    }
  });
  await Promise.all(workers);
}

export type HostQueueOptions = {
  /** Maximum of requests at the same time, over all hosts. */
  readonly concurrency: number;
  /** Pause between two requests to the same host. */
  readonly delayMs: number;
  readonly wait?: (ms: number) => Promise<void>;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Queue per host: visits every URL, one at a time for each host with a pause between, and few at once over all hosts. */
export async function visitPerHost(
  urls: readonly string[],
  { concurrency, delayMs, wait = sleep }: HostQueueOptions,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  // The longest queues go first: they decide when all is done.
  const queues = [...Map.groupBy(urls, (url) => new URL(url).host).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const workers = Array.from({ length: Math.min(concurrency, queues.length) }, async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [at, url] of queue.entries()) {
        if (at > 0) await wait(delayMs);
        await visit(url);
      }
    }
  });
  await Promise.all(workers);
}

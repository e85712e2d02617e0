declare global {
  interface WorkerOptions {
    /** https://github.com/WICG/shared-worker-extended-lifetime: the worker may outlive its last page by some seconds. */
    extendedLifetime?: boolean;
  }
}

/** Late writes: the saves that games write during unload, which a shared worker stores. */
export type LateWrites = {
  /** A port for one game. Entries that are posted to it are stored under the game's path, even when this page is gone. */
  portFor(path: string): MessagePort;
  /** Resolves when everything that the worker has received until now is in its database. The caller then moves this game's rows. */
  flush(path: string): Promise<void>;
};

/** Messages to the worker, each with a port: one for a game's writes, or one that waits for the answer to a flush. */
export type ToLateWrites = { type: "game" | "flush"; path: string };

/** A worker that did not start must not keep a game from starting. */
const FLUSH_TIMEOUT_MS = 2000;

/**
 * Starts the shared worker of the site, the one place that can still write when a tab closes. Browsers that know `extendedLifetime`
 * let it finish; in others it usually wins the race. Where there are no shared workers late writes are lost.
 */
export function openLateWrites(): LateWrites | undefined {
  if (typeof SharedWorker === "undefined") return undefined;
  // Not shortened: the bundler recognises workers by this very expression.
  const worker = new SharedWorker(new URL("./late-writes.worker.ts", import.meta.url), {
    type: "module",
    name: "recess-late-writes",
    extendedLifetime: true,
  });
  worker.port.start();
  return {
    portFor(path) {
      const { port1, port2 } = new MessageChannel();
      worker.port.postMessage({ type: "game", path } satisfies ToLateWrites, [port1]);
      return port2;
    },
    flush(path) {
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve();
        setTimeout(resolve, FLUSH_TIMEOUT_MS);
        worker.port.postMessage({ type: "flush", path } satisfies ToLateWrites, [port1]);
      });
    },
  };
}

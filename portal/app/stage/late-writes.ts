declare global {
  interface WorkerOptions {
    /** https://github.com/WICG/shared-worker-extended-lifetime: the worker may outlive its last page by some seconds. */
    extendedLifetime?: boolean;
  }
}

/** Receives what games write while their page goes away. */
export type Keeper = {
  /** A port for one game. What comes through it is kept under the game's path, even when this page is gone. */
  portFor(path: string): MessagePort;
  /** Resolves when everything that reached the keeper until now is in the database. */
  settled(): Promise<void>;
};

/**
 * Starts the keeper, a shared worker of the site: the one place that can still write when a tab closes. Browsers that know
 * `extendedLifetime` let it finish; in others it usually wins the race, and where there are no shared workers such saves are lost.
 */
export function openKeeper(): Keeper | undefined {
  if (typeof SharedWorker === "undefined") return undefined;
  // Written out here: the build finds workers by the look of these lines.
  const worker = new SharedWorker(new URL("./late-writes.worker.ts", import.meta.url), {
    type: "module",
    name: "recess-keeper",
    extendedLifetime: true,
  });
  worker.port.start();
  return {
    portFor(path) {
      const { port1, port2 } = new MessageChannel();
      worker.port.postMessage(path, [port1]);
      return port2;
    },
    settled() {
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve();
        // A worker that did not start must not keep a game from doing so.
        setTimeout(resolve, 2000);
        worker.port.postMessage(null, [port1]);
      });
    },
  };
}

import { withTimeout } from "./with-timeout.ts";

declare global {
  interface WorkerOptions {
    /** https://github.com/WICG/shared-worker-extended-lifetime: the worker may outlive its last page by some seconds. */
    extendedLifetime?: boolean;
  }
}

/** Late writes: the saves that games write during unload, which a shared worker stores. */
export type LateWrites = {
  /** A port for one page of a game. Entries that are posted to it are stored under the game's path, even when this page is gone. */
  portFor(path: string): LateWritePort;
  /** Resolves when everything that the worker has received until now is in its database. The caller then moves this game's rows. */
  flush(path: string): Promise<void>;
};

export type LateWritePort = {
  port: MessagePort;
  /** Resolves when the game's page has unloaded and its last writes are stored. A page that unloads without a word never does. */
  stored: Promise<void>;
};

/** Messages to the worker, each with a port for the answer. That of a game has a second one, for its writes. */
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
      const writes = new MessageChannel();
      const answer = new MessageChannel();
      worker.port.postMessage({ type: "game", path } satisfies ToLateWrites, [answer.port1, writes.port1]);
      return { port: writes.port2, stored: nextMessage(answer.port2) };
    },
    flush(path) {
      const { port1, port2 } = new MessageChannel();
      worker.port.postMessage({ type: "flush", path } satisfies ToLateWrites, [port1]);
      return withTimeout(nextMessage(port2), FLUSH_TIMEOUT_MS);
    },
  };
}

function nextMessage(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.onmessage = () => resolve();
  });
}

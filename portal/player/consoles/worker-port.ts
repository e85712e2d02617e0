import type { FromWorker, ToWorker } from "./messages.ts";
import type { WorkerPort } from "./serve-core.ts";

/** The part of a dedicated worker's global scope that we use: the `dom` library of TypeScript has none. */
type WorkerScope = {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
};

/** This worker's connection to its page. */
export function workerPort(): WorkerPort {
  const scope = globalThis as unknown as WorkerScope;
  return {
    post: (message, transfer) => scope.postMessage(message, transfer),
    onMessage: (listener) => scope.addEventListener("message", ({ data }) => listener(data)),
  };
}

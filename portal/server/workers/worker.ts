import cluster from "node:cluster";
import { type FromProcess, isToProcess } from "./messages.ts";

/** One of several processes that serve, or the only one. */
export type Supervised = {
  readonly isSupervised: boolean;
  /** Tells that visitors can come. */
  opened(): void;
  /** Somebody else serves the port now: take leave of those who are here. */
  onRetire(retire: () => void): void;
  /** Gives this process' figures to the supervisor, who tells those of all. */
  onFigures(snapshot: () => Promise<object[]>): void;
};

export function joinSupervisor(): Supervised {
  const tell = (word: FromProcess) => process.send?.(word);
  return {
    isSupervised: cluster.isWorker,
    opened: () => void (cluster.isWorker && tell({ say: "open" })),
    onRetire: (retire) =>
      void process.on("message", (message) => isToProcess(message) && message.say === "retire" && retire()),
    onFigures: (snapshot) =>
      void process.on("message", async (message) => {
        if (isToProcess(message) && message.say === "figures")
          tell({ say: "figures", ask: message.ask, snapshot: await snapshot() });
      }),
  };
}

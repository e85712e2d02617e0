import cluster from "node:cluster";
import { type FromWorker, isToWorker } from "./messages.ts";

/** A worker process's connection to its supervisor. Without one (a single process) it does nothing. */
export type SupervisorLink = {
  readonly isSupervised: boolean;
  /** Reports that this process serves. */
  ready(): void;
  /** Called when another process has taken over: this one should drain and exit. */
  onRetire(retire: () => void): void;
  /** Gives this process's metrics to the supervisor, which publishes those of all processes. */
  onMetricsRequest(snapshot: () => Promise<object[]>): void;
};

export function linkToSupervisor(): SupervisorLink {
  const send = (message: FromWorker) => process.send?.(message);
  return {
    isSupervised: cluster.isWorker,
    ready: () => void (cluster.isWorker && send({ say: "open" })),
    onRetire: (retire) =>
      void process.on("message", (message) => isToWorker(message) && message.say === "retire" && retire()),
    onMetricsRequest: (snapshot) =>
      void process.on("message", async (message) => {
        if (isToWorker(message) && message.say === "figures")
          send({ say: "figures", ask: message.ask, snapshot: await snapshot() });
      }),
  };
}

import type { Outage } from "./engine.ts";

/** Callbacks for the operator's log: one call when an outage begins, one when it ends. */
export type OutageReport = { began(reason: string): void; ended(): void };

/** Circuit breaker of the database: open while the engine is unreachable, closed again after the first success. */
export type CircuitBreaker = {
  outage(): Outage | undefined;
  failed(outage: Outage): void;
  /** A successful read proves that the engine is reachable, but not that it can write again. */
  succeeded(kind: "read" | "write"): void;
  stop(): void;
};

/** Makes a circuit breaker. `retry` is called after `retryMs` while the engine stays unreachable. */
export function circuitBreaker(report: OutageReport, retry: () => void, retryMs: number): CircuitBreaker {
  let current: Outage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  return {
    outage: () => current,
    failed(outage) {
      if (!current) report.began(outage.reason);
      current = outage;
      clearTimeout(timer);
      if (outage.kind === "unreachable" && !isStopped) timer = setTimeout(retry, retryMs).unref();
    },
    succeeded(kind) {
      if (!current || (current.kind === "unwritable" && kind === "read")) return;
      current = undefined;
      clearTimeout(timer);
      report.ended();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

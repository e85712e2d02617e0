import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MetricOptions, Metrics } from "#domain/metrics.ts";

type RequestResult = { route: string; method: string; status: number; ms: number };

export type PrometheusMetrics = Metrics & {
  /** Metrics of the requests to one origin. */
  requests(origin: string): { began(): void; ended(result: RequestResult): void };
  /** All metrics as plain data, which a worker process can send to the supervisor. */
  snapshot(): Promise<Snapshot>;
};

/** Metrics of one process. The library has no better type; only `prometheusText` looks inside. */
export type Snapshot = object[];

/** Histogram buckets, from a cached page to one that waits for the database. */
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics on prom-client: the portal's own, and Node's default ones (memory, event loop lag, CPU). */
export function openMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: "recess_http_requests_total",
    help: "Requests answered, by pattern of the address and class of the status.",
    labelNames: ["origin", "route", "method", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "recess_http_request_duration_seconds",
    help: "Time from the request's headers to the end of its answer.",
    labelNames: ["origin", "route"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: "recess_http_requests_in_flight",
    help: "Requests that are being answered.",
    labelNames: ["origin"],
    registers,
  });
  const nameOf = ({ name }: MetricOptions) => `recess_${name}`;

  return {
    counter(options) {
      const { help, labels = {} } = options;
      const name = nameOf(options);
      const existing = registry.getSingleMetric(name);
      const counter =
        existing instanceof Counter
          ? existing
          : new Counter({ name, help, labelNames: Object.keys(labels), registers });
      const child = counter.labels(labels);
      // Makes the counter visible before the first event.
      child.inc(0);
      return (amount = 1) => child.inc(amount);
    },
    gauge(options, read) {
      const { help, labels = {}, aggregator = "sum" } = options;
      new Gauge({
        name: nameOf(options),
        help,
        labelNames: Object.keys(labels),
        aggregator,
        registers,
        collect() {
          this.set(labels, read());
        },
      });
    },
    requests(origin) {
      const open = inFlight.labels(origin);
      open.set(0);
      return {
        began: () => open.inc(),
        ended({ route, method, status, ms }) {
          open.dec();
          answered.inc({ origin, route, method, status: `${Math.floor(status / 100)}xx` });
          duration.observe({ origin, route }, ms / 1000);
        },
      };
    },
    snapshot: () => registry.getMetricsAsJSON(),
  };
}

/** Aggregates the metrics of all processes into Prometheus' text format. */
export function prometheusText(snapshots: readonly Snapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics();
}

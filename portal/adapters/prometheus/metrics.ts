import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MetricOptions, Metrics } from "#domain/metrics.ts";

type Answered = { route: string; method: string; status: number; ms: number };

export type PrometheusMetrics = Metrics & {
  /** Figures about the requests to one origin. */
  requests(origin: string): { began(): void; ended(answered: Answered): void };
  /** All figures, as plain data that one process can send to another. */
  snapshot(): Promise<Snapshot>;
};

/** The library gives it no better type; only `textOf` looks inside. */
export type Snapshot = object[];

/** From a kept page to one that waits for the database. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures in Prometheus' own terms; beside ours those that Node has about itself: memory, pauses of the event loop, CPU. */
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
    buckets: seconds,
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
    counter(figure) {
      const { help, labels = {} } = figure;
      const name = nameOf(figure);
      const known = registry.getSingleMetric(name);
      const counter =
        known instanceof Counter
          ? known
          : new Counter({ name, help, labelNames: Object.keys(labels), registers });
      const child = counter.labels(labels);
      // At once, so that the figure is there before the first time.
      child.inc(0);
      return (amount = 1) => child.inc(amount);
    },
    gauge(figure, read) {
      const { help, labels = {}, aggregator = "sum" } = figure;
      new Gauge({
        name: nameOf(figure),
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

/** The figures of all processes as Prometheus reads them. */
export function textOf(snapshots: readonly Snapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics();
}

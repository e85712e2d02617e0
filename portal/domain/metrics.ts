/** Name, help and labels of one metric. Labels are fixed when it is made: nothing that a visitor sends can become one. */
export type MetricOptions = {
  /** In the words of Prometheus, without our prefix: `shed_requests_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
};

/** Port for metrics of the running portal. Code that counts does not know whether the metrics are read. */
export interface Metrics {
  /** A counter: a number that only grows. Gives the function that adds to it. */
  counter(options: MetricOptions): (amount?: number) => void;
  /** A gauge: a number that goes up and down, read at every scrape. `aggregator` joins the processes: by sum, unless set. */
  gauge(options: MetricOptions & { readonly aggregator?: "sum" | "min" | "max" }, read: () => number): void;
}

/** Metrics that go nowhere. */
export const noMetrics: Metrics = {
  counter: () => () => undefined,
  gauge: () => undefined,
};

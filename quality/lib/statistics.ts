import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Median: the middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return (low + high) / 2;
}

/** Slope of the line through these points, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanOf = (at: 0 | 1) => sum(points.map((point) => point[at])) / points.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const below = sum(points.map((point) => (point[0] - x) ** 2));
  return below === 0 ? 0 : sum(points.map((point) => (point[0] - x) * (point[1] - y))) / below;
}

/** Percentiles in milliseconds. */
export type Latency = {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
};

/** Histogram of latencies in bounded memory, however many are recorded. */
export function latencyHistogram() {
  // In microseconds: the histogram takes whole numbers.
  const histogram = createHistogram();
  return {
    histogram,
    record: (ms: number) => histogram.record(Math.max(1, Math.round(ms * 1000))),
    add: (other: { histogram: RecordableHistogram }) => void histogram.add(other.histogram),
    reset: () => void histogram.reset(),
    latency(): Latency {
      const { count } = histogram;
      if (count === 0) return { count, median: 0, p99: 0, max: 0 };
      const percentile = (percent: number) => histogram.percentile(percent) / 1000;
      return { count, median: percentile(50), p99: percentile(99), max: histogram.max / 1000 };
    },
  };
}

import type { PrometheusMetrics } from "#adapters/prometheus/metrics.ts";
import type { Config } from "#server/config.ts";
import type { Supervised } from "#server/workers/worker.ts";
import { openMetricsPort } from "./metrics-port.ts";

/** The figures of this process, told at a port of their own, or to the supervisor where there is one. */
export async function openFigures(
  where: Config["metrics"],
  supervised: Supervised,
): Promise<PrometheusMetrics | undefined> {
  if (!where) return undefined;
  // Several megabytes that a portal without it never spends.
  const { openMetrics, textOf } = await import("#adapters/prometheus/metrics.ts");
  const metrics = openMetrics();
  if (supervised.isSupervised) supervised.onFigures(metrics.snapshot);
  else await openMetricsPort(where, async () => textOf([await metrics.snapshot()]));
  return metrics;
}

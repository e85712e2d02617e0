import type { PrometheusMetrics } from "#adapters/prometheus/metrics.ts";
import type { Config } from "#server/config.ts";
import type { SupervisorLink } from "#server/workers/worker.ts";
import { openMetricsPort } from "./metrics-port.ts";

/** The metrics of this process, served at a port of their own, or sent to the supervisor where there is one. */
export async function openProcessMetrics(
  where: Config["metrics"],
  supervisor: SupervisorLink,
): Promise<PrometheusMetrics | undefined> {
  if (!where) return undefined;
  // Several megabytes that a portal without metrics does not spend.
  const { openMetrics, prometheusText } = await import("#adapters/prometheus/metrics.ts");
  const metrics = openMetrics();
  if (supervisor.isSupervised) supervisor.onMetricsRequest(metrics.snapshot);
  else await openMetricsPort(where, async () => prometheusText([await metrics.snapshot()]));
  return metrics;
}

import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { type OriginApp, observeRequests, type RequestMetrics } from "./observe-requests.ts";
import { requestIds } from "./request-id.ts";
import { routeLabel } from "./route-label.ts";

/** Adds request ids, the access log and metrics to the site and the play origin. */
export function observeOrigins(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  log: Logger,
  metricsOf?: (origin: "site" | "play") => RequestMetrics,
): { site(app: OriginApp): OriginApp; play(app: OriginApp): OriginApp } {
  const idOf = requestIds(trustedProxies);
  const observer = (origin: "site" | "play") => (app: OriginApp) =>
    observeRequests(app, { origin, idOf, routeOf: routeLabel, log, metrics: metricsOf?.(origin) });
  return { site: observer("site"), play: observer("play") };
}

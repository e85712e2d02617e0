import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { type Half, type RequestMeter, watched } from "./observe-requests.ts";
import { makeRequestIds } from "./request-id.ts";
import { routeLabel } from "./route-label.ts";

/** Both halves of the server, with ids, log lines and figures for their requests. */
export function watchRequests(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  log: Logger,
  meterOf?: (origin: "site" | "play") => RequestMeter,
): { site(half: Half): Half; play(half: Half): Half } {
  const idOf = makeRequestIds(trustedProxies);
  const watch = (origin: "site" | "play") => (half: Half) =>
    watched(half, { origin, idOf, routeOf: routeLabel, log, meter: meterOf?.(origin) });
  return { site: watch("site"), play: watch("play") };
}

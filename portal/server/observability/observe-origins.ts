import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { type Half, type RequestMeter, watched } from "./observe-requests.ts";
import { makeRequestIds } from "./request-id.ts";
import { makeRouteOf, playFiles, siteFiles } from "./route-label.ts";

/** Both halves of the server, with ids, log lines and figures for their requests. `pages` has the patterns of their addresses. */
export function watchRequests(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  pages: Readonly<Record<string, readonly string[]>>,
  log: Logger,
  meterOf?: (origin: "site" | "play") => RequestMeter,
): { site(half: Half): Half; play(half: Half): Half } {
  const idOf = makeRequestIds(trustedProxies);
  const watch = (origin: "site" | "play", patterns: readonly string[]) => (half: Half) =>
    watched(half, { origin, idOf, routeOf: makeRouteOf(patterns), log, meter: meterOf?.(origin) });
  return {
    site: watch("site", [...Object.values(pages).flat(), ...siteFiles]),
    play: watch("play", playFiles),
  };
}

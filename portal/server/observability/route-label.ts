import { matchRoute } from "#app/match-route.ts";

/**
 * Label of a request for logs and metrics: the pattern of its route, never what a visitor typed. However many URLs are tried, there are
 * only as many labels as routes.
 */
export function routeLabel(target: string): string {
  const end = target.search(/[?#]/);
  return matchRoute(end < 0 ? target : target.slice(0, end))?.pattern ?? "other";
}

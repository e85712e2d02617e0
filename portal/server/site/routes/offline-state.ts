import type { Handler } from "hono";
import type { Portal } from "#domain/portal.ts";

/** Route of what browsers with kept games ask for at every visit: where games are, and which ones were recalled. */
export function offlineStateRoute(portal: Portal): Handler {
  return (c) => {
    const recalled = portal.recalls.flatMap(({ guest, path, at }) =>
      guest === undefined ? [] : [{ label: portal.hostLabel(guest), path, at }],
    );
    return c.json({ play: portal.play, recalled }, 200, { "cache-control": "no-cache" });
  };
}

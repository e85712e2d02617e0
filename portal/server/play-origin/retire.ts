/**
 * `/assets/offline/retire`: empties an origin in the visitor's browser, for a game that was recalled and for the play origin that games once
 * shared. The site loads it in a hidden frame: a browser obeys the header in a frame's navigation, and not in other requests.
 */
export const RETIRE_PATH = "/assets/offline/retire";

/** `cache` is the HTTP cache; `storage` is all the rest: databases, caches, files and service workers. */
export const CLEAR_SITE_DATA = ["clear-site-data", '"cache", "storage"'] as const;

/** The page, if a page of the site asks: any other site could otherwise empty a visitor's games with a link. */
export function retiringPage(
  request: Request,
  site: readonly string[],
  headers: Record<string, string>,
): Response | undefined {
  if (!site.some((origin) => request.headers.get("referer") === `${origin}/`)) return undefined;
  const [name, value] = CLEAR_SITE_DATA;
  return new Response("<!doctype html><title>Emptied</title>", {
    headers: {
      ...headers,
      [name]: value,
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    },
  });
}

/** A service worker that deletes what the one before it had cached, and unregisters itself. */
export function retiringWorker(headers: Record<string, string>): Response {
  const script = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
  return new Response(script, {
    headers: { ...headers, "cache-control": "no-store", "content-type": "text/javascript; charset=utf-8" },
  });
}

/**
 * Patterns of addresses, for the log and the metrics: what a visitor typed never gets there, and however many addresses
 * somebody tries, there are only so many patterns. Of a pattern such as `/play/:swfId` the first part tells.
 */
export function makeRouteOf(patterns: Iterable<string>): (target: string) => string {
  const exact = new Map<string, string>();
  const byFolder = new Map<string, string>();
  for (const pattern of patterns) {
    const variable = pattern.search(/[:*]/);
    if (variable < 0) exact.set(pattern, pattern);
    else byFolder.set(pattern.slice(0, variable), pattern);
  }
  return (target) => {
    const end = target.search(/[?#]/);
    const path = end < 0 ? target : target.slice(0, end);
    const known = exact.get(path);
    if (known) return known;
    const first = path.indexOf("/", 1);
    if (first < 0) return other;
    const second = path.indexOf("/", first + 1);
    // The longer folder first: /assets/html5/ before /assets/.
    return byFolder.get(path.slice(0, second + 1)) ?? byFolder.get(path.slice(0, first + 1)) ?? other;
  };
}

const other = "other";

/** What the site answers besides its pages. */
export const siteFiles = [
  "/healthz",
  "/readyz",
  "/catalogue.json",
  "/manifest.webmanifest",
  "/sw.js",
  "/suggest",
  "/random",
  "/thumbnails",
  "/beacon",
  "/logout",
  "/covers/:file",
  "/images/:file",
  "/licences/:file",
  "/logos/:file",
  "/film/:file",
  "/icons/:file",
  "/assets/*",
  "/assets/html5/*",
  "/assets/flash/*",
  "/assets/waflash/*",
  "/assets/player/*",
  "/assets/offline/*",
] as const;

export const playFiles = siteFiles.filter((pattern) => /^\/assets\/\w/.test(pattern));

/** Segment between a page's path and its query on a mirror: a file host cannot tell two queries apart. No game has this id. */
const QUERY_SEGMENT = "by";

/** Path of a page on a mirror, below its base: `/play?type=flash&page=2` is `play/by/type-flash/page-2/`. */
export function mirrorPathOf(path: string, query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${name}-${encodeURIComponent(value)}/`);
  const page = path === "/" ? "" : `${path.slice(1)}/`;
  return pairs.length === 0 ? page : `${page}${QUERY_SEGMENT}/${pairs.join("")}`;
}

/** Address on the portal of such a path. */
export function portalAddressOf(path: string): string {
  const [page = "", rest = ""] = path.split(`/${QUERY_SEGMENT}/`);
  const pairs = rest
    .split("/")
    .filter(Boolean)
    .map((pair) => /^(\w+)-(.*)$/.exec(pair) ?? []);
  const query = new URLSearchParams(
    pairs.map(([, name = "", value = ""]) => [name, decodeURIComponent(value)]),
  );
  const address = `/${page.replace(/\/$/, "")}`;
  return query.size === 0 ? address : `${address}?${query}`;
}

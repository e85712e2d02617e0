import { type Route, type RouteKind, routes } from "#app/routes.ts";

/** What a page can link to. The other kinds are never links, and rules about them would only weigh. */
const linked: readonly RouteKind[] = ["page", "form", "redirect", "data", "files"];

const excluded = Object.values<Route>(routes)
  .filter(({ kind, prefetch }) => linked.includes(kind) && !prefetch)
  .flatMap(({ paths }) => paths.flatMap((path) => (path.endsWith("*") ? [path] : [path, `${path}?*`])));

/**
 * Speculation rules: a browser prefetches a link that the pointer rests on, which on a slow network is most of the wait. Browsers that
 * save data or do not support the rules ignore them. Not prefetched: what changes something or differs each time.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: excluded } }] },
      eagerness: "moderate",
    },
  ],
});

import { type RouteName, routes } from "./routes.ts";

type Match = { readonly name: RouteName; readonly pattern: string };

const all: readonly Match[] = Object.entries(routes).flatMap(([name, { paths }]) =>
  paths.map((pattern) => ({ name: name as RouteName, pattern })),
);
const exact: ReadonlyMap<string, Match> = new Map(all.map((match) => [match.pattern, match]));
/** The longest prefix first: `/assets/html5/` before `/assets/`. */
const variable = all
  .filter(({ pattern }) => /[:*]/.test(pattern))
  .map((match) => ({ ...match, prefix: match.pattern.replace(/[:*].*$/, "") }))
  .toSorted((a, b) => b.prefix.length - a.prefix.length);

/** The route of a URL's path; undefined where the site answers with its not-found page. `:name` is one segment, `*` all the rest. */
export function matchRoute(path: string): Match | undefined {
  return exact.get(path) ?? variable.find(({ pattern, prefix }) => fits(path, pattern, prefix));
}

function fits(path: string, pattern: string, prefix: string): boolean {
  if (!path.startsWith(prefix)) return false;
  return pattern.endsWith("*") || (path.length > prefix.length && !path.includes("/", prefix.length));
}

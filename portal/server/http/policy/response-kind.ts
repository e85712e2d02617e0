import { matchRoute, routes } from "#app/routes.ts";
import type { ResponseKind } from "./response-headers.ts";

/** Whether a browser would run something in a file of this type. When in doubt, yes. */
export function canRun(mediaType: string): boolean {
  return !/^(?:image\/(?!svg)|audio\/|video\/|font\/|model\/|text\/(?:plain|css|csv)|application\/(?:json|wasm|octet-stream))/.test(
    mediaType,
  );
}

type SiteAnswer = {
  readonly path: string;
  /** Undefined where nothing is sent that could have one: redirects, most errors. */
  readonly type: string | undefined;
  readonly reachesOut: boolean;
  /** Any site may read it. */
  readonly isPublic: boolean;
};

/** What an answer of the site is, by what it sends: a new route has its policy before anybody thinks of it. */
export function kindOfSiteAnswer({ path, type, reachesOut, isPublic }: SiteAnswer): ResponseKind {
  if (isPublic) return "public";
  if (type === undefined || !canRun(type)) return "plain";
  if (!type.startsWith("text/html")) return "script";
  // Other pages decide for themselves: the head script shows a refusal. Nobody else may frame a page where something is entered.
  const route = matchRoute(path);
  if (route && ["form", "change"].includes(routes[route.name].kind)) return "form-page";
  return reachesOut ? "outward-page" : "page";
}

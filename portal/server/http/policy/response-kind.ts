import { matchRoute } from "#app/match-route.ts";
import type { ResponseKind } from "./response-headers.ts";

/** Whether a browser would run something in a file of this type. When in doubt, yes. */
export function canRun(mediaType: string): boolean {
  return !/^(?:image\/(?!svg)|audio\/|video\/|font\/|model\/|text\/(?:plain|css|csv)|application\/(?:json|wasm|octet-stream))/.test(
    mediaType,
  );
}

/** Whether a file is a document other than HTML, which could run script without the bridge: SVG and XML. As a picture it runs none. */
export function isOtherDocument(mediaType: string): boolean {
  return mediaType.includes("xml");
}

/** Whether a browser runs a file of this type as a script or a worker, and never as a document. */
export function isScript(mediaType: string): boolean {
  return /^(?:text|application)\/javascript\b/.test(mediaType);
}

/** Whether a file of this type is a part of a page and no text: text and data are answers of their own. */
function isPart(mediaType: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/|font\/|text\/css|application\/wasm)/.test(mediaType);
}

type SiteResponse = {
  readonly path: string;
  /** Content type; undefined for redirects and most errors, which have none. */
  readonly type: string | undefined;
  readonly isExternalGame: boolean;
  /** CORS lets any site read it. */
  readonly isPublic: boolean;
};

/** Kind of a response of the site, by its content type and route: a new route has a security policy from the start. */
export function siteResponseKind({ path, type, isExternalGame, isPublic }: SiteResponse): ResponseKind {
  if (isPublic) return "public";
  if (type === undefined) return "plain";
  if (!canRun(type)) return isPart(type) ? "file" : "plain";
  if (isScript(type)) return "script";
  if (!type.startsWith("text/html")) return "document";
  switch (matchRoute(path)?.name) {
    case "game":
      return isExternalGame ? "external-game-page" : "game-page";
    case "alone":
      return isExternalGame ? "external-stage-page" : "stage-page";
    case "embedded":
      return "refusal-page";
    default:
      return "page";
  }
}

import type { Framing } from "#domain/catalogue/game.ts";

/** A site's headers by lower-case name, each with all its values. */
export type SiteHeaders = Pick<Headers, "get">;

/**
 * Whether response headers allow any site to frame the page, by the rules of browsers: `frame-ancestors` of a
 * Content-Security-Policy goes before `X-Frame-Options`, and of several policies each has to allow it.
 */
export function framingOf(headers: SiteHeaders): Framing {
  // Several headers of one name arrive joined by commas, and so do several policies in one header.
  const ancestors = (headers.get("content-security-policy") ?? "").split(",").flatMap(ancestorsOf);
  if (ancestors.length > 0) return ancestors.every(allowsAnySite) ? "allowed" : "refused";
  const options = (headers.get("x-frame-options") ?? "")
    .split(",")
    .map((value) => value.trim().toLowerCase());
  // Browsers ignore every other word, `ALLOW-FROM` among them.
  return options.some((option) => option === "deny" || option === "sameorigin") ? "refused" : "allowed";
}

function ancestorsOf(policy: string): string[][] {
  const directives = policy.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
  // Of a directive that comes twice, browsers take the first.
  const found = directives.find(([name]) => name === "frame-ancestors");
  return found ? [found.slice(1)] : [];
}

/** A list of named hosts does not include an operator's portal. */
function allowsAnySite(sources: readonly string[]): boolean {
  return sources.some((source) => source === "*" || source === "https:" || source === "https://*");
}

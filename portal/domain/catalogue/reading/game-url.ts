import { hasInvisibleCharacters } from "#domain/clean-text.ts";

const MAX_PATH_LENGTH = 2000;

/**
 * The canonical form of an external game's URL, or why it is refused. Only https: a page served over https can neither
 * probe nor frame plain http, and on a school network other people could change what such a game sends. A URL with a user
 * name or password would publish it.
 */
export function externalAddress(text: string): { href: string } | { reason: string } {
  if (text.length > MAX_PATH_LENGTH)
    return { reason: `its address is longer than ${MAX_PATH_LENGTH} characters` };
  if (/^http:/i.test(text)) return { reason: "its address is http; only https is listed" };
  // The URL parser accepts spaces, tabs and backslashes; what is shown and what is opened would then differ.
  if (
    hasInvisibleCharacters(text) ||
    /[\s\\]/.test(text) ||
    !/^https:\/\/[^/]/i.test(text) ||
    !URL.canParse(text)
  ) {
    return { reason: "its address is not a full https address" };
  }
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return { reason: "its address carries a name or password" };
  return { href: url.href };
}

/**
 * Why a path relative to the site is refused (path traversal), or undefined when it is safe to serve. Stricter than any file
 * system: no `..`, no root, no scheme, nothing encoded that would become one of these.
 */
export function pathFault(path: string): string | undefined {
  if (path === "") return "it has no path";
  if (path.length > MAX_PATH_LENGTH) return `its path is longer than ${MAX_PATH_LENGTH} characters`;
  if (hasInvisibleCharacters(path)) return "its path has invisible characters";
  if (path.includes("\\")) return "its path has a backslash";
  if (path.startsWith("/")) return "its path starts at the root";
  if (/^[^/?#]*:/.test(path)) return "its path is an address";
  if (/%(?:2e|2f|5c|00)/i.test(path)) return "its path hides dots or slashes";
  const segments = path.split("/");
  if (segments.some((segment) => segment === "." || segment === ".."))
    return "its path leads out of its folder";
  if (segments.slice(0, -1).includes("")) return "its path has an empty folder";
  return undefined;
}

import type { Context } from "hono";
import { LANGUAGE_COOKIE, type Language, matchLanguage } from "#domain/language/language.ts";
import { SETTINGS_COOKIE_DAYS } from "#domain/privacy/browser-storage.ts";
import { formatLook, LOOK_COOKIE, lookOf } from "#domain/settings/look.ts";
import { thumbnailsCookie } from "./thumbnails.ts";

/** Route that stores the language, or the look and the start of the games list, in cookies, and redirects back. */
export function settingsRoute(
  back: string,
  languages: readonly Language[],
): (c: Context) => Promise<Response> {
  return async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const chosen = form.get(LANGUAGE_COOKIE);
    if (chosen !== null) {
      c.header("set-cookie", cookieOf(LANGUAGE_COOKIE, matchLanguage(chosen, languages) ?? ""));
      return c.redirect(back, 303);
    }
    const look = formatLook(
      lookOf({ theme: form.get("theme"), textSize: form.get("textSize"), motion: form.get("motion") }),
    );
    c.header("set-cookie", cookieOf(LOOK_COOKIE, look));
    c.header("set-cookie", thumbnailsCookie(form.get("thumbnails") === "on"), { append: true });
    return c.redirect(back, 303);
  };
}

/** Without a value the cookie is deleted: a visitor who goes back to the default is one like all others again. */
function cookieOf(name: string, value: string): string {
  const seconds = value === "" ? 0 : SETTINGS_COOKIE_DAYS * 86_400;
  // Scripts may read it: a page that comes back from the browser's memory compares it with its own look.
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

import type { Context } from "hono";
import { SETTINGS_COOKIE_DAYS } from "#domain/privacy/browser-storage.ts";

const COOKIE_LIFETIME_SECONDS = SETTINGS_COOKIE_DAYS * 86_400;

/** Header value of the cookie that says whether the list shows thumbnails. */
export function thumbnailsCookie(show: boolean): string {
  return `thumbnails=${show ? "on" : "off"}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; SameSite=Lax; HttpOnly`;
}

/** Route that stores in a cookie whether the list shows thumbnails, and redirects back: only to the list, whatever the form says (open redirect). */
export async function thumbnailsRoute(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const show = form.get("show") === "on";
  const back = form.get("back") ?? "";
  c.header("set-cookie", thumbnailsCookie(show));
  return c.redirect(/^\/(play|g)(\?[\w=&.%+-]*)?$/.test(back) ? back : "/play", 303);
}

import type { Context } from "hono";
import { SETTINGS_COOKIE_DAYS } from "#domain/privacy/browser-storage.ts";

const COOKIE_LIFETIME_SECONDS = SETTINGS_COOKIE_DAYS * 86_400;

/** Route that stores in a cookie whether the list shows thumbnails, and redirects back: only to the list, whatever the form says (open redirect). */
export async function thumbnailsRoute(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const show = form.get("show") === "on" ? "on" : "off";
  const back = form.get("back") ?? "";
  c.header(
    "set-cookie",
    `thumbnails=${show}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; SameSite=Lax; HttpOnly`,
  );
  return c.redirect(/^\/(play|g)(\?[\w=&.%+-]*)?$/.test(back) ? back : "/play", 303);
}

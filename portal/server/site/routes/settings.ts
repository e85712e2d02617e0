import type { Context } from "hono";
import { SETTINGS_COOKIE_DAYS } from "#domain/privacy/browser-storage.ts";
import { formatLook, LOOK_COOKIE, lookOf } from "#domain/settings/look.ts";
import { thumbnailsCookie } from "./thumbnails.ts";

/** Route that stores the look and the start of the games list in cookies, and redirects back. */
export function settingsRoute(back: string): (c: Context) => Promise<Response> {
  return async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const look = formatLook(
      lookOf({ theme: form.get("theme"), textSize: form.get("textSize"), motion: form.get("motion") }),
    );
    // A visitor who goes back to the default look is one like all others again.
    const seconds = look === "" ? 0 : SETTINGS_COOKIE_DAYS * 86_400;
    // Scripts may read it: a page that comes back from the browser's memory compares it with its own look.
    c.header("set-cookie", `${LOOK_COOKIE}=${look}; Path=/; Max-Age=${seconds}; SameSite=Lax`);
    c.header("set-cookie", thumbnailsCookie(form.get("thumbnails") === "on"), { append: true });
    return c.redirect(back, 303);
  };
}

import type { Context } from "hono";

const aYear = 31_536_000;

/** Remembers whether the list shows thumbnails, and goes back to it: only ever to the list, whatever the form says. */
export async function thumbnailsRoute(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const show = form.get("show") === "on" ? "on" : "off";
  const back = form.get("back") ?? "";
  c.header("set-cookie", `thumbnails=${show}; Path=/; Max-Age=${aYear}; SameSite=Lax; HttpOnly`);
  return c.redirect(/^\/(play|g)(\?[\w=&.%+-]*)?$/.test(back) ? back : "/play", 303);
}

import type { Hono } from "hono";
import type { SiteEnv } from "#server/site/site-env.ts";

const host = "http://localhost:3000";

type Answer = { readonly status: number; readonly to: string | null; readonly text: string };

/** A browser without script: it keeps cookies, and asks for a page or sends a form. */
export function aBrowser(
  site: Pick<Hono<SiteEnv>, "request">,
  jar = new Map<string, string>(),
): (path: string, form?: Readonly<Record<string, string>>) => Promise<Answer> {
  return async (path, form) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await site.request(`${host}${path}`, {
      method: form ? "POST" : "GET",
      headers: { cookie, host: "localhost:3000", origin: host },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return { status: response.status, to: response.headers.get("location"), text: await response.text() };
  };
}

import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { Portal } from "#domain/portal.ts";
import { requestOrigin } from "#server/site/request/request-origin.ts";

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };

/** How long a fetched security.txt may be believed; RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 180;

/** Route of robots.txt, by the operator's setting. What only leads on to other pages is never listed. */
export function robotsRoute(portal: Portal): Handler {
  return (c) => {
    const lines =
      portal.content.site.robots === "refuse"
        ? ["User-agent: *", "Disallow: /"]
        : [
            "User-agent: *",
            "Disallow: /random",
            "Disallow: /loading",
            "",
            `Sitemap: ${requestOrigin(portal, c.req.raw)}${urls.sitemap()}`,
          ];
    return c.body(`${lines.join("\n")}\n`, 200, headers);
  };
}

/** Route of security.txt (RFC 9116); there is none where the operator set no contact. */
export function securityTxtRoute(portal: Portal): Handler {
  return (c) => {
    const { security } = portal.content.site;
    if (!security) return c.notFound();
    const expires = new Date(portal.now().getTime() + SECURITY_TXT_DAYS * DAY_MS);
    const lines = [
      `Contact: ${security.contact}`,
      `Expires: ${formatIsoDay(expires)}T00:00:00.000Z`,
      "Preferred-Languages: en",
      `Canonical: ${requestOrigin(portal, c.req.raw)}${urls.securityTxt()}`,
      ...(security.policy ? [`Policy: ${security.policy}`] : []),
    ];
    return c.body(`${lines.join("\n")}\n`, 200, headers);
  };
}

import { parse } from "hono/utils/cookie";
import type { Visitor } from "#app/page.ts";

const phone = /\b(iPhone|iPod|Windows Phone)\b|\bAndroid\b.*\bMobile\b/;

/** What the request tells about who asks. Chromebooks and tablets with big screens are computers. */
export function visitorOf(request: Request, user: Visitor["user"]): Visitor {
  const { headers } = request;
  const hint = headers.get("sec-ch-ua-mobile");
  return {
    thumbnails: parse(headers.get("cookie") ?? "", "thumbnails")["thumbnails"] === "on",
    isPhone: hint ? hint === "?1" : phone.test(headers.get("user-agent") ?? ""),
    user,
    hasStyles: hostOf(headers.get("referer")) === new URL(request.url).host,
    savesData: headers.get("save-data") === "on",
  };
}

/** Behind a proxy the address has another scheme than the browser's, never another host. */
function hostOf(address: string | null): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host : undefined;
}

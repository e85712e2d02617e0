import { parse } from "hono/utils/cookie";
import type { Visitor } from "#app/page.ts";
import { LOOK_COOKIE, type Look, parseLook } from "#domain/settings/look.ts";
import { isLoopback } from "#server/http/loopback.ts";
import { isSecure } from "./client.ts";

const phone = /\b(iPhone|iPod|Windows Phone)\b|\bAndroid\b.*\bMobile\b/;

/** The look that the request's cookie names. */
export function lookOfRequest(request: Request): Look {
  return parseLook(cookieOf(request, LOOK_COOKIE));
}

/** What a page may depend on about its visitor, as the request tells. Chromebooks and large tablets count as computers. */
export function visitorOf(request: Request, user: Visitor["user"]): Visitor {
  const { headers } = request;
  const hint = headers.get("sec-ch-ua-mobile");
  return {
    thumbnails: cookieOf(request, "thumbnails") === "on",
    look: lookOfRequest(request),
    isPhone: hint ? hint === "?1" : phone.test(headers.get("user-agent") ?? ""),
    user,
    isUnencrypted: !isSecure(request) && !isLoopback(new URL(request.url).hostname),
    hasStyles: hostOf(headers.get("referer")) === new URL(request.url).host,
    savesData: headers.get("save-data") === "on",
  };
}

function cookieOf({ headers }: Request, name: string): string {
  return parse(headers.get("cookie") ?? "", name)[name] ?? "";
}

/** Hosts are compared, not origins: behind a proxy our URL has another scheme than the browser's, never another host. */
function hostOf(url: string | null): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined;
}

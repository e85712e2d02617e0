import { parse } from "hono/utils/cookie";
import type { Visitor } from "#app/page.ts";
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
  negotiateLanguage,
} from "#domain/language/language.ts";
import { LOOK_COOKIE, type Look, parseLook } from "#domain/settings/look.ts";
import { isLoopback } from "#server/http/loopback.ts";
import { isSecure } from "./client.ts";

const phone = /\b(iPhone|iPod|Windows Phone)\b|\bAndroid\b.*\bMobile\b/;

/** The look that the request's cookie names. */
export function lookOfRequest(request: Request): Look {
  return parseLook(cookieOf(request, LOOK_COOKIE));
}

/** The language of a request: of the URL, else the visitor's choice, else the best of the browser's. */
export function languageOfRequest(request: Request, languages: readonly Language[]): Language {
  const inUrl = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER);
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return negotiateLanguage([inUrl, chosen], request.headers.get("accept-language"), languages);
}

/** Whether the request comes from a phone. */
export function isPhoneRequest({ headers }: Request): boolean {
  const hint = headers.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : phone.test(headers.get("user-agent") ?? "");
}

/** What a page may depend on about its visitor, as the request tells. Chromebooks and large tablets count as computers. */
export function visitorOf(request: Request, user: Visitor["user"], languages: readonly Language[]): Visitor {
  const { headers } = request;
  return {
    thumbnails: cookieOf(request, "thumbnails") === "on",
    look: lookOfRequest(request),
    language: languageOfRequest(request, languages),
    isPhone: isPhoneRequest(request),
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

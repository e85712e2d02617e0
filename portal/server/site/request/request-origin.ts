import type { Portal } from "#domain/portal.ts";
import { isSecure } from "./client.ts";

/** The origin for absolute addresses in an answer: the operator's setting, else the host that was asked. */
export function requestOrigin({ siteOrigin }: Pick<Portal, "siteOrigin">, request: Request): string {
  return siteOrigin ?? `${isSecure(request) ? "https" : "http"}://${new URL(request.url).host}`;
}

import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import type { Config } from "./config.ts";

/** The site's origin as far as the settings tell: set, the domain above that of the games, or this machine's port. */
export function siteOriginOf({
  siteOrigin,
  play,
  port,
}: Pick<Config, "siteOrigin" | "play" | "port">): string {
  return siteOrigin ?? parentOrigins(play)[0] ?? `http://localhost:${port}`;
}

/** A reset link as the operator hands it over. */
export function resetLinkOf(config: Pick<Config, "siteOrigin" | "play" | "port">, token: string): string {
  return `${siteOriginOf(config)}${urls.resetPassword(token)}`;
}

/** The site's origins where the operator set none: games are served below the site's domain. */
export function parentOrigins(play: PlayOrigin): string[] {
  if (play.kind !== "hosts" && play.kind !== "opaque") return [];
  const origin = play.kind === "hosts" ? `${play.protocol}//${play.suffix}` : play.origin;
  const { protocol, host } = new URL(origin);
  const parent = host.split(".").slice(1).join(".");
  return [`${protocol}//${parent}`, `${protocol}//www.${parent}`];
}

import type { GamePresence, SitePresence } from "#domain/presence/presence-count.ts";

/** Sentence about the visitors on the site; the reader is one of them. */
export function siteWords({ visitors }: SitePresence): string {
  return visitors > 1 ? `${many(visitors)} here right now` : "You have the whole yard to yourself";
}

/** Sentence about the visitors who play a game. */
export function gameWords({ visitors, players }: GamePresence): string {
  const site = visitors > 1 ? ` · ${many(visitors)} on the site` : "";
  return `${players > 0 ? many(players) : "Nobody"} playing this now${site}`;
}

function many(number: number): string {
  return number.toLocaleString("en");
}

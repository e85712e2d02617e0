import type { Translate } from "#app/messages/translate.ts";
import type { GamePresence, SitePresence } from "#domain/presence/presence-count.ts";

/**
 * Sentence about the visitors on the site; the reader is one of them. Beside a claim of visitors whom nobody counted (`isClaimed`), somebody alone
 * reads none: each of the two would make the other look made up.
 */
export function siteWords(t: Translate, { visitors }: SitePresence, isClaimed = false): string | undefined {
  if (visitors > 1) return t("presence.visitors", { visitors });
  return isClaimed ? undefined : t("presence.alone");
}

/** Sentence about the visitors who play a game. */
export function gameWords(t: Translate, { visitors, players }: GamePresence): string {
  return visitors > 1
    ? t("presence.playersAndVisitors", { players, visitors })
    : t("presence.players", { players });
}

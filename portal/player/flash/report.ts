import { householdHere } from "#player/bridge/frame-group.ts";
import type { FlashMeta } from "#player/protocol/frame-messages.ts";

/** Passes what the film's header says on to the site's page. */
export function reportMeta(meta: FlashMeta): void {
  householdHere()?.tellMeta(meta);
}

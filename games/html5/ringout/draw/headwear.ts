import type { Corner } from "#html5/ringout/show/bouts.ts";
import type { HatId } from "#html5/ringout/show/hats.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { wornHat } from "#kit/purse/purse.ts";

/** What a fighter wears: a hat that the ladder gave, or the one of the visitor's own wardrobe. */
export type Headwear = HatId | Hat;

/** The hat of the ladder comes first: it was put on in this game. */
export const visitorsHeadwear = (hat: HatId): Headwear => (hat === "none" ? (wornHat() ?? "none") : hat);

export const headwearOf = ({ hat, device, isYou }: Corner): Headwear =>
  device === "any" || isYou ? visitorsHeadwear(hat) : hat;

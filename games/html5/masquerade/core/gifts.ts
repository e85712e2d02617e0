import type { Place } from "./level.ts";

/** Things that appear under the lanterns. Their words are the messages `gift.` and `giftHow.` of these. */
export const giftIds = ["sponge", "bucket", "shoes"] as const;
export type GiftId = (typeof giftIds)[number];
export type Gift = Place & { readonly id: GiftId };

import type { RivalEnd } from "./rival-drive.ts";
import type { Member } from "./roster.ts";

/** How a play ends. Its words are the message `ending.` of this name. */
export type Ending = "tackle" | "sack" | "out" | "incomplete" | "picked" | "touchdown" | "dive";

/** What the referee says. It is put into words where it is drawn. */
export type News =
  | { readonly kind: "play"; readonly ending: Ending; readonly gain: number; readonly isFirst?: boolean }
  | { readonly kind: "punted"; readonly spot: number }
  | { readonly kind: "quarter"; readonly quarter: number }
  | { readonly kind: "drive"; readonly end: RivalEnd }
  | { readonly kind: "call"; readonly call: Call };
/** Its words are the message `call.` of this name. */
type Call =
  | "safety"
  | "downs"
  | "extraPoint"
  | "threePoints"
  | "wide"
  | "fullTime"
  | "halfTime"
  | "extraTime";

/** Why a play failed, or who made it. */
export type Why =
  | { readonly kind: "member"; readonly member: Member }
  | { readonly kind: "slow"; readonly seconds: number }
  | { readonly kind: "cause"; readonly cause: Cause };
/** Its words are the message `why.` of this name. */
export type Cause = "outOfField" | "picked" | "covered" | "dropped" | "short" | "far" | "blitz" | "rusher";

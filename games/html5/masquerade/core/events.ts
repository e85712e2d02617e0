import type { Normal } from "./blob.ts";
import type { GiftId } from "./gifts.ts";
import type { Guest } from "./guest.ts";
import type { Place } from "./level.ts";
import type { MaskId } from "./masks.ts";
import type { Merit } from "./scoring.ts";

/** What the stage shows and sounds. */
export type PartyEvent =
  | { kind: "shot"; who: Guest; isBig: boolean }
  | { kind: "splat"; at: Place; normal: Normal; size: number; who: Guest }
  | { kind: "hit"; who: Guest; by: Guest; at: Place }
  | { kind: "bounce"; who: Guest; at: Place }
  | { kind: "out"; who: Guest; by: Guest; points: number; merits: readonly Merit[]; streak: number }
  | { kind: "appear" | "jump" | "land" | "power" | "empty" | "ready"; who: Guest }
  | { kind: "flop"; who: Guest; at: Place }
  | { kind: "pick"; who: Guest; mask: MaskId }
  | { kind: "gift"; at: Place }
  | { kind: "take"; who: Guest; gift: GiftId }
  | { kind: "go" | "shower" | "gold" | "tick" | "bell" };

import type { BossPlan } from "./foes/boss-plan.ts";
import type { FoeKind } from "./foes/foes.ts";
import type { PieceKind } from "./pieces/piece-kind.ts";
import type { Hazard } from "./things/hazards.ts";
import type { Placed, ThingKind } from "./things/things.ts";
import type { Trick } from "./tricks.ts";

/** A place where the way is barred until the yard is clear. Everything in it is placed from its left edge on. */
export type Stop = {
  name: StopName;
  /** Where the camera comes to rest. */
  at: number;
  /** "tinny tinny barrel": who comes, wave by wave. */
  waves: readonly string[];
  things?: readonly Placed[];
  hazards?: readonly Hazard[];
  /** What Sam finds on the way here. */
  find?: Trick;
  /** What happens on the way here, from the stop before. */
  piece?: PieceKind;
  /** How many may attack at a time; one unless told. */
  turns?: number;
};

/** All that makes one chapter different from another, but for its looks. */
export type Chapter = {
  slug: string;
  /** What Sam knows when it begins: the tricks of the chapters before. */
  tricks: readonly Trick[];
  stops: readonly Stop[];
  boss: BossPlan;
  /** Who comes to the arena, the easy ones first. */
  roster: readonly FoeKind[];
  /** What falls out of crates. */
  scrap: readonly ThingKind[];
  /** How much every foe can take, and how hard it hits: 1 is the table in foes.ts. */
  tougher: number;
  fiercer: number;
  /** Begins with the tricks of the chapters before, for those who have not played them. */
  hasWarmUp?: boolean;
  /** A brisk run, in seconds. */
  par: number;
};

/** Its words are the message `stop.` of this name. */
export type StopName =
  | "gate"
  | "tyreAlley"
  | "bathtubHill"
  | "washDay"
  | "craneCorner"
  | "busStop"
  | "carStacks"
  | "lastHeap"
  | "clockingIn"
  | "beltOne"
  | "presses"
  | "teaBreak"
  | "beltTwo"
  | "paintShop"
  | "overtime"
  | "loadingBay"
  | "lowTide"
  | "pierNine"
  | "underHooks"
  | "fishMarket"
  | "containerRow"
  | "ferry"
  | "stormWall"
  | "lighthouseSteps"
  | "backDoor"
  | "boilerRoom"
  | "ladle"
  | "hallOfCopies"
  | "slagBelt"
  | "gearWorks"
  | "redCarpet"
  | "throneStairs";

export const SCREEN = 960;

/** Reads a wave as the chapters write it. */
export function foesOf(wave: string, roster: readonly FoeKind[]): FoeKind[] {
  return wave.split(" ").map((name) => {
    const kind = roster.find((one) => one === name);
    if (!kind) throw new Error(`"${name}" is not in this chapter's roster.`);
    return kind;
  });
}

import type { ArenaId } from "#html5/ringout/core/arenas.ts";
import type { CharacterId } from "#html5/ringout/core/characters.ts";
import type { Level } from "#html5/ringout/mind/skills.ts";

export type Rival = { kind: CharacterId; level: Level; size?: number; stocks: number };

/** Its words are the messages `rung.` and `boast.` of this name. */
export type RungName =
  | "puddle"
  | "whistle"
  | "lug"
  | "doubleDuck"
  | "righty"
  | "teaForThree"
  | "expressLug"
  | "wardrobe";

export type Rung = { name: RungName; arena: ArenaId; rivals: readonly Rival[] };

/** Your lives in every bout of the ladder. */
export const LIVES = 3;

/** The way up through the lost-and-found: every rung brings a new place, a new rival or a new trouble. */
export const ladder: readonly Rung[] = [
  {
    name: "puddle",
    arena: "desk",
    rivals: [{ kind: "puddle", level: "sleepy", size: 0.78, stocks: 2 }],
  },
  {
    name: "whistle",
    arena: "sink",
    rivals: [{ kind: "whistle", level: "drowsy", stocks: 3 }],
  },
  {
    name: "lug",
    arena: "line",
    rivals: [{ kind: "lug", level: "steady", stocks: 2 }],
  },
  {
    name: "doubleDuck",
    arena: "rails",
    rivals: [
      { kind: "puddle", level: "drowsy", stocks: 2 },
      { kind: "puddle", level: "steady", stocks: 2 },
    ],
  },
  {
    name: "righty",
    arena: "kitchen",
    rivals: [{ kind: "lefty", level: "sharp", stocks: 3 }],
  },
  {
    name: "teaForThree",
    arena: "sink",
    rivals: [
      { kind: "whistle", level: "steady", stocks: 2 },
      { kind: "puddle", level: "steady", stocks: 2 },
    ],
  },
  {
    name: "expressLug",
    arena: "rails",
    rivals: [{ kind: "lug", level: "fearless", stocks: 3 }],
  },
  {
    name: "wardrobe",
    arena: "kitchen",
    rivals: [{ kind: "lug", level: "fearless", size: 1.6, stocks: 3 }],
  },
];

const [firstRung] = ladder;
export const rungAt = (index: number): Rung => {
  const rung = ladder[index] ?? firstRung;
  if (!rung) throw new Error("The ladder has no rungs.");
  return rung;
};

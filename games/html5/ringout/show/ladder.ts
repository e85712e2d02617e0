import type { ArenaId } from "#html5/ringout/core/arenas.ts";
import type { CharacterId } from "#html5/ringout/core/characters.ts";
import type { Level } from "#html5/ringout/mind/skills.ts";

export type Rival = { kind: CharacterId; level: Level; size?: number; stocks: number };

export type Rung = { name: string; boast: string; arena: ArenaId; rivals: readonly Rival[] };

/** Your lives in every bout of the ladder. */
export const LIVES = 3;

/** The way up through the lost-and-found: every rung brings a new place, a new rival or a new trouble. */
export const ladder: readonly Rung[] = [
  {
    name: "Puddle",
    boast: "Quack. That means hello. And goodbye.",
    arena: "desk",
    rivals: [{ kind: "puddle", level: "drowsy", stocks: 2 }],
  },
  {
    name: "Whistle",
    boast: "Careful, I am hot and I spit.",
    arena: "sink",
    rivals: [{ kind: "whistle", level: "drowsy", stocks: 3 }],
  },
  {
    name: "Lug",
    boast: "I only came for the books. I stayed for the hitting.",
    arena: "line",
    rivals: [{ kind: "lug", level: "steady", stocks: 2 }],
  },
  {
    name: "Double Duck",
    boast: "Quack. Quack.",
    arena: "rails",
    rivals: [
      { kind: "puddle", level: "drowsy", stocks: 2 },
      { kind: "puddle", level: "steady", stocks: 2 },
    ],
  },
  {
    name: "Righty",
    boast: "So that is where you were. I was always the better foot.",
    arena: "kitchen",
    rivals: [{ kind: "lefty", level: "sharp", stocks: 3 }],
  },
  {
    name: "Tea for three",
    boast: "One pours, one stirs, you spill.",
    arena: "sink",
    rivals: [
      { kind: "whistle", level: "steady", stocks: 2 },
      { kind: "puddle", level: "steady", stocks: 2 },
    ],
  },
  {
    name: "Express Lug",
    boast: "The train is late. I am not.",
    arena: "rails",
    rivals: [{ kind: "lug", level: "fearless", stocks: 3 }],
  },
  {
    name: "The Wardrobe",
    boast: "Everything anybody ever lost is in here. You fit too.",
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

import type { HazardPlan } from "./hazards.ts";

/** Stands at x, y (left and top); y grows downwards, 0,0 is the middle of the main floor. */
export type Slab = {
  x: number;
  y: number;
  width: number;
  /** Thick ones are hard all around and have ledges to hang from; the others can be jumped and dropped through. */
  thick?: number;
  /** Swings by so much to either side, in so many steps there and back. */
  sway?: { x?: number; y?: number; steps: number; part?: number };
};

/** Their words are the messages `arena.` and `arenaNote.` of these. */
export const arenaIds = ["desk", "sink", "line", "rails", "kitchen"] as const;
export type ArenaId = (typeof arenaIds)[number];

export type Arena = {
  slabs: readonly Slab[];
  /** Out of this is out of the ring. */
  ring: { left: number; right: number; top: number; bottom: number };
  spawns: readonly number[];
  hazard?: HazardPlan;
};

const ring = { left: -660, right: 660, top: -540, bottom: 380 };

export const arenas: Readonly<Record<ArenaId, Arena>> = {
  desk: {
    slabs: [
      { x: -340, y: 0, width: 680, thick: 70 },
      { x: -250, y: -115, width: 150 },
      { x: 100, y: -115, width: 150 },
      { x: -80, y: -222, width: 160 },
    ],
    ring,
    spawns: [-200, 200, -70, 70],
  },
  sink: {
    slabs: [
      { x: -400, y: 0, width: 310, thick: 60 },
      { x: 90, y: 0, width: 310, thick: 60 },
      { x: -65, y: 20, width: 130, sway: { y: 36, steps: 260 } },
      { x: -310, y: -122, width: 130 },
      { x: 180, y: -122, width: 130 },
    ],
    ring: { ...ring, left: -700, right: 700 },
    spawns: [-250, 250, -150, 150],
    hazard: { kind: "tap", x: -52, width: 104, every: 840, warning: 110, lasting: 190 },
  },
  line: {
    slabs: [
      { x: -230, y: 0, width: 460, thick: 84 },
      { x: -440, y: -96, width: 130, sway: { x: 66, steps: 420 } },
      { x: 310, y: -96, width: 130, sway: { x: 66, steps: 420, part: 0.5 } },
      { x: -70, y: -196, width: 140, sway: { x: 150, y: 14, steps: 560 } },
    ],
    ring,
    spawns: [-150, 150, -60, 60],
    hazard: { kind: "wind", every: 720, warning: 90, lasting: 250, force: 0.17 },
  },
  rails: {
    slabs: [
      { x: -410, y: 0, width: 820, thick: 54 },
      { x: -290, y: -126, width: 150 },
      { x: 140, y: -126, width: 150 },
      { x: -85, y: -226, width: 170 },
    ],
    ring: { ...ring, left: -720, right: 720 },
    spawns: [-260, 260, -110, 110],
    hazard: { kind: "train", every: 780, warning: 120, speed: 9.5, width: 250, height: 66 },
  },
  kitchen: {
    slabs: [
      { x: -350, y: 0, width: 700, thick: 76 },
      { x: -80, y: -150, width: 160, sway: { x: 210, steps: 620 } },
      { x: -330, y: -210, width: 110 },
      { x: 220, y: -210, width: 110 },
    ],
    ring: { ...ring, top: -580 },
    spawns: [-280, 280, -60, 60],
    hazard: { kind: "toast", slots: [-190, 190], width: 110, every: 330, warning: 80, lift: 19, damage: 5 },
  },
};

import { axel } from "./axel.ts";
import { brolly } from "./brolly.ts";
import { lefty } from "./lefty.ts";
import { lug } from "./lug.ts";
import type { MoveSet } from "./moves.ts";
import { puddle } from "./puddle.ts";
import { whistle } from "./whistle.ts";

/** Their words are the messages `fighter.` and `fighterNote.` of these. */
export const characterIds = ["lefty", "puddle", "whistle", "lug", "brolly", "axel"] as const;
export type CharacterId = (typeof characterIds)[number];

export type Character = {
  /** 1 flies as far as the moves say; more flies less. */
  weight: number;
  run: number;
  /** Sideways in the air. */
  glide: number;
  jump: number;
  airJump: number;
  /** Jumps in the air before the ground is needed again. */
  airJumps: number;
  gravity: number;
  fall: number;
  /** How fast it sinks while the way up is held in the air. */
  parachute?: number;
  /** How well feet hold the ground: 1 is usual, less slides. */
  grip?: number;
  width: number;
  height: number;
  moves: MoveSet;
};

export const characters: Readonly<Record<CharacterId, Character>> = {
  lefty: {
    weight: 1.02,
    run: 5.6,
    glide: 4.3,
    jump: 13.2,
    airJump: 12.4,
    airJumps: 1,
    gravity: 0.6,
    fall: 10,
    width: 38,
    height: 62,
    moves: lefty,
  },
  puddle: {
    weight: 0.82,
    run: 6.2,
    glide: 4.8,
    jump: 12.2,
    airJump: 10.6,
    airJumps: 3,
    gravity: 0.5,
    fall: 8.4,
    width: 44,
    height: 50,
    moves: puddle,
  },
  whistle: {
    weight: 0.95,
    run: 5.2,
    glide: 4.1,
    jump: 13.1,
    airJump: 12.2,
    airJumps: 1,
    gravity: 0.6,
    fall: 10.4,
    width: 48,
    height: 54,
    moves: whistle,
  },
  lug: {
    weight: 1.36,
    run: 5,
    glide: 4,
    jump: 13.2,
    airJump: 12,
    airJumps: 1,
    gravity: 0.68,
    fall: 12,
    width: 60,
    height: 66,
    moves: lug,
  },
  brolly: {
    weight: 0.98,
    run: 5.3,
    glide: 4.5,
    jump: 13,
    airJump: 11.8,
    airJumps: 1,
    gravity: 0.56,
    fall: 9.6,
    parachute: 2.2,
    width: 38,
    height: 64,
    moves: brolly,
  },
  axel: {
    weight: 1,
    run: 7.2,
    glide: 4.6,
    jump: 12.8,
    airJump: 12,
    airJumps: 1,
    gravity: 0.62,
    fall: 10.8,
    grip: 0.6,
    width: 50,
    height: 54,
    moves: axel,
  },
};

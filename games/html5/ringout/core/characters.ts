import { lefty } from "./lefty.ts";
import { lug } from "./lug.ts";
import type { MoveSet } from "./moves.ts";
import { puddle } from "./puddle.ts";
import { whistle } from "./whistle.ts";

/** Their words are the messages `fighter.` and `fighterNote.` of these. */
export const characterIds = ["lefty", "puddle", "whistle", "lug"] as const;
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
  width: number;
  height: number;
  moves: MoveSet;
};

export const characters: Readonly<Record<CharacterId, Character>> = {
  lefty: {
    weight: 1,
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
    weight: 0.97,
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
};

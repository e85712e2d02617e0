import { clamp } from "#kit/ease.ts";
import { sin } from "#kit/exact-math.ts";
import type { Raft } from "./rows.ts";

export type Action = "up" | "down" | "left" | "right";

/** The animal: where it stands, or from where to where it is in the air. */
export type Hero = {
  x: number;
  row: number;
  fromX: number;
  fromRow: number;
  /** Steps of the hop that are left; 0 on the ground. */
  hop: number;
  facing: Action;
  raft: Raft | undefined;
  /** Steps since it bumped into something. */
  sinceBump: number;
};

/** Steps from one square to the next: quick enough to feel instant, slow enough to be seen. */
export const HOP = 8;

export const ways: Record<Action, { dx: number; dz: number }> = {
  up: { dx: 0, dz: 1 },
  down: { dx: 0, dz: -1 },
  left: { dx: -1, dz: 0 },
  right: { dx: 1, dz: 0 },
};

export function newHero(): Hero {
  return { x: 0, row: 0, fromX: 0, fromRow: 0, hop: 0, facing: "up", raft: undefined, sinceBump: 99 };
}

/** How much of its hop the hero has done, 0 to 1; `ahead` is the part of a step that has passed since the last. */
const partOf = ({ hop }: Hero, ahead: number) => (hop === 0 ? 1 : clamp(1 - (hop - ahead) / HOP, 0, 1));

/** Where the hero is between two squares. */
export function heroAt(hero: Hero, ahead = 0): { x: number; z: number } {
  const part = partOf(hero, ahead);
  return {
    x: hero.fromX + (hero.x - hero.fromX) * part,
    z: hero.fromRow + (hero.row - hero.fromRow) * part,
  };
}

/** How high above the ground the hero is in its hop. */
export const liftOf = (hero: Hero, ahead = 0) => sin(partOf(hero, ahead) * Math.PI) * 0.55;

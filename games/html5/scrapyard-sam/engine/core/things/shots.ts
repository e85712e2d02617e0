import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";

export type ShotKind = "toast" | "spark" | "junk";

/** Something in flight that hurts whoever it meets. */
export type Shot = {
  id: number;
  kind: ShotKind;
  x: number;
  z: number;
  y: number;
  vx: number;
  vz: number;
  vy: number;
  gravity: number;
  by: "foe" | "sam";
  blow: Blow;
  t: number;
  life: number;
  /** A spark that fell lies there and crackles. */
  isStuck: boolean;
  /** Too big to be punched back. */
  isSolid: boolean;
};

export type ShotPlan = Pick<Shot, "kind" | "x" | "z" | "y" | "vx" | "blow"> & Partial<Shot>;

export function makeShot(id: number, plan: ShotPlan): Shot {
  return {
    id,
    vz: 0,
    vy: 0,
    gravity: 0,
    by: "foe",
    t: 0,
    life: 240,
    isStuck: false,
    isSolid: false,
    ...plan,
  };
}

import type { Body } from "#html5/scrapyard-sam/engine/core/body.ts";
import { type Blow, strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";

export type Club = "pipe" | "sign" | "wrench" | "fish" | "hammer";
export type Missile = "tyre" | "hubcap" | "cube" | "keg";
export type Treat = "bolt" | "oil" | "battery";
export type Prop = "crate" | "drum" | "valve";
export type ThingKind = Club | Missile | Treat | Prop;

type Nature =
  | { role: "club"; blow: Blow; uses: number }
  | { role: "missile"; blow: Blow; uses: number }
  | { role: "treat" }
  | { role: "prop"; hp: number };

const club = (damage: number, uses: number, push = 8, lift = 4.5): Nature => ({
  role: "club",
  uses,
  blow: { ...strikes.swing, damage, push, lift },
});
const missile = (damage: number, uses: number): Nature => ({
  role: "missile",
  uses,
  blow: { damage, push: 7, lift: 6, stop: 8, force: "heavy" },
});

/** All that lies around in a yard and what it is good for. */
export const natures: Record<ThingKind, Nature> = {
  pipe: club(14, 7),
  sign: club(18, 5, 11, 6),
  wrench: club(16, 7, 6, 8),
  fish: club(13, 9, 12, 5),
  hammer: club(24, 5, 9, 9),
  tyre: missile(14, 3),
  hubcap: missile(11, 4),
  cube: missile(22, 2),
  keg: missile(20, 1),
  bolt: { role: "treat" },
  oil: { role: "treat" },
  battery: { role: "treat" },
  crate: { role: "prop", hp: 1 },
  drum: { role: "prop", hp: 1 },
  valve: { role: "prop", hp: 4 },
};

export type Thing = Body & {
  id: number;
  kind: ThingKind;
  /** That of its nature, which is asked for in every step. */
  role: Nature["role"];
  mode: "lying" | "held" | "flying";
  /** Swings or throws it is still good for. */
  uses: number;
  /** Counts while it flies, or while the fuse of a drum burns. */
  t: number;
  fuse: number;
  /** Foes that it has hit in this flight. */
  struck: Set<number>;
  /** What a crate hides. */
  inside: ThingKind | undefined;
};

export type Placed = { kind: ThingKind; x: number; z: number; inside?: ThingKind };

export function makeThing(id: number, { kind, x, z, inside }: Placed): Thing {
  const nature = natures[kind];
  const isProp = nature.role === "prop";
  return {
    id,
    kind,
    role: nature.role,
    x,
    z,
    y: 0,
    vx: 0,
    vz: 0,
    vy: 0,
    facing: 1,
    half: isProp ? 26 : 18,
    tall: isProp ? 52 : 20,
    mode: "lying",
    uses: "uses" in nature ? nature.uses : nature.role === "prop" ? nature.hp : 1,
    t: 0,
    fuse: 0,
    struck: new Set(),
    inside,
  };
}

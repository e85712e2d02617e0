import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";

export type FoeKind =
  | "tinny"
  | "barrel"
  | "toaster"
  | "fridge"
  | "lid"
  | "jack"
  | "drone"
  | "welder"
  | "copycat";

/** How a foe attacks; see attacks.ts. */
export type AttackKind = "swing" | "charge" | "shoot" | "slam" | "dive" | "hop" | "lob";

export type Attack = Blow & {
  kind: AttackKind;
  /** It attacks from between these distances, when Sam is no further into the yard than `aim`. */
  near: number;
  far: number;
  aim: number;
  /** Steps of warning, of attacking, and of standing there with nothing to show for it. */
  tell: number;
  active: number;
  recover: number;
  reach: number;
  /** Attacks in a row. */
  times: number;
};

export type FoePlan = {
  hp: number;
  speed: number;
  /** Heavier ones fly less far. */
  weight: number;
  half: number;
  tall: number;
  worth: number;
  attack: Attack;
  /** Blocks light blows from the front until its arm is tired. */
  hasShield?: boolean;
  /** Light blows do not stop it, and nobody lifts it while it stands firm. */
  isHeavy?: boolean;
  /** Hovers at this height. */
  hover?: number;
};

const attack = (kind: AttackKind, own: Partial<Attack>): Attack => ({
  kind,
  near: 0,
  far: 70,
  aim: 22,
  tell: 32,
  active: 12,
  recover: 34,
  reach: 74,
  times: 1,
  damage: 8,
  push: 5,
  lift: 0,
  stop: 5,
  force: "light",
  ...own,
});

/** The whole cast. Chapters choose from it. */
export const foePlans: Record<FoeKind, FoePlan> = {
  tinny: {
    hp: 34,
    speed: 2.1,
    weight: 1,
    half: 22,
    tall: 66,
    worth: 40,
    attack: attack("swing", {}),
  },
  barrel: {
    hp: 46,
    speed: 2,
    weight: 1.2,
    half: 28,
    tall: 64,
    worth: 60,
    attack: attack("charge", {
      near: 130,
      far: 460,
      aim: 18,
      tell: 44,
      active: 48,
      recover: 60,
      reach: 44,
      damage: 12,
      push: 7,
      lift: 5,
      force: "heavy",
    }),
  },
  toaster: {
    hp: 30,
    speed: 1.8,
    weight: 0.9,
    half: 24,
    tall: 54,
    worth: 60,
    attack: attack("shoot", { near: 150, far: 440, aim: 14, tell: 40, active: 24, recover: 60, damage: 7 }),
  },
  fridge: {
    hp: 110,
    speed: 1.3,
    weight: 1.9,
    half: 34,
    tall: 100,
    worth: 150,
    isHeavy: true,
    attack: attack("slam", {
      far: 96,
      aim: 30,
      tell: 48,
      active: 16,
      recover: 70,
      reach: 96,
      damage: 16,
      push: 7,
      lift: 6,
      force: "heavy",
    }),
  },
  lid: {
    hp: 46,
    speed: 1.9,
    weight: 1.1,
    half: 24,
    tall: 68,
    worth: 80,
    hasShield: true,
    attack: attack("swing", { far: 80, reach: 84, tell: 36, recover: 48, damage: 10, push: 7 }),
  },
  jack: {
    hp: 38,
    speed: 1.6,
    weight: 0.9,
    half: 24,
    tall: 60,
    worth: 70,
    attack: attack("hop", {
      near: 90,
      far: 330,
      aim: 100,
      tell: 36,
      active: 60,
      recover: 46,
      reach: 62,
      damage: 11,
      lift: 4.5,
      force: "heavy",
    }),
  },
  drone: {
    hp: 28,
    speed: 2.6,
    weight: 0.8,
    half: 24,
    tall: 40,
    worth: 70,
    hover: 92,
    attack: attack("dive", {
      near: 60,
      far: 300,
      aim: 60,
      tell: 38,
      active: 56,
      recover: 50,
      reach: 44,
      damage: 9,
    }),
  },
  welder: {
    hp: 52,
    speed: 1.7,
    weight: 1.1,
    half: 24,
    tall: 72,
    worth: 90,
    attack: attack("lob", { near: 120, far: 380, aim: 90, tell: 42, active: 26, recover: 60, damage: 9 }),
  },
  copycat: {
    hp: 70,
    speed: 3,
    weight: 1,
    half: 22,
    tall: 68,
    worth: 140,
    attack: attack("swing", { far: 74, tell: 26, active: 14, recover: 50, times: 3, damage: 6, push: 4 }),
  },
};

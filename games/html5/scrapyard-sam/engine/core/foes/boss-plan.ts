import type { ThingKind } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import type { FoeKind } from "./foes.ts";

/** What a boss can be told to do. */
export type ActKind =
  | "bite"
  | "ram"
  | "drop"
  | "quake"
  | "spit"
  | "rain"
  | "hurl"
  | "sweep"
  | "fist"
  | "beam";

/** One thing that a boss does; acts.ts knows how. */
export type Act = {
  kind: ActKind;
  /** Repetitions, shots or helpers. */
  count?: number;
  what?: FoeKind | ThingKind;
  /** How long it stands open afterwards. */
  open?: number;
  /** Faster than 1 is harder. */
  pace?: number;
};

/** What it does, over and over, while it has no more than this part of its strength. */
export type Phase = { under: number; acts: readonly Act[] };

/** Its words are the messages `boss.` and `bossLine.` of this name. */
export type BossName = "crunch" | "clutch" | "bilge" | "cog";

export type BossPlan = {
  name: BossName;
  hp: number;
  half: number;
  tall: number;
  speed: number;
  worth: number;
  phases: readonly Phase[];
};

export type BossMind = {
  plan: BossPlan;
  phase: number;
  index: number;
  act: Act;
  /** Steps in this act, and what the act keeps in mind. */
  t: number;
  stage: number;
  count: number;
  /** Dizzy or stuck: the time to hit it. */
  isOpen: boolean;
  openFor: number;
  hasStruck: boolean;
  target: { x: number; z: number };
  /** A fist that lies on the floor, or an anchor on its chain. */
  limb: { x: number; z: number; y: number } | undefined;
  angle: number;
  /** The beam's lane while it burns. */
  beam: { z: number; isHot: boolean } | undefined;
};

import { spread, type Way } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { type Blow, blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import type { Act, BossMind } from "./boss-plan.ts";
import type { Foe } from "./foe.ts";
import { hitFoe } from "./foe-hits.ts";

/** One step of an act; true when it is over. */
export type ActStep = (brawl: BrawlState, foe: Foe, mind: BossMind) => boolean;

/** Once it has picked its place, this is how long there is to get away from it. */
export const LOCK = 30;

export const heavy = (damage: number): Blow => ({ damage, push: 8, lift: 6.5, stop: 8, force: "heavy" });
export const paceOf = ({ pace = 1 }: Act) => pace;
export const towards = (from: { x: number }, x: number): Way => (x < from.x ? -1 : 1);

export function begin(mind: BossMind, stage: number) {
  mind.stage = stage;
  mind.t = 0;
  mind.hasStruck = false;
}

export function tell(brawl: BrawlState, foe: Foe, mind: BossMind) {
  begin(mind, 1);
  brawl.emit("tell", foe, { y: foe.tall });
}

export function touch(brawl: BrawlState, from: { x: number }, mind: BossMind, blow: Blow) {
  if (mind.hasStruck) return;
  mind.hasStruck = hurtHero(brawl, blow, brawl.hero.x < from.x ? -1 : 1);
}

export function slam(brawl: BrawlState, x: number, z: number, reach: number, blow: Blow) {
  const { hero } = brawl;
  brawl.emit("pound", { x, z, y: 0 }, { amount: reach, what: "boss" });
  if (spread(hero.x - x, hero.z - z) < reach && hero.y < 50) hurtHero(brawl, blow, hero.x < x ? -1 : 1);
  for (const foe of brawl.foes)
    if (foe.kind !== "boss" && spread(foe.x - x, foe.z - z) < reach)
      hitFoe(brawl, foe, blows.bowled, foe.x < x ? -1 : 1);
}

/** A boss has no friends on its lane either. */
export function bowl(brawl: BrawlState, boss: Foe) {
  for (const foe of brawl.foes) {
    const isNear = Math.abs(foe.x - boss.x) < boss.half && Math.abs(foe.z - boss.z) < 30 && foe.y < 60;
    if (foe === boss || !isNear || foe.state === "air" || foe.state === "down") continue;
    hitFoe(brawl, foe, blows.bowled, boss.facing);
  }
}

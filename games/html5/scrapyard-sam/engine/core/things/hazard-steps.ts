import type { Body } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { type Belt, beatOf, type Hazard, type Stamp } from "./hazards.ts";

export function stepHazard(brawl: BrawlState, hazard: Hazard): void {
  if (hazard.kind === "belt") carry(brawl, hazard);
  else stamp(brawl, hazard);
}

function carry({ hero, foes, things }: BrawlState, belt: Belt) {
  pushAlong(hero, belt);
  for (const foe of foes) pushAlong(foe, belt);
  for (const thing of things) pushAlong(thing, belt);
}

function pushAlong(body: Body, { from, to, push }: Belt) {
  if (body.y === 0 && body.x > from && body.x < to) body.x += push;
}

function stamp(brawl: BrawlState, hazard: Stamp) {
  const { x, z, half, deep } = hazard;
  // What nobody sees makes no noise.
  if (x < brawl.camera - 80 || x > brawl.camera + 1040) return;
  if (beatOf(hazard, brawl.clock).since !== 0) return;
  const isUnder = (body: { x: number; z: number; y: number }) =>
    Math.abs(body.x - x) < half && Math.abs(body.z - z) < deep && body.y < 90;
  brawl.emit("pound", { x, z, y: 0 }, { amount: half, what: hazard.look });
  if (isUnder(brawl.hero)) hurtHero(brawl, { ...blows.hazard, damage: 12 }, brawl.hero.x < x ? -1 : 1);
  for (const foe of brawl.foes)
    if (foe.kind !== "boss" && isUnder(foe)) hitFoe(brawl, foe, blows.hazard, foe.x < x ? -1 : 1);
}

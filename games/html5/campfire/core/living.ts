import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { clamp } from "#kit/ease.ts";
import { emptyPack, isEmpty, pour } from "./pack.ts";
import { FULL, type Survivor } from "./survivor.ts";
import { hearthAt, type Trouble, tearDown, tentOf, type World } from "./world.ts";

/** All of these are for a second. */
const HUNGER = 0.75;
const STARVING = 1.5;
const FREEZING = 3.4;
const HEALING = 1;
const RESTING = 3;
const FIRE = 9;
const TENT = 2;
const TORCH = 1.1;
const WELL = 35;
const BUNDLE_STEPS = 1800;

/** What this many steps do to a body. */
export function live(world: World, who: Survivor, steps: number): void {
  const tent = tentOf(who, who);
  const seconds = steps / STEPS_PER_SECOND;
  who.torch = Math.max(0, who.torch - (1 + world.storm * 0.5) * steps);
  who.food = Math.max(0, who.food - HUNGER * seconds);
  who.warmth = clamp(who.warmth + warming(world, who, tent !== undefined) * seconds, 0, FULL);
  let change = 0;
  if (who.food <= 0) change -= STARVING;
  if (who.warmth <= 0) change -= FREEZING;
  if (change === 0 && who.food > WELL && who.warmth > WELL) change = tent ? RESTING : HEALING;
  // Whoever was hit to the last is past healing.
  if (who.health > 0) who.health = clamp(who.health + change * seconds, 0, FULL);
  if (who.health <= 0) leave(world, who);
}

function warming(world: World, who: Survivor, isInTent: boolean): number {
  if (hearthAt(world, who)) return FIRE;
  const cold = world.chill;
  if (cold <= 0) return -cold;
  if (isInTent) return TENT;
  return -cold * (who.tools.coat ? 0.5 : 1) + (who.torch > 0 ? TORCH : 0);
}

/** Sits down and waves for a boat. What was carried stays for whoever finds it; the camp falls apart. */
export function leave(world: World, who: Survivor) {
  who.isOut = true;
  who.outAt = world.time;
  const pack = emptyPack();
  pour(who.pack, pack);
  if (!isEmpty(pack)) world.bundles.push({ x: who.x, y: who.y, pack, until: world.time + BUNDLE_STEPS });
  for (const thing of [...who.works]) if (thing.kind !== "fire") tearDown(world, thing);
  who.works = [];
  world.events.push({ kind: "out", who, why: troubleOf(world, who) });
}

function troubleOf({ time, survivors }: World, who: Survivor): Trouble {
  const foe = survivors.find(({ id }) => id === who.intent.foe);
  if (time - who.hurtAt < 60) return foe && time < who.intent.foeUntil ? "rival" : "wolves";
  return who.warmth <= 0 ? "cold" : "hunger";
}

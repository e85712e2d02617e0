import { atan2, cos, sin } from "#kit/exact-math.ts";
import { type Beast, makeBeast, turnBeast } from "./beast.ts";
import { DAY, dayOf } from "./calendar.ts";
import { distance, type Spot } from "./island.ts";
import { put } from "./pack.ts";
import type { Survivor } from "./survivor.ts";
import { type Building, isBuilding, isBurning } from "./things.ts";
import { type Raid, tearDown, type World } from "./world.ts";

/** Steps from the alarm until the imps come out of the dark. */
export const ALARM_STEPS = 300;
const HOUR = 0.7 * DAY;
const FIRST_DAY = 2;
const DAYS_BETWEEN = 2;
const FEWEST = 2;
const MOST = 8;
/** Where they come from, seen from the fire. */
const AWAY = 460;
/** A hero who stands further from any fire has none to defend. */
const NEAR_FIRE = 420;
const PACE = 1.5;
const REACH = 36;
const SPLASH_EVERY = 120;
/** Steps that a splash takes from a fire. */
export const SPLASH = 240;
/** Then an imp is empty, and trickles away. */
const MOST_SPLASHES = 4;
const KNOCK = 3;
export const IMP_POINTS = 15;
export const RAID_POINTS = 60;
export const raidGifts = { berries: 6, fish: 2, wool: 2 } as const;

/** How many come on a day: two the first time, and one more each time. */
const countOn = (day: number) => Math.min(MOST, FEWEST + (day - FIRST_DAY) / DAYS_BETWEEN);

/** Looks whether a raid on the hero's fire is due, begins or is over. The time must pass in parts of `ALARM_STEPS`. */
export function watchRaid(world: World, hero: Survivor): void {
  const { raid, time } = world;
  if (raid) {
    if (time === raid.comesAt) land(world, raid, hero);
    if (time > raid.comesAt && !world.beasts.some(({ kind }) => kind === "imp")) end(world, raid, hero);
    return;
  }
  const day = dayOf(time);
  if (time % DAY !== HOUR || day < FIRST_DAY || (day - FIRST_DAY) % DAYS_BETWEEN !== 0 || hero.isOut) return;
  const fire = fireOf(world, hero);
  if (!fire) return;
  const angle = world.random.between(0, Math.PI * 2);
  const from = { x: fire.x + cos(angle) * AWAY, y: fire.y + sin(angle) * AWAY };
  world.raid = { fire, from, comesAt: time + ALARM_STEPS, count: countOn(day), driven: 0 };
  world.events.push({ kind: "alarm", raid: world.raid });
}

/** The nearest of the own fires that burn, or any that is near. */
function fireOf({ hearths }: World, hero: Survivor): Building | undefined {
  let best: Building | undefined;
  for (const thing of hearths) {
    if (!isBurning(thing) || (thing.owner !== hero.id && distance(thing, hero) > NEAR_FIRE)) continue;
    if (!best || distance(thing, hero) < distance(best, hero)) best = thing;
  }
  return best;
}

function land(world: World, { from, fire, count }: Raid, hero: Survivor) {
  const way = atan2(fire.y - from.y, fire.x - from.x);
  for (let i = 0; i < count; i++) {
    const aside = (i - (count - 1) / 2) * 46;
    const behind = (i % 2) * 60;
    const at = {
      x: from.x - sin(way) * aside - cos(way) * behind,
      y: from.y + cos(way) * aside - sin(way) * behind,
    };
    const imp = makeBeast("imp", at, world.time);
    imp.isWalking = true;
    // So that the hero knows whom it may hit.
    imp.prey = hero.id;
    turnBeast(imp, way);
    world.beasts.push(imp);
  }
}

function end(world: World, raid: Raid, hero: Survivor) {
  const isWon = raid.driven === raid.count && raid.fire.fuel > 0 && !hero.isOut;
  world.raid = undefined;
  if (isWon) {
    hero.points += RAID_POINTS;
    for (const [item, count] of [
      ["berries", raidGifts.berries],
      ["fish", raidGifts.fish],
      ["wool", raidGifts.wool],
    ] as const)
      put(hero.pack, item, count);
  }
  world.events.push({ kind: "raidOver", raid, isWon });
}

/** An imp floats straight to the fire, over water and stones; only fences hold it up. */
export function stepImp(world: World, imp: Beast, steps: number): void {
  const { raid, time, grid } = world;
  if (!raid || imp.nips >= MOST_SPLASHES || !isBurning(raid.fire)) {
    vanish(world, imp);
    return;
  }
  const { fire } = raid;
  const away = distance(fire, imp);
  turnBeast(imp, atan2(fire.y - imp.y, fire.x - imp.x));
  imp.vx = 0;
  imp.vy = 0;
  const isRested = time - imp.nippedAt >= SPLASH_EVERY;
  if (away <= REACH) {
    if (isRested) splash(world, imp, fire);
    return;
  }
  const stride = Math.min(PACE * steps, away - REACH + 1);
  const to = { x: imp.x + imp.ahead.x * stride, y: imp.y + imp.ahead.y * stride };
  const fence = grid.at({ x: imp.x + imp.ahead.x * 24, y: imp.y + imp.ahead.y * 24 });
  if (fence && isBuilding(fence) && isFence(fence)) {
    if (isRested) knock(world, imp, fence);
    return;
  }
  imp.vx = (to.x - imp.x) / steps;
  imp.vy = (to.y - imp.y) / steps;
  imp.x = to.x;
  imp.y = to.y;
}

const isFence = ({ kind }: Building) => kind === "wall" || kind === "rampart";

function splash(world: World, imp: Beast, fire: Building) {
  imp.nippedAt = world.time;
  imp.nips++;
  fire.fuel = Math.max(0, fire.fuel - SPLASH);
  fire.hitAt = world.time;
  world.events.push({ kind: "splash", beast: imp, thing: fire, isOut: fire.fuel <= 0 });
}

function knock(world: World, imp: Beast, fence: Building) {
  imp.nippedAt = world.time;
  fence.health -= KNOCK;
  fence.hitAt = world.time;
  if (fence.health <= 0) tearDown(world, fence);
}

/** Whoever hits an imp to the last drop has driven it off. */
export function driveOff(world: World, imp: Beast): void {
  if (world.raid) world.raid.driven++;
  vanish(world, imp);
}

function vanish(world: World, imp: Beast) {
  world.beasts = world.beasts.filter((one) => one !== imp);
}

/** Where the danger comes from: the nearest imp, or before that the place where they gather. */
export function raidFrom({ raid, beasts }: World, hero: Spot): Spot | undefined {
  if (!raid) return undefined;
  let best: Spot | undefined;
  for (const one of beasts) {
    if (one.kind === "imp" && (!best || distance(one, hero) < distance(best, hero))) best = one;
  }
  return best ?? raid.from;
}

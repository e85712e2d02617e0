import { atan2, cos, sin } from "#kit/exact-math.ts";
import { type Beast, type BeastKind, makeBeast, statsOf, turnBeast } from "./beast.ts";
import { darkness, dayOf } from "./calendar.ts";
import { distance, isLand, isWithin, type Spot } from "./island.ts";
import { stepImp } from "./raids.ts";
import { RADIUS, type Survivor } from "./survivor.ts";
import { isBuilding, lightOf } from "./things.ts";
import { walk } from "./walking.ts";
import { tearDown, tentOf, type World } from "./world.ts";

const NIP_EVERY = 70;
/** Fed or bored, a wolf then trots off. */
const MOST_NIPS = 3;
export const SCARED = 600;
const FIRST_BEARS = 10;

/** How many there are on a day: packs grow, and the bears wake in the first spring. */
export function headcount(kind: Exclude<BeastKind, "imp">, day: number): number {
  if (kind === "sheep") return 26;
  if (kind === "wolf") return Math.min(22, 6 + day * 2);
  return day < FIRST_BEARS ? 0 : Math.min(8, 2 + Math.floor((day - FIRST_BEARS) / 2));
}

/** Lets those who are missing come out of the woods. */
export function fillUp(world: World): void {
  for (const kind of ["sheep", "wolf", "bear"] as const) {
    const missing = headcount(kind, dayOf(world.time)) - world.beasts.filter((b) => b.kind === kind).length;
    for (let i = 0; i < missing; i++) {
      const lair = findLair(world, kind);
      if (lair) world.beasts.push(makeBeast(kind, lair, world.time + i));
    }
  }
}

function findLair({ island, random, survivors }: World, kind: BeastKind): Spot | undefined {
  for (let attempt = 0; attempt < 12; attempt++) {
    const angle = random.between(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * 1450;
    const spot = { x: island.coast.x + cos(angle) * away, y: island.coast.y + sin(angle) * away };
    const isAlone = kind === "sheep" || survivors.every((who) => who.isOut || distance(who, spot) > 340);
    if (isAlone && isLand(island, spot, 30)) return spot;
  }
  return undefined;
}

/** `steps`: how many it takes at once. */
export function stepBeast(world: World, beast: Beast, steps: number): void {
  const { time } = world;
  if (beast.kind === "imp") {
    stepImp(world, beast, steps);
    return;
  }
  if (time >= beast.thinkAt) think(world, beast);
  if (!beast.isWalking) {
    beast.vx = 0;
    beast.vy = 0;
    return;
  }
  const { pace, radius } = statsOf(beast);
  const isHurrying = time < beast.scaredUntil || beast.prey >= 0;
  const prey = beast.prey < 0 ? undefined : world.survivors[beast.prey];
  const most = prey ? distance(prey, beast) : Number.POSITIVE_INFINITY;
  const stride = Math.min(most, pace * (beast.kind === "sheep" || isHurrying ? 1 : 0.4) * steps);
  const { x, y, ahead } = beast;
  const bumped = walk(world, beast, ahead.x * stride, ahead.y * stride, radius);
  beast.vx = (beast.x - x) / steps;
  beast.vy = (beast.y - y) / steps;
  // Bears go through fences, in the end.
  if (
    beast.kind === "bear" &&
    beast.prey >= 0 &&
    bumped &&
    isBuilding(bumped) &&
    time - beast.nippedAt > NIP_EVERY
  ) {
    beast.nippedAt = time;
    bumped.health -= 4;
    bumped.hitAt = time;
    if (bumped.health <= 0) tearDown(world, bumped);
  }
  if (
    prey &&
    isWithin(prey.x - beast.x, prey.y - beast.y, radius + RADIUS + 8) &&
    time - beast.nippedAt > NIP_EVERY
  )
    nip(world, beast, prey);
}

function think(world: World, beast: Beast) {
  const { random, time } = world;
  beast.thinkAt = time + random.int(12, 20);
  if (time < beast.scaredUntil) return;
  const prey = findPrey(world, beast);
  beast.prey = prey?.id ?? -1;
  if (prey) prey.huntedAt = time;
  const glow = fearedLight(world, beast);
  if (glow) {
    turnBeast(beast, atan2(beast.y - glow.y, beast.x - glow.x));
    beast.isWalking = true;
    beast.prey = -1;
  } else if (prey) {
    turnBeast(beast, atan2(prey.y - beast.y, prey.x - beast.x) + random.between(-0.25, 0.25));
    beast.isWalking = true;
  } else if (random.chance(0.12)) {
    turnBeast(beast, beast.heading + random.between(-1.6, 1.6));
    beast.isWalking = random.chance(0.55);
    beast.courage = statsOf(beast).courage;
    beast.nips = 0;
  }
}

/** Whoever is nearest and out of the light. Wolves hunt by night; bears are hungry all day. */
function findPrey(world: World, beast: Beast): Survivor | undefined {
  const { sight } = statsOf(beast);
  if (sight === 0 || (beast.kind === "wolf" && darkness(world.time) < 0.6)) return undefined;
  let best: Survivor | undefined;
  let nearest = sight;
  for (const who of world.survivors) {
    if (who.isOut || !isWithin(who.x - beast.x, who.y - beast.y, nearest)) continue;
    const away = distance(who, beast);
    if (tentOf(who, who) || (beast.kind === "wolf" && who.torch > 0 && away > 60)) continue;
    if (fearedLight(world, who, statsOf(beast).shy * 0.8)) continue;
    nearest = away;
    best = who;
  }
  return best;
}

/** A fire, or for wolves a torch, that is too near. */
function fearedLight({ hearths, survivors }: World, at: Beast | Survivor, fear?: number): Spot | undefined {
  const shy = fear ?? ("courage" in at ? statsOf(at).shy : 0);
  if (shy === 0) return undefined;
  let fire: Spot | undefined;
  for (const thing of hearths) {
    const reach = shy * (lightOf(thing) / 230);
    if (thing.fuel > 0 && isWithin(thing.x - at.x, thing.y - at.y, reach)) fire = thing;
  }
  if (fire || !("courage" in at) || at.kind === "bear") return fire;
  return survivors.find((who) => who.torch > 0 && !who.isOut && isWithin(who.x - at.x, who.y - at.y, 100));
}

function nip(world: World, beast: Beast, who: Survivor) {
  if (tentOf(who, who)) return;
  beast.nippedAt = world.time;
  const stolen = who.pack.fish > 0 ? "fish" : who.pack.berries > 0 ? "berries" : undefined;
  if (stolen) who.pack[stolen]--;
  const { bite } = statsOf(beast);
  who.health = Math.max(0, who.health - (stolen ? bite * 0.6 : bite));
  who.hurtAt = world.time;
  world.events.push({ kind: "nip", who, beast, stolen });
  if (++beast.nips >= MOST_NIPS && beast.kind === "wolf") runFrom(beast, who, world.time);
}

export function runFrom(beast: Beast, from: Spot, time: number): void {
  turnBeast(beast, atan2(beast.y - from.y, beast.x - from.x));
  beast.isWalking = true;
  beast.scaredUntil = time + (beast.kind === "sheep" ? 50 : SCARED / 2);
  beast.courage = statsOf(beast).courage;
  beast.prey = -1;
  beast.nips = 0;
}

export const hasWool = (beast: Beast, time: number) => beast.kind === "sheep" && time >= beast.shornUntil;
export const isWild = ({ kind }: Beast) => kind !== "sheep";
/** How long shorn wool takes to grow. */
export const WOOL_BACK = 3600;

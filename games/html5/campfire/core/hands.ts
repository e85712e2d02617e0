import { atan2, cos, sin } from "#kit/exact-math.ts";
import { type Beast, type BeastKind, beastStats } from "./beast.ts";
import { hasWool, isWild, runFrom, WOOL_BACK } from "./beasts.ts";
import { distance, isWithin, type Spot } from "./island.ts";
import { leave } from "./living.ts";
import { type Item, items, pour, put } from "./pack.ts";
import { driveOff, IMP_POINTS } from "./raids.ts";
import { canSwing, RADIUS, type Survivor } from "./survivor.ts";
import {
  type Building,
  isBuilding,
  isHearth,
  type Node,
  type NodeKind,
  nodeStats,
  type Thing,
} from "./things.ts";
import { walk } from "./walking.ts";
import { feed } from "./works.ts";
import { tearDown, tentOf, type World } from "./world.ts";

export const REACH = 44;
const SPEAR_REACH = 66;
/** Nobody and nothing further away than this is worth a look. */
const LONGEST_ARM = 120;
/** To either side of where one looks, in radians. */
const WIDTH = 1;
const yields: Readonly<Record<NodeKind, Item>> = {
  tree: "wood",
  rock: "stone",
  bush: "berries",
  shoal: "fish",
};
/** Steps for which a blow is remembered. */
const GRUDGE = 300;
const FISH_CHANCE = 0.45;

type Blow = { fist: number; axe: number; spear: number };
const onRivals: Blow = { fist: 4, axe: 6, spear: 9 };
const onBeasts: Blow = { fist: 1, axe: 1.5, spear: 2.6 };
const onBuildings: Blow = { fist: 1, axe: 3, spear: 2 };

const strength = ({ tools }: Survivor, blow: Blow) =>
  Math.max(blow.fist, tools.axe ? blow.axe : 0, tools.spear ? blow.spear : 0);

/** How far one would have to turn to look straight at it. */
function turnTo(who: Survivor, at: Spot): number {
  const turn = atan2(at.y - who.y, at.x - who.x) - who.facing;
  return Math.abs(atan2(sin(turn), cos(turn)));
}

const inFront = (who: Survivor, at: Spot, reach: number) =>
  distance(who, at) <= reach && turnTo(who, at) < WIDTH;

/** One blow at whatever is in front: those who move come before what stands. */
export function swing(world: World, who: Survivor, isPeaceful = false): void {
  if (!canSwing(who, world.time)) return;
  who.swungAt = world.time;
  world.events.push({ kind: "swing", who });
  const reach = who.tools.spear ? SPEAR_REACH : REACH;
  const beast = nearestOf(world.beasts, who, (other) =>
    inFront(who, other, reach + beastStats[other.kind].radius),
  );
  const rival = isPeaceful
    ? undefined
    : nearestOf(
        world.survivors,
        who,
        (other) => other !== who && canBeHit(other) && inFront(who, other, reach + RADIUS),
      );
  const isWoolNear = beast && distance(who, beast) < REACH + 14 && hasWool(beast, world.time);
  const thing = thingInFront(world, who);
  // Two who chop side by side do not mean each other: the blow goes to what is looked at.
  const isRivalMeant = rival && (!thing || turnTo(who, rival) < turnTo(who, thing));
  if (beast && isWild(beast)) shoo(world, who, beast);
  else if (rival && isRivalMeant) bump(world, who, rival);
  else if (beast && isWoolNear) shear(world, who, beast);
  else if (thing && isBuilding(thing)) work(world, who, thing);
  else if (thing) gather(world, who, thing);
}

/** Nobody is hit through canvas: the tent has to come down first. */
const canBeHit = (who: Survivor) => !who.isOut && !tentOf(who, who);

function nearestOf<T extends Spot>(list: readonly T[], to: Spot, fits: (one: T) => boolean): T | undefined {
  let best: T | undefined;
  for (const one of list) {
    if (
      isWithin(one.x - to.x, one.y - to.y, LONGEST_ARM) &&
      fits(one) &&
      (!best || distance(one, to) < distance(best, to))
    )
      best = one;
  }
  return best;
}

/** Own buildings are passed over, but for a fire that wants wood. */
export function isWorthABlow(who: Survivor, thing: Thing): boolean {
  if (!isBuilding(thing)) return thing.left > 0;
  return thing.owner !== who.id || (isHearth(thing) && who.pack.wood > 0);
}

/** What a rival is after, if it is in front; else the nearest thing that is. */
export function thingInFront({ grid }: World, who: Survivor): Thing | undefined {
  const { target } = who.intent;
  if (target && isInFront(who, target)) return target;
  return grid.nearest(who, REACH + 30, (thing) => isInFront(who, thing));
}

function isInFront(who: Survivor, thing: Thing): boolean {
  const size = isBuilding(thing) ? 18 : nodeStats[thing.kind].radius || 24;
  return isWorthABlow(who, thing) && inFront(who, thing, REACH + size);
}

function gather(world: World, who: Survivor, node: Node) {
  const { random, time, events } = world;
  node.hitAt = time;
  if (node.kind === "shoal" && !random.chance(FISH_CHANCE)) {
    events.push({ kind: "miss", who, thing: node });
    return;
  }
  const item = yields[node.kind];
  const isHewn = node.kind === "tree" || node.kind === "rock";
  const wish = Math.min(node.left, isHewn && who.tools.axe ? 2 : 1);
  const count = put(who.pack, item, wish);
  if (count === 0) {
    events.push({ kind: "full", who, item });
    return;
  }
  node.left -= count;
  if (node.left <= 0) node.backAt = time + nodeStats[node.kind].back;
  who.points += count;
  events.push({ kind: "gather", who, thing: node, item, count });
}

function shear(world: World, who: Survivor, sheep: Beast) {
  sheep.hitAt = world.time;
  const count = put(who.pack, "wool", 2);
  if (count === 0) return;
  sheep.shornUntil = world.time + WOOL_BACK;
  runFrom(sheep, who, world.time);
  who.points += count;
  world.events.push({ kind: "gather", who, thing: sheep, item: "wool", count });
}

export const shooPoints = (kind: BeastKind) => (kind === "bear" ? 40 : 10);

function shoo(world: World, who: Survivor, beast: Beast) {
  beast.courage -= Math.max(strength(who, onBeasts), who.torch > 0 ? 3 : 0);
  beast.hitAt = world.time;
  const isGone = beast.courage <= 0;
  if (isGone && beast.kind === "imp") {
    who.points += IMP_POINTS;
    driveOff(world, beast);
  } else if (isGone) {
    // One that runs already is no deed.
    if (world.time >= beast.scaredUntil) who.points += shooPoints(beast.kind);
    runFrom(beast, who, world.time);
  } else pushAway(world, beast, who, 14, beastStats[beast.kind].radius);
  world.events.push({ kind: "shoo", who, beast, isGone });
}

function bump(world: World, by: Survivor, who: Survivor) {
  who.health = Math.max(0, who.health - strength(by, onRivals));
  who.hurtAt = world.time;
  who.intent.foe = by.id;
  who.intent.foeUntil = world.time + GRUDGE;
  pushAway(world, who, by, 12, RADIUS, who.id);
  world.events.push({ kind: "bump", who, by });
  if (who.health > 0) return;
  by.points += 60;
  leave(world, who);
}

function pushAway(world: World, who: Spot, from: Spot, by: number, radius: number, owner = -1) {
  const angle = atan2(who.y - from.y, who.x - from.x);
  walk(world, who, cos(angle) * by, sin(angle) * by, radius, owner);
}

function work(world: World, who: Survivor, thing: Building) {
  if (thing.owner === who.id) {
    feed(world, who, thing);
    return;
  }
  thing.hitAt = world.time;
  thing.health -= strength(who, onBuildings);
  const stolen = thing.store ? steal(who, thing) : 0;
  const isDown = thing.health <= 0;
  const owner = world.survivors[thing.owner];
  if (owner) {
    owner.intent.foe = who.id;
    owner.intent.foeUntil = world.time + GRUDGE;
  }
  if (isDown) {
    if (thing.store) pour(thing.store, who.pack);
    who.points += 15;
    tearDown(world, thing);
  }
  world.events.push({ kind: "knock", who, thing, stolen, isDown });
}

/** Every blow against a chest shakes something out of it. */
function steal(who: Survivor, { store }: Building): number {
  const item = items.find((kind) => store && store[kind] > 0 && who.pack[kind] < 30);
  if (!store || !item) return 0;
  const count = put(who.pack, item, Math.min(3, store[item]));
  store[item] -= count;
  who.points += count * 2;
  return count;
}

import { atan2, hypot, pointAlong } from "#kit/exact-math.ts";
import type { Beast } from "./beast.ts";
import { hasWool } from "./beasts.ts";
import { darkness, dayOf, isNight, seasonOf } from "./calendar.ts";
import { REACH } from "./hands.ts";
import { distance, isWithin, type Spot } from "./island.ts";
import { type Item, items, mealsIn } from "./pack.ts";
import { isKnown, type RecipeId, recipes } from "./recipes.ts";
import { type Skill, skills } from "./skills.ts";
import { forget, type Order, type Survivor } from "./survivor.ts";
import { type Building, FIRE_MOST, isBuilding, isBurning, type NodeKind, type Thing } from "./things.ts";
import { canMake } from "./works.ts";
import { chestOf, hearthAt, tentOf, type World } from "./world.ts";

/** Seats around a fire in two rows: how far from it, from one row to the other, and from one id to the next in radians. */
const SEAT = 56;
const ROW = 32;
const SIDE = 2.4;
/** Scratch vector of `sitBy`. */
const seat = { x: 0, y: 0 };
/** How far a rival looks for things to gather. */
const SIGHT = 900;
const ALARM = 150;
/** Who is out of sight rests as long as two blows take from one thought to the next. */
const MOST_REST = 48;
/** A beast that is after somebody thinks of it again within so many steps. */
const HUNT = 60;
/** Before this day nobody picks a fight or raids a camp: everybody shall have found their feet. */
const PEACE = 3;

/** What a rival does now, in this many steps: the last thought, carried out. */
export function orderOf(world: World, me: Survivor, steps: number): Order {
  const { intent } = me;
  const { time } = world;
  if (time + steps / 2 >= intent.thinkAt && me.level) {
    const skill = skills[me.level];
    intent.thinkAt = time + Math.max(skill.rest, Math.min(MOST_REST, steps * 2)) + world.random.int(0, 6);
    forget(intent.order);
    intent.last = intent.target;
    intent.target = undefined;
    think(world, me, skill);
  }
  // Made anew only by a thought: this is carried out in every step.
  const { order, goal, target, now } = intent;
  // Said once, not in every step until the next thought.
  now.make = order.make;
  now.eats = order.eats;
  now.feeds = order.feeds;
  order.make = undefined;
  order.eats = false;
  order.feeds = false;
  if (!goal) {
    now.heading = order.heading;
    now.facing = order.facing;
    now.isSwinging = order.isSwinging;
    now.isPeaceful = order.isPeaceful ?? false;
    now.most = Number.POSITIVE_INFINITY;
    return now;
  }
  lookAt(me, goal);
  const { away, facing } = intent;
  const isThere = away <= intent.near;
  if (isThere) intent.stuck = 0;
  now.heading = isThere ? undefined : sidestep(world, me, facing, steps);
  // No further than the goal, or whoever takes many steps at once would walk past it.
  now.most = away - intent.near + 2;
  now.facing = time < intent.detourUntil ? undefined : facing;
  // Whoever stands in the way of a raid is part of the raid.
  const isBlocked = target !== undefined && isBuilding(target) && intent.stuck > 20;
  now.isSwinging = (order.isSwinging && away < intent.near + 14) || isBlocked;
  now.isPeaceful = order.isPeaceful ?? true;
  return now;
}

/** Finds out where the goal lies, unless both are where they were in the last step. */
function lookAt({ x, y, intent }: Survivor, goal: Spot) {
  const dx = goal.x - x;
  const dy = goal.y - y;
  if (dx === intent.dx && dy === intent.dy) return;
  intent.dx = dx;
  intent.dy = dy;
  intent.away = Math.sqrt(dx * dx + dy * dy);
  intent.facing = atan2(dy, dx);
}

/** Around what one ran into. */
function sidestep({ time, random }: World, me: Survivor, wish: number, steps: number): number {
  const { intent, vx, vy } = me;
  const isMoving = hypot(vx, vy) > 0.9;
  intent.stuck = isMoving ? 0 : intent.stuck + steps;
  if (intent.stuck > 26) {
    intent.stuck = 0;
    intent.detour = (random.chance(0.5) ? 1 : -1) * random.between(1, 2);
    intent.detourUntil = time + random.int(20, 55);
  }
  return time < intent.detourUntil ? wish + intent.detour : wish;
}

function think(world: World, me: Survivor, skill: Skill) {
  const { order } = me.intent;
  if (me.food < skill.eatsBelow) order.eats = true;
  if (meetsDanger(world, me, skill) || staysWarm(world, me, skill)) return;
  if (heals(world, me, skill)) return;
  if (world.random.chance(skill.dawdle)) return stay(me);
  if (getsFood(world, me, skill)) return;
  if (craftsWishes(world, me, skill)) return;
  if (stocksUp(world, me, skill) || raids(world, me, skill)) return;
  goTo(me, me.home ?? me, 90);
}

const stay = (me: Survivor) => {
  me.intent.goal = undefined;
};

function goTo(me: Survivor, goal: Spot, near: number) {
  me.intent.goal = goal;
  me.intent.near = near;
}

/** Goes there and hits it. */
function strike(me: Survivor, target: Spot, near = REACH - 4) {
  goTo(me, target, near);
  me.intent.order.isSwinging = true;
}

function attack(me: Survivor, who: Survivor) {
  strike(me, who, reachOf(me));
  me.intent.order.isPeaceful = false;
}

function meetsDanger(world: World, me: Survivor, { fights, bullies }: Skill): boolean {
  if (tentOf(me, me)) return false;
  const beast = world.time - me.huntedAt < HUNT ? hunterOf(world, me) : undefined;
  const foe = foeOf(world, me);
  if (beast) {
    if (fights || me.torch > 0) strike(me, beast, reachOf(me));
    else flee(world, me, beast);
  } else if (foe) {
    // Who fights at all counts the odds first.
    if (fights && strengthOf(me) > strengthOf(foe) * 0.9) attack(me, foe);
    else flee(world, me, foe);
  } else if (bullies && me.health > 80 && dayOf(world.time) >= PEACE && !isNight(world.time)) {
    const weak = nearest(
      world.survivors,
      me,
      240,
      (one) => one !== me && !one.isOut && strengthOf(one) < strengthOf(me) * 0.6 && !tentOf(one, one),
    );
    if (weak) attack(me, weak);
    return weak !== undefined;
  }
  return beast !== undefined || foe !== undefined;
}

/** The nearest beast that is after it. */
function hunterOf({ beasts, time }: World, me: Survivor): Beast | undefined {
  let best: Beast | undefined;
  let most = ALARM;
  for (const one of beasts) {
    if (one.prey !== me.id || time <= one.scaredUntil) continue;
    const away = distance(one, me);
    if (away >= most) continue;
    best = one;
    most = away;
  }
  return best;
}

const strengthOf = ({ health, tools }: Survivor) => health * (tools.spear ? 2 : tools.axe ? 1.4 : 1);

/** Who lately hit it or its camp, and is still about. By night everybody shares a fire in peace. */
function foeOf(world: World, me: Survivor): Survivor | undefined {
  if (world.time >= me.intent.foeUntil || (isNight(world.time) && hearthAt(world, me))) return undefined;
  const foe = world.survivors.find(({ id, isOut }) => id === me.intent.foe && !isOut);
  return foe && distance(foe, me) < 170 ? foe : undefined;
}

const reachOf = (me: Survivor) => (me.tools.spear ? 62 : 46);

function flee(world: World, me: Survivor, from: Spot) {
  const fire = nearest(world.hearths, me, 500, isBurning);
  const tent = me.works.find(({ kind }) => kind === "tent");
  if (tent && distance(tent, me) < 400) goTo(me, tent, 8);
  else if (fire && !("pack" in from)) goTo(me, fire, 40);
  else goTo(me, { x: me.x * 2 - from.x, y: me.y * 2 - from.y }, 0);
}

/** Into the tent, or else to the fire, as long as there is enough to eat. */
function heals(world: World, me: Survivor, { rests }: Skill): boolean {
  if (me.health > rests || me.food < 40) return false;
  const tent = me.works.find(({ kind }) => kind === "tent");
  const hearth = nearest(world.hearths, me, 500, isBurning);
  if (tent) goTo(me, tent, 8);
  else if (hearth) sitBy(world, me, hearth);
  return tent !== undefined || hearth !== undefined;
}

/** By night and in the cold everybody looks for a fire, or makes one. */
function staysWarm(world: World, me: Survivor, skill: Skill): boolean {
  const isDue = darkness(world.time) > skill.dusk || (world.chill > 0 && me.warmth < skill.coldBelow);
  if (!isDue) return false;
  const tent = me.works.find(({ kind }) => kind === "tent");
  if (tent && skill.fights && distance(tent, me) < 500 && (me.health < 50 || me.pack.wood === 0)) {
    goTo(me, tent, 8);
    return true;
  }
  const hearth = nearest(world.hearths, me, 700, (one) => one.fuel > 300 || me.pack.wood > 0);
  if (hearth && (isBurning(hearth) || me.pack.wood > 0)) {
    keepHearth(world, me, hearth, skill);
    return true;
  }
  if (canMake(me, "fire", world.time)) {
    me.intent.order.make = "fire";
    return true;
  }
  return gathers(world, me, "tree");
}

/** Around a fire there is time to feed it and to gather what is near. */
function keepHearth(world: World, me: Survivor, hearth: Building, skill: Skill) {
  const away = distance(hearth, me);
  if (away < 105 && hearth.fuel < FIRE_MOST * 0.5) me.intent.order.feeds = true;
  const isWarm = me.warmth > skill.coldBelow + 15 && away < 260;
  const wantsWood = me.pack.wood < skill.wood && skill.fights;
  const near = isWarm && wantsWood ? world.grid.nearest(hearth, 230, isFull.tree) : undefined;
  if (near) aim(me, near);
  else sitBy(world, me, hearth);
}

/** Everybody has a side of the fire to sit at; who comes from far walks to the fire first. */
function sitBy({ grid }: World, me: Survivor, hearth: Building) {
  pointAlong(seat, me.id * SIDE);
  const away = SEAT + (me.id % 2) * ROW;
  const x = hearth.x + seat.x * away;
  const y = hearth.y + seat.y * away;
  if (distance(hearth, me) < 130 && !grid.at({ x, y })) goTo(me, { x, y }, 14);
  else goTo(me, hearth, 55);
}

const fullOf = (kind: NodeKind) => (thing: Thing) =>
  thing.kind === kind && !isBuilding(thing) && thing.left > 0;
const isFull: Readonly<Record<NodeKind, (thing: Thing) => boolean>> = {
  tree: fullOf("tree"),
  rock: fullOf("rock"),
  bush: fullOf("bush"),
  shoal: fullOf("shoal"),
};

function aim(me: Survivor, thing: Thing) {
  strike(me, thing, thing.kind === "shoal" ? 62 : REACH + (thing.kind === "rock" ? 10 : 2));
  me.intent.target = thing;
}

/** Stays with what it was after, as long as there is some left. */
function gathers(world: World, me: Survivor, kind: NodeKind): boolean {
  const { last } = me.intent;
  const fits = isFull[kind];
  const thing = last && fits(last) ? last : world.grid.nearest(me, SIGHT, fits);
  if (thing) aim(me, thing);
  return thing !== undefined;
}

function getsFood(world: World, me: Survivor, { meals, eatsBelow }: Skill): boolean {
  const isShort = mealsIn(me.pack) < (me.food < eatsBelow + 10 ? meals : meals / 2);
  if (!isShort) return false;
  const isBare = seasonOf(world.time) === "winter";
  return (!isBare && gathers(world, me, "bush")) || gathers(world, me, "shoal") || gathers(world, me, "bush");
}

/** Makes the next thing on the list, or gathers for it. */
function craftsWishes(world: World, me: Survivor, skill: Skill): boolean {
  const wish = wishOf(world, me, skill);
  if (!wish) return fencesIn(world, me, skill);
  if (canMake(me, wish, world.time)) {
    const isPlaced = wish === "tent" || wish === "chest" || wish === "beacon";
    if (isPlaced && me.home && distance(me, me.home) > 130) goTo(me, me.home, 80);
    else me.intent.order.make = wish;
    return true;
  }
  const { cost } = recipes[wish];
  const missing = items.find((item) => me.pack[item] < (cost[item] ?? 0));
  return missing ? gets(world, me, missing) : false;
}

function wishOf({ time }: World, me: Survivor, { wants }: Skill): RecipeId | undefined {
  for (const id of wants) if (!isMade(me, id) && isKnown(id, time)) return id;
  return undefined;
}

function isMade({ tools, works }: Survivor, id: RecipeId): boolean {
  if (id === "axe") return tools.axe;
  if (id === "spear") return tools.spear;
  if (id === "coat") return tools.coat;
  for (const { kind } of works) if (kind === id) return true;
  return false;
}

function gets(world: World, me: Survivor, item: Item): boolean {
  if (item === "wood") return gathers(world, me, "tree");
  if (item === "stone") return gathers(world, me, "rock");
  if (item !== "wool") return false;
  const sheep = woolNear(world, me);
  if (sheep) strike(me, sheep, 40);
  return sheep !== undefined;
}

function woolNear({ beasts, time }: World, me: Survivor): Beast | undefined {
  const { sheep } = me.intent;
  if (sheep && hasWool(sheep, time) && distance(sheep, me) < SIGHT) return sheep;
  let best: Beast | undefined;
  let most = SIGHT;
  for (const one of beasts) {
    if (!hasWool(one, time)) continue;
    const away = distance(one, me);
    if (away >= most) continue;
    best = one;
    most = away;
  }
  me.intent.sheep = best;
  return best;
}

function fencesIn(world: World, me: Survivor, { fences }: Skill): boolean {
  const { home } = me;
  const built = me.works.filter(({ kind }) => kind === "wall" || kind === "rampart").length;
  if (!home || built >= fences || !hearthAt(world, me) || distance(home, me) > 110) return false;
  const id = canMake(me, "rampart", world.time) ? "rampart" : "wall";
  if (!canMake(me, id, world.time) || me.pack.wood < 10) return false;
  forget(me.intent.order);
  me.intent.order.facing = atan2(me.y - home.y, me.x - home.x);
  me.intent.order.make = id;
  me.intent.goal = undefined;
  return true;
}

function stocksUp(world: World, me: Survivor, { wood, meals }: Skill): boolean {
  const store = chestOf(me, me)?.store;
  if (me.pack.wood + (store?.wood ?? 0) < wood) return gathers(world, me, "tree");
  return mealsIn(me.pack) < meals && gathers(world, me, "bush");
}

const isLoot = ({ kind, fuel }: Building) =>
  kind === "chest" || kind === "tent" || (kind === "fire" && fuel > 0);

/** Its owner is at home, and not to be trifled with. */
function isGuarded({ survivors }: World, me: Survivor, thing: Building): boolean {
  const owner = survivors.find(({ id, isOut }) => id === thing.owner && !isOut);
  return owner !== undefined && distance(owner, thing) < 240 && strengthOf(owner) > strengthOf(me) * 0.6;
}

/** Into somebody else's camp, by day and in good health. */
function raids(world: World, me: Survivor, skill: Skill): boolean {
  if (
    skill.raids === 0 ||
    me.health < 80 ||
    dayOf(world.time) < PEACE ||
    isNight(world.time) ||
    !me.tools.axe
  )
    return false;
  const loot = nearest(
    world.buildings,
    me,
    skill.raids,
    (thing) => thing.owner !== me.id && isLoot(thing) && !isGuarded(world, me, thing),
  );
  if (!loot) return false;
  aim(me, loot);
  return true;
}

function nearest<T extends Spot>(
  list: readonly T[],
  to: Spot,
  reach: number,
  fits: (one: T) => boolean,
): T | undefined {
  let best: T | undefined;
  let most = reach;
  for (const one of list) {
    if (!isWithin(one.x - to.x, one.y - to.y, most) || !fits(one)) continue;
    best = one;
    most = distance(one, to);
  }
  return best;
}

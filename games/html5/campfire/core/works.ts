import { cos, sin } from "#kit/exact-math.ts";
import { tileMiddle } from "./grid.ts";
import { distance, isLand, type Spot, TILE } from "./island.ts";
import { canPay, emptyPack, type Item, pay } from "./pack.ts";
import { isKnown, type RecipeId, recipes } from "./recipes.ts";
import { FULL, type Survivor } from "./survivor.ts";
import {
  type Building,
  type BuildingKind,
  buildingStats,
  FIRE_MOST,
  FIRE_PER_WOOD,
  FIRE_START,
  isHearth,
} from "./things.ts";
import { chestOf, hearthAt, tearDown, type World } from "./world.ts";

export const TORCH_STEPS = 45 * 60;
/** The oldest fence falls when one more is built: an island of walls would be nobody's game. */
const MOST_WORKS = 26;
const meals: Readonly<Partial<Record<Item, number>>> = { berries: 8, fish: 12 };
const COOKED = 28;

export const packsOf = (who: Survivor) => {
  const store = chestOf(who, who)?.store;
  return store ? [who.pack, store] : [who.pack];
};

export const canMake = (who: Survivor, id: RecipeId, time: number) =>
  isKnown(id, time) && canPay(recipes[id].cost, packsOf(who)) && !has(who, id);

function has({ tools, torch }: Survivor, id: RecipeId): boolean {
  if (id === "torch") return torch > TORCH_STEPS - 300;
  return (id === "axe" || id === "spear" || id === "coat") && tools[id];
}

/** Makes a tool, or puts a building on the tile in front. */
export function make(world: World, who: Survivor, id: RecipeId): boolean {
  const { time, events } = world;
  const refuse = (why: "unknown" | "cost" | "room" | "have") => {
    events.push({ kind: "cannot", who, recipe: id, why });
    return false;
  };
  if (!isKnown(id, time)) return refuse("unknown");
  if (has(who, id)) return refuse("have");
  const { cost } = recipes[id];
  const packs = packsOf(who);
  if (!canPay(cost, packs)) return refuse("cost");
  let at: Spot = who;
  if (id === "torch") who.torch = TORCH_STEPS;
  else if (id === "axe" || id === "spear" || id === "coat") who.tools[id] = true;
  else {
    const site = findSite(world, who);
    if (!site) return refuse("room");
    build(world, who, id, site);
    at = site;
  }
  pay(cost, packs);
  who.points += 6;
  events.push({ kind: "make", who, recipe: id, at });
  return true;
}

function build(world: World, who: Survivor, kind: BuildingKind, at: Spot) {
  const { time, grid, buildings } = world;
  const { health } = buildingStats[kind];
  const fuel = kind === "fire" ? FIRE_START : kind === "beacon" ? FIRE_MOST : 0;
  const store = kind === "chest" ? emptyPack() : undefined;
  const thing: Building = { kind, ...at, owner: who.id, health, fuel, store, builtAt: time, hitAt: -1000 };
  grid.put(thing);
  buildings.push(thing);
  if (isHearth(thing)) world.hearths.push(thing);
  who.works.push(thing);
  const oldest = who.works.length > MOST_WORKS ? who.works[0] : undefined;
  if (oldest) tearDown(world, oldest);
  if (kind === "fire" || kind === "beacon") who.home = at;
}

/** The tile in front, or else a free one beside it. */
export function findSite(world: World, who: Survivor): Spot | undefined {
  for (const turn of [0, 0.7, -0.7, 1.4, -1.4]) {
    const angle = who.facing + turn;
    const site = tileMiddle({ x: who.x + cos(angle) * TILE, y: who.y + sin(angle) * TILE });
    if (isFree(world, site)) return site;
  }
  return undefined;
}

export function isFree(world: World, site: Spot): boolean {
  if (world.grid.at(site) || !isLand(world.island, site, 16)) return false;
  // Nobody is walled in where he stands.
  return world.survivors.every((who) => who.isOut || distance(who, site) > 22);
}

/** Wood on the fire. Anybody may feed anybody's. */
export function feed(world: World, who: Survivor, thing = hearthInReach(world, who)): boolean {
  if (!thing || who.pack.wood === 0 || thing.fuel > FIRE_MOST - FIRE_PER_WOOD) return false;
  who.pack.wood--;
  thing.fuel += FIRE_PER_WOOD;
  thing.hitAt = world.time;
  world.events.push({ kind: "feed", who, thing });
  return true;
}

function hearthInReach({ hearths }: World, who: Survivor): Building | undefined {
  let best: Building | undefined;
  for (const thing of hearths) {
    const isNearer = !best || distance(thing, who) < distance(best, who);
    if (distance(thing, who) < 110 && isNearer) best = thing;
  }
  return best;
}

/** Fish first when there is a fire to cook it on. */
export function eat(world: World, who: Survivor): boolean {
  const packs = packsOf(who);
  const isCooked = hearthAt(world, who) !== undefined;
  const order: readonly Item[] = isCooked ? ["fish", "berries"] : ["berries", "fish"];
  for (const item of order) {
    const pack = packs.find((one) => one[item] > 0);
    if (!pack || who.food > FULL - 4) continue;
    pack[item]--;
    const isMeal = item === "fish" && isCooked;
    who.food = Math.min(FULL, who.food + (isMeal ? COOKED : (meals[item] ?? 0)));
    world.events.push({ kind: "eat", who, item, isCooked: isMeal });
    return true;
  }
  return false;
}

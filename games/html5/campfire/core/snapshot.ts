import { hypot } from "#kit/exact-math.ts";
import { isWild } from "./beasts.ts";
import { chill, darkness, dayOf, type Season, seasonOf } from "./calendar.ts";
import { distance } from "./island.ts";
import type { Pack } from "./pack.ts";
import type { Survivor } from "./survivor.ts";
import { isBuilding, isHearth, type NodeKind } from "./things.ts";
import { hearthAt, type World } from "./world.ts";

/** Where something is, seen from the hero. */
type Bearing = { dx: number; dy: number };

/** What the hero can see around, as plain data. */
export type Snapshot = {
  day: number;
  season: Season;
  dark: number;
  chill: number;
  isOut: boolean;
  health: number;
  food: number;
  warmth: number;
  pack: Pack;
  hasAxe: boolean;
  hasSpear: boolean;
  hasCoat: boolean;
  isWarmed: boolean;
  speed: number;
  rivals: number;
  tree: Bearing | undefined;
  rock: Bearing | undefined;
  bush: Bearing | undefined;
  shoal: Bearing | undefined;
  fire: (Bearing & { fuel: number }) | undefined;
  danger: Bearing | undefined;
};

const SIGHT = 640;

export function snapshotOf(world: World, hero: Survivor | undefined): Snapshot {
  const { grid, time } = world;
  const me = hero ?? world.survivors[0];
  if (!me) throw new Error("Nobody is on the island.");
  const bearing = (to: { x: number; y: number } | undefined): Bearing | undefined =>
    to && { dx: to.x - me.x, dy: to.y - me.y };
  const find = (kind: NodeKind) =>
    bearing(grid.nearest(me, SIGHT, (thing) => thing.kind === kind && !isBuilding(thing) && thing.left > 0));
  const [hearth] = world.buildings
    .filter((thing) => isHearth(thing) && thing.fuel > -1200 && distance(thing, me) < SIGHT)
    .sort((a, b) => distance(a, me) - distance(b, me));
  const beast = world.beasts.find((one) => isWild(one) && one.prey === me.id && distance(one, me) < 110);
  const foe = world.survivors.find(
    (one) => one.id === me.intent.foe && time < me.intent.foeUntil && !one.isOut && distance(one, me) < 110,
  );
  return {
    day: dayOf(time),
    season: seasonOf(time),
    dark: darkness(time),
    chill: chill(time, world.storm),
    isOut: me.isOut,
    health: me.health,
    food: me.food,
    warmth: me.warmth,
    pack: { ...me.pack },
    hasAxe: me.tools.axe,
    hasSpear: me.tools.spear,
    hasCoat: me.tools.coat,
    isWarmed: hearthAt(world, me) !== undefined,
    speed: hypot(me.vx, me.vy),
    rivals: world.survivors.filter((one) => one !== me && !one.isOut).length,
    tree: find("tree"),
    rock: find("rock"),
    bush: find("bush"),
    shoal: find("shoal"),
    fire: hearth && { dx: hearth.x - me.x, dy: hearth.y - me.y, fuel: hearth.fuel },
    danger: bearing(foe ?? beast),
  };
}

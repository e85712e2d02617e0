import type { Random } from "#kit/random.ts";
import type { Beast } from "./beast.ts";
import type { Storm } from "./calendar.ts";
import type { DryTiles } from "./dry-tiles.ts";
import type { Grid } from "./grid.ts";
import { type Island, isWithin, type Spot } from "./island.ts";
import type { Item, Pack } from "./pack.ts";
import type { RecipeId } from "./recipes.ts";
import type { Survivor } from "./survivor.ts";
import { type Building, type BuildingKind, type Thing, warmthOf } from "./things.ts";

/** What somebody leaves behind. */
export type Bundle = Spot & { pack: Pack; until: number };

/** Imps that come by night to put out a fire. */
export type Raid = {
  fire: Building;
  from: Spot;
  comesAt: number;
  count: number;
  /** How many of them were driven off. */
  driven: number;
};

export type WildEvent =
  | { kind: "gather"; who: Survivor; thing: Thing | Beast; item: Item; count: number }
  | { kind: "miss"; who: Survivor; thing: Thing }
  | { kind: "swing"; who: Survivor }
  | { kind: "bump"; who: Survivor; by: Survivor }
  | { kind: "nip"; who: Survivor; beast: Beast; stolen: Item | undefined }
  | { kind: "shoo"; who: Survivor; beast: Beast; isGone: boolean }
  | { kind: "knock"; who: Survivor; thing: Building; stolen: number; isDown: boolean }
  | { kind: "make"; who: Survivor; recipe: RecipeId; at: Spot }
  | { kind: "cannot"; who: Survivor; recipe: RecipeId; why: "unknown" | "cost" | "room" | "have" }
  | { kind: "eat"; who: Survivor; item: Item; isCooked: boolean }
  | { kind: "feed"; who: Survivor; thing: Building }
  | { kind: "full"; who: Survivor; item: Item }
  | { kind: "pick"; who: Survivor; bundle: Bundle }
  | { kind: "gift"; who: Survivor }
  | { kind: "out"; who: Survivor; why: Trouble }
  | { kind: "land"; who: Survivor }
  | { kind: "gone"; thing: Building }
  | { kind: "alarm"; raid: Raid }
  | { kind: "splash"; beast: Beast; thing: Building; isOut: boolean }
  | { kind: "raidOver"; raid: Raid; isWon: boolean }
  | { kind: "dusk" | "dawn" | "season" | "storm" | "calm" | "warning" };

export type Trouble = "cold" | "hunger" | "wolves" | "rival";

/** Everything that there is in a round, as its rules share it. */
export type World = {
  time: number;
  readonly random: Random;
  readonly island: Island;
  readonly grid: Grid;
  readonly dryTiles: DryTiles;
  readonly storms: readonly Storm[];
  storm: number;
  /** Warmth that leaves in a second under the open sky, in this step. */
  chill: number;
  /** In the order of their ids. */
  survivors: Survivor[];
  beasts: Beast[];
  buildings: Building[];
  /** The fires and beacons among the buildings. */
  hearths: Building[];
  bundles: Bundle[];
  raid: Raid | undefined;
  events: WildEvent[];
};

/** A burning hearth that warms this place. */
export function hearthAt({ hearths }: World, spot: Spot): Building | undefined {
  for (const thing of hearths) {
    if (thing.fuel > 0 && isWithin(thing.x - spot.x, thing.y - spot.y, warmthOf(thing))) return thing;
  }
  return undefined;
}

function ownNear({ works }: Survivor, kind: BuildingKind, spot: Spot, reach: number): Building | undefined {
  for (const thing of works) {
    if (thing.kind === kind && isWithin(thing.x - spot.x, thing.y - spot.y, reach)) return thing;
  }
  return undefined;
}

/** The tent that somebody stands in. */
export const tentOf = (who: Survivor, spot: Spot) => ownNear(who, "tent", spot, 30);
/** The chest that somebody can reach into. */
export const chestOf = (who: Survivor, spot: Spot) => ownNear(who, "chest", spot, 170);

export function tearDown(world: World, thing: Building): void {
  world.grid.remove(thing);
  world.buildings = world.buildings.filter((other) => other !== thing);
  world.hearths = world.hearths.filter((other) => other !== thing);
  const owner = world.survivors[thing.owner];
  if (owner) owner.works = owner.works.filter((other) => other !== thing);
  world.events.push({ kind: "gone", thing });
}

import type { Spot } from "./island.ts";
import type { Pack } from "./pack.ts";

/** What grows or lies about and can be gathered. */
export type NodeKind = "tree" | "rock" | "bush" | "shoal";
export type Node = Spot & {
  kind: NodeKind;
  left: number;
  /** When it is full again. */
  backAt: number;
  /** 0 to 1, so that no two look alike. */
  look: number;
  /** Time of the last blow, for the picture. */
  hitAt: number;
};

export type BuildingKind = "fire" | "wall" | "tent" | "chest" | "rampart" | "beacon";
export type Building = Spot & {
  kind: BuildingKind;
  owner: number;
  health: number;
  /** Steps that a fire goes on. */
  fuel: number;
  store: Pack | undefined;
  builtAt: number;
  hitAt: number;
};

export type Thing = Node | Building;

export const nodeStats: Readonly<Record<NodeKind, { most: number; back: number; radius: number }>> = {
  tree: { most: 6, back: 4800, radius: 13 },
  rock: { most: 8, back: 6000, radius: 19 },
  bush: { most: 4, back: 5400, radius: 9 },
  shoal: { most: 6, back: 3600, radius: 0 },
};

export const buildingStats: Readonly<
  Record<BuildingKind, { health: number; radius: number; light: number; warm: number }>
> = {
  fire: { health: 10, radius: 9, light: 230, warm: 120 },
  wall: { health: 14, radius: 21, light: 0, warm: 0 },
  rampart: { health: 42, radius: 21, light: 0, warm: 0 },
  tent: { health: 20, radius: 20, light: 70, warm: 0 },
  chest: { health: 16, radius: 14, light: 0, warm: 0 },
  beacon: { health: 50, radius: 19, light: 420, warm: 200 },
};

export const FIRE_START = 1500;
export const FIRE_PER_WOOD = 420;
export const FIRE_MOST = 4200;

export const isBuilding = (thing: Thing): thing is Building => "owner" in thing;
export const isHearth = ({ kind }: Thing) => kind === "fire" || kind === "beacon";
/** How far a hearth warms and shines, without a look-up by name: both are asked about every hearth in most steps. */
export const warmthOf = ({ kind }: Building) =>
  kind === "beacon" ? buildingStats.beacon.warm : buildingStats.fire.warm;
export const lightOf = ({ kind }: Building) =>
  kind === "beacon" ? buildingStats.beacon.light : buildingStats.fire.light;
export const isBurning = (thing: Building) => isHearth(thing) && thing.fuel > 0;

import type { Beast } from "./beast.ts";
import type { Spot } from "./island.ts";
import { emptyPack, type Pack } from "./pack.ts";
import type { RecipeId, ToolId } from "./recipes.ts";
import type { Level } from "./skills.ts";
import type { Building, Thing } from "./things.ts";

/** What a survivor does in one step. Hands, rivals and tests all speak this, so all play by the same rules. */
export type Order = {
  /** Where to walk, in radians; stands still without. */
  heading: number | undefined;
  facing: number | undefined;
  isSwinging: boolean;
  /** The blow passes people over. */
  isPeaceful: boolean | undefined;
  make: RecipeId | undefined;
  eats: boolean;
  feeds: boolean;
  /** How far to walk at most. */
  most: number;
};

/** All fields are always there: rules that read orders of several shapes in every step would be several times slower. */
export const noOrder = (): Order => ({
  heading: undefined,
  facing: undefined,
  isSwinging: false,
  isPeaceful: undefined,
  make: undefined,
  eats: false,
  feeds: false,
  most: Number.POSITIVE_INFINITY,
});

/** Takes an order back, for the next one: a new one in each thought would be garbage. */
export function forget(order: Order): void {
  order.heading = undefined;
  order.facing = undefined;
  order.isSwinging = false;
  order.isPeaceful = undefined;
  order.make = undefined;
  order.eats = false;
  order.feeds = false;
}

/** What a rival has in mind between two thoughts. */
export type Intent = {
  order: Order;
  /** What the order comes to in this step. */
  now: Order;
  /** Where the goal lay in the last step, and so how far and which way. */
  dx: number;
  dy: number;
  away: number;
  facing: number;
  goal: Spot | undefined;
  /** How near is near enough. */
  near: number;
  target: Thing | undefined;
  /** The target of the thought before. */
  last: Thing | undefined;
  /** The sheep whose wool it wants. */
  sheep: Beast | undefined;
  thinkAt: number;
  /** A step aside after running into something. */
  detour: number;
  detourUntil: number;
  stuck: number;
  foe: number;
  foeUntil: number;
};

export type Survivor = Spot & {
  id: number;
  name: string;
  /** The hero has none. */
  level: Level | undefined;
  vx: number;
  vy: number;
  facing: number;
  health: number;
  food: number;
  warmth: number;
  pack: Pack;
  tools: Record<Exclude<ToolId, "torch">, boolean>;
  /** Steps that the torch goes on. */
  torch: number;
  swungAt: number;
  hurtAt: number;
  /** When a beast was last after it. */
  huntedAt: number;
  /** Its last turn. */
  actedAt: number;
  points: number;
  bornAt: number;
  isOut: boolean;
  outAt: number;
  home: Spot | undefined;
  /** What it has built and still stands. */
  works: Building[];
  intent: Intent;
};

export const RADIUS = 13;
export const PACE = 2.5;
/** Steps from one blow to the next. */
export const SWING = 24;
export const FULL = 100;

export function makeSurvivor(
  id: number,
  name: string,
  level: Level | undefined,
  at: Spot,
  time: number,
): Survivor {
  return {
    id,
    name,
    level,
    x: at.x,
    y: at.y,
    vx: 0,
    vy: 0,
    facing: Math.PI / 2,
    health: FULL,
    food: 85,
    warmth: FULL,
    pack: emptyPack(),
    tools: { axe: false, spear: false, coat: false },
    torch: 0,
    swungAt: time - SWING,
    hurtAt: -1000,
    huntedAt: -1000,
    actedAt: time,
    points: 0,
    bornAt: time,
    isOut: false,
    outAt: 0,
    home: undefined,
    works: [],
    intent: {
      order: noOrder(),
      now: noOrder(),
      dx: 0,
      dy: 0,
      away: 0,
      facing: 0,
      goal: undefined,
      near: 0,
      target: undefined,
      last: undefined,
      sheep: undefined,
      thinkAt: time + id * 3,
      detour: 0,
      detourUntil: 0,
      stuck: 0,
      foe: -1,
      foeUntil: 0,
    },
  };
}

export const canSwing = ({ swungAt }: Survivor, time: number) => time - swungAt >= SWING;

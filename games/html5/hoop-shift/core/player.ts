import { approach, clamp } from "#kit/ease.ts";
import { COURT } from "./court.ts";

/** What one player wants in a step: from keys, pad, pointer, rival or bot. */
export type Pad = { way: number; shoot: boolean; grab: boolean };
export const IDLE: Pad = { way: 0, shoot: false, grab: false };

/** What a body can do. */
export type Build = {
  height: number;
  /** How far the hands go above the head. */
  reach: number;
  speed: number;
  /** Speed of the take-off; decides when the top of the jump comes. */
  jump: number;
  /** From how far a dunk is tried; 0 is never. */
  dunk: number;
  /** Chance that a swipe at an open dribble gets the ball. */
  steal: number;
  /** Steps between two shifts. */
  rest: number;
  steady: number;
  window: number;
};

export type Stance = "ground" | "windup" | "shot" | "jump" | "dunk" | "hang" | "stunned";

export type Player = {
  readonly build: Build;
  x: number;
  y: number;
  vx: number;
  vy: number;
  facing: 1 | -1;
  stance: Stance;
  /** Steps in this stance. */
  age: number;
  /** Steps of shift that are left, and until the next one. */
  shift: number;
  shiftRest: number;
  /** Steps of swipe that are left, and until the next one. */
  swipe: number;
  swipeRest: number;
  /** Steps that a stun lasts. */
  dizzy: number;
  /** Where the feet left the floor. */
  from: { x: number; y: number };
  /** What was held in the step before, and how long ago shoot was pressed. */
  before: Pad;
  sinceShoot: number;
};

export type Deed =
  | { kind: "jump" | "land" | "squeak" | "shift" | "fake" }
  | { kind: "release"; late: number };

export const WINDUP = 5;
export const SHIFT = 13;
const RISE = 0.5;
const FALL = 0.64;
const LATEST = 13;
const BUFFER = 7;

export function newPlayer(build: Build, x: number): Player {
  return {
    build,
    x,
    y: 0,
    vx: 0,
    vy: 0,
    facing: 1,
    stance: "ground",
    age: 0,
    shift: 0,
    shiftRest: 0,
    swipe: 0,
    swipeRest: 0,
    dizzy: 0,
    from: { x, y: 0 },
    before: IDLE,
    sinceShoot: 99,
  };
}

/** Steps from take-off to the top of the jump. */
export const topOf = (build: Build) => Math.round(build.jump / RISE);
export const handHeight = ({ build }: Player) => build.height + build.reach;
export const isInAir = ({ stance }: Player) => stance === "shot" || stance === "jump" || stance === "dunk";

export function take(player: Player, stance: Stance): void {
  player.stance = stance;
  player.age = 0;
}

export function stun(player: Player, steps: number): void {
  take(player, "stunned");
  player.dizzy = steps;
  player.shift = 0;
  player.y = 0;
  player.vy = 0;
}

export function startShift(player: Player, way: number): void {
  player.facing = way < 0 ? -1 : 1;
  player.shift = SHIFT;
  player.shiftRest = player.build.rest;
}

/** One step of legs and arms. Dunks fly by themselves (`dunk.ts`), and so are left alone here. */
export function stepPlayer(player: Player, pad: Pad, hasBall: boolean): Deed[] {
  const deeds: Deed[] = [];
  player.age++;
  player.sinceShoot = pad.shoot && !player.before.shoot ? 0 : player.sinceShoot + 1;
  for (const key of ["shift", "shiftRest", "swipe", "swipeRest"] as const) {
    player[key] = Math.max(0, player[key] - 1);
  }
  if (player.stance === "ground") deeds.push(...run(player, pad, hasBall));
  else if (player.stance === "windup") deeds.push(...windUp(player, pad));
  else if (player.stance === "shot") deeds.push(...holdShot(player, pad));
  else if (player.stance === "jump") deeds.push(...fly(player, pad));
  else if (player.stance === "stunned") recover(player);
  if (player.stance !== "dunk" && player.stance !== "hang") {
    player.x = clamp(player.x + player.vx, COURT.left, COURT.right);
  }
  player.before = pad;
  return deeds;
}

function run(player: Player, pad: Pad, hasBall: boolean): Deed[] {
  const { build } = player;
  // Pressed a moment before landing still counts, but a key that merely stays down does not jump for ever.
  if (pad.shoot && player.sinceShoot < BUFFER) {
    player.sinceShoot = 99;
    if (hasBall) {
      take(player, "windup");
      return [];
    }
    return [leap(player, "jump")];
  }
  if (player.shift > 0) {
    player.vx = player.facing * build.speed * 2.3;
    return [];
  }
  const wish = pad.way * build.speed * (hasBall ? 0.92 : 1) * (player.swipe > 0 ? 0.35 : 1);
  const isTurning = pad.way !== 0 && Math.sign(player.vx) === -pad.way && Math.abs(player.vx) > 2.6;
  player.vx = approach(player.vx, wish, isTurning ? 0.95 : 0.6);
  if (pad.way !== 0) player.facing = pad.way < 0 ? -1 : 1;
  return isTurning ? [{ kind: "squeak" }] : [];
}

function leap(player: Player, stance: "jump" | "shot"): Deed {
  take(player, stance);
  player.from = { x: player.x, y: 0 };
  player.vy = player.build.jump;
  player.shift = 0;
  return { kind: "jump" };
}

function windUp(player: Player, pad: Pad): Deed[] {
  player.vx *= 0.8;
  player.facing = 1;
  if (!pad.shoot) {
    take(player, "ground");
    return [{ kind: "fake" }];
  }
  return player.age >= WINDUP ? [leap(player, "shot")] : [];
}

function holdShot(player: Player, pad: Pad): Deed[] {
  rise(player);
  const late = player.age - topOf(player.build);
  if (pad.shoot && late < LATEST) return [];
  take(player, "jump");
  return [{ kind: "release", late }];
}

function fly(player: Player, pad: Pad): Deed[] {
  player.vx = approach(player.vx, pad.way * player.build.speed * 0.7, 0.14);
  rise(player);
  if (player.y > 0) return [];
  player.y = 0;
  player.vy = 0;
  take(player, "ground");
  return [{ kind: "land" }];
}

function rise(player: Player) {
  player.vy -= player.vy > 0 ? RISE : FALL;
  player.y += player.vy;
}

function recover(player: Player) {
  player.vx *= 0.85;
  if (player.age >= player.dizzy) take(player, "ground");
}

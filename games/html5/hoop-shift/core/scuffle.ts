import { clamp } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import type { Ball } from "./ball.ts";
import { BALL } from "./court.ts";
import { handHeight, isInAir, type Player, stun } from "./player.ts";

const BODY = 38;
const SWIPE_REACH = 46;
/** How far to the side a jumping arm still meets the ball. */
const ARM = 23;
export const SWIPE_RANGE = 72;

/** How much the defender bothers a shot: 0 not at all, 1 with a hand in the face. */
export function pressureOn(shooter: Player, defender: Player): number {
  if (defender.stance === "stunned") return 0;
  const near = clamp(1 - (Math.abs(defender.x - shooter.x) - 26) / 62, 0, 1);
  const hand = isInAir(defender) ? 1 : 0.35;
  const fromBehind = defender.x < shooter.x - 12 ? 0.6 : 1;
  return near * hand * fromBehind;
}

/** Bodies on the floor do not walk through each other; the one who drives is slowed down. */
export function pushApart(a: Player, b: Player): void {
  const gap = Math.abs(a.x - b.x);
  const areStanding = a.stance === "ground" && b.stance === "ground";
  if (!areStanding || gap >= BODY || a.shift > 0 || b.shift > 0) return;
  const way = a.x < b.x || (a.x === b.x && a.facing > 0) ? 1 : -1;
  const push = (BODY - gap) * 0.22;
  a.x -= way * push;
  b.x += way * push;
  if (a.vx * way > 0) a.vx *= 0.6;
  if (b.vx * way < 0) b.vx *= 0.6;
}

/** A jumping defender's arm meets the ball. */
export function isSwatting(defender: Player, ball: Ball): boolean {
  if (defender.stance !== "jump") return false;
  const low = defender.y + defender.build.height * 0.6;
  const high = defender.y + handHeight(defender) + 4;
  const dy = ball.y - clamp(ball.y, low, high);
  return hypot(ball.x - defender.x, dy) < BALL + ARM;
}

export type Swipe = "steal" | "miss" | "stumble";

/** A swipe at the dribble. Missing costs a moment; swiping at somebody who shifts costs the balance. */
export function swipeAt(thief: Player, handler: Player, ball: Ball, random: Random): Swipe {
  thief.swipe = 20;
  thief.swipeRest = 56;
  if (handler.shift > 0) {
    stun(thief, 52);
    return "stumble";
  }
  if (Math.abs(ball.x - thief.x) > SWIPE_REACH || isInAir(handler)) return "miss";
  const isOpen = Math.sign(thief.x - handler.x) === handler.facing;
  return random.chance(thief.build.steal * (isOpen ? 1 : 0.3)) ? "steal" : "miss";
}

/** A shift right in front of a defender may leave him on the floor, surely so when he has just swiped. */
export function breaksAnkles(handler: Player, defender: Player, random: Random): boolean {
  const isClose = Math.abs(handler.x - defender.x) < 78 && defender.stance === "ground";
  if (!isClose || !random.chance(defender.swipe > 0 ? 1 : 0.22)) return false;
  stun(defender, defender.swipe > 0 ? 54 : 30);
  return true;
}

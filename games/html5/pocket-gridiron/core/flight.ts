import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { distance, END_ZONE, GOAL, type Spot } from "./field.ts";
import { nearest } from "./minds.ts";
import type { Cause } from "./news.ts";
import type { Player } from "./players.ts";
import type { Levels } from "./upgrades.ts";

/** A thrown ball: from, to, and how far on its way. */
export type Flight = { from: Spot; to: Spot; age: number; steps: number };

export const longestThrow = (levels: Levels) => 34 + levels.arm * 5;

const paceOf = (levels: Levels) => 0.43 + levels.arm * 0.018;

export const stepsFor = (yards: number, levels: Levels) => Math.max(16, Math.round(yards / paceOf(levels)));

/** As far towards the wish as the arm is good for. */
export function reachable(from: Spot, wish: Spot, levels: Levels): Spot {
  const yards = distance(from, wish);
  const part = Math.min(1, longestThrow(levels) / Math.max(yards, 0.01));
  return {
    x: clamp(from.x + (wish.x - from.x) * part, -END_ZONE, GOAL + END_ZONE),
    y: from.y + (wish.y - from.y) * part,
  };
}

/** The ball strays a little: more on long throws, less with a practised arm. */
export function throwBall(from: Spot, wish: Spot, levels: Levels, random: Random): Flight {
  const to = reachable(from, wish, levels);
  const stray = (0.25 + distance(from, to) * 0.035) * (1 - levels.aim * 0.16);
  const spot = { x: to.x + random.between(-stray, stray), y: to.y + random.between(-stray, stray) };
  return { from: { ...from }, to: spot, age: 0, steps: stepsFor(distance(from, to), levels) };
}

/** Where the ball is, and how high above the grass. */
export function ballOf({ from, to, age, steps }: Flight): Spot & { z: number } {
  const part = age / steps;
  const top = 1 + distance(from, to) * 0.13;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: 1.4 + 4 * top * part * (1 - part),
  };
}

export type Landing = { kind: "caught" | "picked"; by: Player } | { kind: "dropped" | "missed" };

/** What went wrong with a throw that nobody of ours caught. */
export function whyLost(spot: Spot, players: readonly Player[], kind: Landing["kind"]): Cause {
  const receiver = nearest(spot, players, ({ role }) => role === "receiver" || role === "back");
  const rival = nearest(spot, players, ({ isOurs }) => !isOurs);
  const theirs = rival ? distance(spot, rival) : 99;
  if (kind === "picked") return "picked";
  if (kind === "dropped") return theirs < 2.2 ? "covered" : "dropped";
  return receiver && spot.x < receiver.x ? "short" : "far";
}

/** Who gets it, where it comes down. */
export function land(
  spot: Spot,
  players: readonly Player[],
  levels: Levels,
  slip: number,
  random: Random,
): Landing {
  const isUp = (player: Player) => player.down === 0;
  const receiver = nearest(spot, players, (p) => isUp(p) && (p.role === "receiver" || p.role === "back"));
  const rival = nearest(spot, players, (p) => isUp(p) && !p.isOurs);
  const reach = 2.2 + levels.hands * 0.16;
  const ours = receiver ? distance(spot, receiver) : 99;
  const theirs = rival ? distance(spot, rival) : 99;
  if (rival && theirs < 1.3 && theirs + 0.35 < ours) {
    if (random.chance(ours > reach ? 0.6 : 0.34)) return { kind: "picked", by: rival };
    return { kind: "dropped" };
  }
  if (!receiver || ours > reach) return { kind: "missed" };
  const crowd = clamp((2.2 - theirs) / 2.2, 0, 1);
  const chance = 0.97 - slip - crowd * (0.42 - levels.hands * 0.06) - (ours / reach) * 0.12;
  return random.chance(chance) ? { kind: "caught", by: receiver } : { kind: "dropped" };
}

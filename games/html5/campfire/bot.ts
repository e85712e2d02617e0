import type { Bot } from "#kit/bot.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Action } from "./core/orders.ts";
import { mealsIn } from "./core/pack.ts";
import type { Snapshot } from "./core/snapshot.ts";

type Bearing = { dx: number; dy: number };

/** Wood before dusk, a fire for the night, berries in between: how a careful beginner plays. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 2, steps: 60 * 260 },
  coverStep: 60 * 46,
  act(seen) {
    if (seen.isOut) return {};
    const held = plan(seen);
    if (seen.food < 60 && mealsIn(seen.pack) > 0) held.push("eat");
    return { held };
  },
};

function plan(seen: Snapshot): Action[] {
  const { pack, dark, fire, danger, chill } = seen;
  if (danger) return strike(danger);
  const isCold = dark > 0.3 || (chill > 0 && seen.warmth < 70);
  if (isCold) {
    const isNear = fire && hypot(fire.dx, fire.dy) < 420;
    if (isNear && (fire.fuel > 0 || pack.wood > 0)) return keep(fire, pack.wood);
    if (pack.wood >= 5) return ["make1"];
    return strike(seen.tree);
  }
  if (!seen.hasAxe && pack.wood >= 4 && pack.stone >= 3) return ["make3"];
  if (!seen.hasSpear && seen.day > 1 && pack.wood >= 5 && pack.stone >= 4) return ["make5"];
  if (!seen.hasCoat && pack.wool >= 6 && seen.day > 3) return ["make8"];
  if (mealsIn(pack) < 4) return strike(seen.bush ?? seen.shoal);
  if (pack.wood < 8) return strike(seen.tree);
  if (pack.stone < 4 && !seen.hasSpear) return strike(seen.rock);
  if (mealsIn(pack) < 12) return strike(seen.bush ?? seen.shoal);
  return strike(seen.tree);
}

/** Stays by the fire and puts wood on before it is low. */
function keep(fire: Bearing & { fuel: number }, wood: number): Action[] {
  const away = hypot(fire.dx, fire.dy);
  if (away > 70) return towards(fire);
  return fire.fuel < 700 && wood > 0 ? ["feed"] : [];
}

function strike(at: Bearing | undefined): Action[] {
  if (!at) return ["up"];
  return hypot(at.dx, at.dy) < 48 ? ["swing", ...towards(at, 60)] : towards(at);
}

/** The eight ways of the keys. */
function towards({ dx, dy }: Bearing, dead = 10): Action[] {
  const wide = Math.max(Math.abs(dx), Math.abs(dy)) * 0.4;
  const least = Math.max(dead, wide);
  const ways: Action[] = [];
  if (Math.abs(dx) > least) ways.push(dx < 0 ? "left" : "right");
  if (Math.abs(dy) > least) ways.push(dy < 0 ? "up" : "down");
  return ways;
}

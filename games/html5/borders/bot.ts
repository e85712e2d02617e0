import type { Bot } from "#kit/bot.ts";
import { atan2, hypot } from "#kit/exact-math.ts";
import type { Move } from "#kit/input/controls.ts";
import type { Action, Snapshot } from "./core/arena.ts";

/** Cells of line after which the bot turns along its border, and after which it goes home. */
const OUTWARDS = 14;
const LONGEST = 36;

const ways: readonly (readonly Action[])[] = [
  ["right"],
  ["right", "down"],
  ["down"],
  ["down", "left"],
  ["left"],
  ["left", "up"],
  ["up"],
  ["up", "right"],
];

/** Draws square loops and runs home when someone comes near: how a careful beginner plays. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 4, steps: 60 * 170 },
  coverStep: 60 * 95,
  act(snapshot) {
    if (snapshot.hero.isOut) return {};
    return towards(heading(snapshot), snapshot.clear);
  },
};

function heading({ hero, home, danger, middle, secondsLeft }: Snapshot): number {
  if (hero.isHome || !home) {
    const isNearEdge = hypot(hero.x - middle.x, hero.y - middle.y) > 50;
    // A new direction now and then, so that the land grows on all sides.
    const drift = Math.floor(secondsLeft / 6) * 2.4;
    return isNearEdge ? atan2(middle.y - hero.y, middle.x - hero.x) : drift;
  }
  const homewards = atan2(home.y - hero.y, home.x - hero.x);
  const isChased = danger !== null && danger < home.distance + 5;
  if (isChased || hero.line > LONGEST) return homewards;
  return hero.line < OUTWARDS ? homewards + Math.PI : homewards + Math.PI / 2;
}

/** The nearest of the eight ways that does not lead over the own line. */
function towards(wish: number, clear: readonly boolean[]): Move<Action> {
  const nearest = Math.round(wish / (Math.PI / 4));
  const tries = [0, 1, -1, 2, -2, 3, -3].map((turn) => (((nearest + turn) % 8) + 8) % 8);
  const way = tries.find((index) => clear[index]) ?? 0;
  return { held: ways[way] ?? [] };
}

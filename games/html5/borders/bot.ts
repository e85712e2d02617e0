import type { Bot } from "#games/kit/bot.ts";
import type { Move } from "#games/kit/controls.ts";
import type { Action, Snapshot } from "./arena.ts";

/** Steps of line after which the bot is on its way back. */
const OUTWARDS = 16;
const LONGEST = 46;

/** Draws round loops and runs home when someone comes near: how a careful beginner plays. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 3, steps: 60 * 170 },
  coverStep: 60 * 75,
  act({ hero, home, danger, middle, secondsLeft }) {
    if (hero.isOut) return {};
    // A new direction now and then, so that the land grows on all sides.
    const drift = Math.floor(secondsLeft / 6) * 2.4;
    if (hero.isHome || !home) {
      const isNearEdge = Math.hypot(hero.x - middle.x, hero.y - middle.y) > 66;
      return towards(isNearEdge ? Math.atan2(middle.y - hero.y, middle.x - hero.x) : drift);
    }
    const homewards = Math.atan2(home.y - hero.y, home.x - hero.x);
    const isChased = danger !== null && danger < home.distance + 5;
    if (isChased || hero.line > LONGEST) return towards(homewards);
    // First straight out, then along the border, then home.
    if (hero.line < OUTWARDS) return towards(homewards + Math.PI);
    return hero.line < LONGEST - 14 ? towards(homewards + Math.PI / 2) : towards(homewards);
  },
};

function towards(heading: number): Move<Action> {
  const x = Math.cos(heading);
  const y = Math.sin(heading);
  const held: Action[] = [];
  if (x > 0.38) held.push("right");
  if (x < -0.38) held.push("left");
  if (y > 0.38) held.push("down");
  if (y < -0.38) held.push("up");
  return { held };
}

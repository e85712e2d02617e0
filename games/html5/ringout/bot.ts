import type { Bot } from "#kit/bot.ts";
import type { Move } from "#kit/input/controls.ts";
import { isGrounded } from "./core/fighter.ts";
import type { Match } from "./core/match.ts";
import { IDLE, type Pad } from "./core/pad.ts";
import { wayHome } from "./mind/homing.ts";
import { keysFor, openings } from "./mind/openings.ts";
import { floorBeyond, isAtBrink, isThreatened, nearestFoe, wayTo } from "./mind/senses.ts";
import type { Action } from "./show/pads.ts";
import type { Snapshot } from "./show/show.ts";

/** Comes home, ducks behind the shield, takes the best opening, else walks up. No memory, no chance. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 20, steps: 5 * 60 * 60 },
  coverStep: 11_200,
  act({ screen, age, match }) {
    if (screen !== "play") return { held: age % 30 === 25 ? ["confirm"] : [] };
    return match ? press(fight(match)) : {};
  },
};

function fight(match: Match): Pad {
  const [self] = match.fighters;
  const foe = self && nearestFoe(match, self);
  if (!self || !foe) return IDLE;
  const home = wayHome(match, self);
  if (home) return home;
  const way = wayTo(self.x, foe.x) || 1;
  if (isThreatened(self, foe) && isGrounded(self) && self.shield > 40) return { ...IDLE, guard: true };
  const best = openings(self, foe).toSorted((a, b) => b.worth - a.worth)[0];
  if (best && self.stance === "free") return freshly(keysFor(best.move, way), self.pad);
  const isBrink = isAtBrink(match, self, way, 40);
  if (isBrink && floorBeyond(match, self, way)) return { ...IDLE, x: way, jump: !self.pad.jump };
  const isUp = self.y - foe.y > 60 && Math.abs(foe.x - self.x) < 160;
  const x = isBrink || Math.abs(foe.x - self.x) < 26 ? 0 : way;
  const y = self.y - foe.y < -60 && isGrounded(self) ? 1 : 0;
  return { ...IDLE, x, y, jump: isUp && (isGrounded(self) || self.vy > 0) && !self.pad.jump };
}

/** A button counts when it goes down: let go of it first. */
const freshly = (pad: Pad, before: Pad): Pad => ({
  ...pad,
  attack: pad.attack && !before.attack,
  special: pad.special && !before.special,
});

/** From a pad to keys: the gamepad's, because there up is not a jump. */
function press({ x, y, jump, attack, special, guard }: Pad): Move<Action> {
  const keys: [Action, boolean][] = [
    ["pad1:left", x < 0],
    ["pad1:right", x > 0],
    ["pad1:up", y < 0],
    ["pad1:down", y > 0],
    ["pad1:jump", jump],
    ["pad1:attack", attack],
    ["pad1:special", special],
    ["pad1:guard", guard],
  ];
  return { held: keys.filter(([, isOn]) => isOn).map(([key]) => key) };
}

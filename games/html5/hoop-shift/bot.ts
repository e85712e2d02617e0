import type { Bot } from "#kit/bot.ts";
import type { Move } from "#kit/input/controls.ts";
import { landingX } from "./core/ball.ts";
import { ARC_X } from "./core/court.ts";
import { topOf, WINDUP } from "./core/player.ts";
import type { Action } from "./show/pads.ts";
import type { Snapshot } from "./show/show.ts";

const towards = (from: number, to: number): Action[] =>
  Math.abs(to - from) < 10 ? [] : [to < from ? "left" : "right"];

/** Knows three things: let go at the top, drive when the way is free, stay in front of the other one. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 20, steps: 5 * 60 * 60 },
  coverStep: 4479,
  act(snapshot) {
    const { screen, age, match, contest } = snapshot;
    if (screen !== "play") return { held: age % 30 === 25 ? ["space"] : [] };
    if (contest) return throwFrom(contest.player, contest.hasBall);
    return match ? compete(match) : {};
  },
};

type Sight = NonNullable<Snapshot["match"]>;
type Thrower = Sight["players"][number];

/** Holds until the top of the jump has come, then lets go. */
function throwFrom({ stance, age, build }: Thrower, hasBall: boolean): Move<Action> {
  if (stance === "windup") return { held: ["space"] };
  if (stance === "shot") return { held: age < topOf(build) - 1 ? ["space"] : [] };
  return { held: hasBall && stance === "ground" && age > 2 ? ["space"] : [] };
}

function compete(match: Sight): Move<Action> {
  const [self, foe] = match.players;
  if (match.holder === 0) return attack(match, self, foe);
  if (match.holder === undefined) {
    const spot = landingX(match.ball, 60);
    const isOverhead = Math.abs(match.ball.x - self.x) < 30 && match.ball.y > 115 && match.ball.vy < 0;
    return { held: [...towards(self.x, spot), ...(isOverhead ? (["space"] as const) : [])] };
  }
  const isThrowing = foe.stance === "shot" && foe.age < WINDUP;
  if (isThrowing && Math.abs(foe.x - self.x) < 80) return { held: ["space"] };
  const canSwipe = Math.abs(foe.x - self.x) < 50 && self.swipeRest === 0;
  return { held: [...towards(self.x, foe.x + 40), ...(canSwipe ? (["down"] as const) : [])] };
}

function attack(match: Sight, self: Thrower, foe: Thrower): Move<Action> {
  if (!match.isCleared) return { held: ["left"] };
  if (self.stance !== "ground") return throwFrom(self, true);
  const away = Math.abs(foe.x - self.x);
  const isAlone = foe.x < self.x - 20 || foe.stance === "stunned";
  const isNearRim = self.x > 690;
  if (isNearRim) return { held: ["right", ...(self.age % 2 ? (["space"] as const) : [])] };
  if (isAlone && self.x > ARC_X) return { held: ["right"] };
  if (away > 95 && self.x > 360 && self.age > 2) return throwFrom(self, true);
  if (away < 75 && self.shiftRest === 0) return { held: ["right", "down"] };
  return { held: match.shotClock < 150 && self.age > 2 ? ["space"] : ["right"] };
}

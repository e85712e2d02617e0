import { cos } from "#kit/exact-math.ts";
import type { Ball } from "./ball.ts";
import { BALL, RIM } from "./court.ts";
import { handHeight, type Player } from "./player.ts";
import type { Flight } from "./shot.ts";

/** Where a player's hands keep the ball. `dribble` is the phase of its bouncing. */
export function carriedTo(player: Player, dribble: number): { x: number; y: number } {
  const { x, y, facing, stance, build } = player;
  switch (stance) {
    case "windup":
      return { x: x + 12, y: build.height * 0.55 };
    case "shot":
      return { x: x + 13, y: y + handHeight(player) };
    case "dunk":
      return { x: x + facing * 24, y: y + handHeight(player) + 2 };
    case "ground": {
      const hand = build.height * 0.46;
      return { x: x + facing * 23, y: BALL + (hand - BALL) * Math.abs(cos(dribble)) };
    }
    default:
      return { x: x + facing * 12, y: y + build.height * 0.75 };
  }
}

/** A throw that has touched nothing is nobody's while it comes down on the rim, nor is a ball that dances on it. */
export function isCatchable(ball: Ball, flight: Flight | undefined): boolean {
  if (flight && !flight.hasTouched) return ball.vy < 0 && ball.y < RIM.y - 30;
  const isOnRim = Math.abs(ball.x - RIM.x) < 46 && ball.y > RIM.y - 12;
  return !isOnRim && ball.net === 0;
}

export function reaches(player: Player, ball: Ball): boolean {
  const { stance, x, y, swipe } = player;
  if ((stance !== "ground" && stance !== "jump") || swipe > 4) return false;
  return Math.abs(ball.x - x) < 30 && ball.y > y - 6 && ball.y < y + handHeight(player) + 10;
}

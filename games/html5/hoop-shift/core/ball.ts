import { clamp } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";
import { square } from "#kit/exact-powers.ts";
import { BALL, BOARD, FENCE, RIM } from "./court.ts";

export type Ball = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Radians, and how many of them are added in a step. */
  turn: number;
  spin: number;
  /** Steps that the net still slows it. */
  net: number;
};

export type BallEvent =
  | { kind: "rim" | "board" | "floor" | "fence"; x: number; y: number; force: number }
  | { kind: "basket" };

export const GRAVITY = 0.3;
/** Fast balls are thin walls' enemies: a step is walked in parts. */
const PARTS = 4;
const NET_STEPS = 16;

type Solid = {
  kind: "rim" | "board";
  ax: number;
  ay: number;
  bx: number;
  by: number;
  thick: number;
  bounce: number;
};

const solids: readonly Solid[] = [
  { kind: "rim", ax: RIM.front, ay: RIM.y, bx: RIM.front, by: RIM.y, thick: RIM.thick, bounce: 0.55 },
  // The back of the rim is screwed to the board: nothing falls between the two.
  { kind: "rim", ax: RIM.back, ay: RIM.y, bx: BOARD.x, by: RIM.y, thick: RIM.thick, bounce: 0.55 },
  {
    kind: "board",
    ax: BOARD.x,
    ay: BOARD.low,
    bx: BOARD.x,
    by: BOARD.high,
    thick: BOARD.thick,
    bounce: 0.62,
  },
];

export function newBall(x: number, y: number): Ball {
  return { x, y, vx: 0, vy: 0, turn: 0, spin: 0, net: 0 };
}

/** A sixtieth of a second of free flight: floor, fence, board, rim, net. */
export function stepBall(ball: Ball): BallEvent[] {
  const events: BallEvent[] = [];
  for (let part = 0; part < PARTS; part++) {
    const above = ball.y;
    fly(ball, 1 / PARTS);
    const isInside = ball.x > RIM.front && ball.x < RIM.back;
    if (isInside && above > RIM.y && ball.y <= RIM.y) {
      ball.net = NET_STEPS;
      events.push({ kind: "basket" });
    } else if (isInside && above < RIM.y && ball.y >= RIM.y) {
      // The net lets nothing through from below.
      ball.y = RIM.y - 1;
      ball.vy *= -0.3;
    }
    for (const solid of solids) {
      const force = strike(ball, solid);
      if (force > 0.3) events.push({ kind: solid.kind, x: ball.x, y: ball.y, force });
    }
  }
  if (ball.net > 0) slowInNet(ball);
  ball.turn += ball.spin;
  return [...events, ...meetFloor(ball), ...meetFence(ball)];
}

function fly(ball: Ball, time: number) {
  ball.x += ball.vx * time;
  ball.y += ball.vy * time - (GRAVITY * time * time) / 2;
  ball.vy -= GRAVITY * time;
}

/** Pushes the ball out of a solid and reflects it. Gives how hard they met, 0 when they did not. */
function strike(ball: Ball, { ax, ay, bx, by, thick, bounce }: Solid): number {
  const length = square(bx - ax) + square(by - ay);
  const along =
    length === 0 ? 0 : clamp(((ball.x - ax) * (bx - ax) + (ball.y - ay) * (by - ay)) / length, 0, 1);
  const dx = ball.x - (ax + (bx - ax) * along);
  const dy = ball.y - (ay + (by - ay) * along);
  const distance = hypot(dx, dy) || 0.001;
  const apart = BALL + thick;
  if (distance >= apart) return 0;
  const nx = dx / distance;
  const ny = dy / distance;
  ball.x += nx * (apart - distance);
  ball.y += ny * (apart - distance);
  const towards = ball.vx * nx + ball.vy * ny;
  if (towards >= 0) return 0;
  ball.vx -= (1 + bounce) * towards * nx;
  ball.vy -= (1 + bounce) * towards * ny;
  ball.spin = ball.spin * 0.6 + (ball.vx * ny - ball.vy * nx) * 0.02;
  return -towards;
}

function slowInNet(ball: Ball) {
  ball.net--;
  ball.vx = ball.vx * 0.75 + (RIM.x - ball.x) * 0.02;
  ball.vy = Math.max(ball.vy, -4.4);
}

function meetFloor(ball: Ball): BallEvent[] {
  if (ball.y >= BALL) return [];
  ball.y = BALL;
  const force = -ball.vy;
  // Below this a bounce is a hair's breadth: let it roll.
  ball.vy = force > 0.9 ? force * 0.72 : 0;
  ball.vx *= force > 0.9 ? 0.9 : 0.985;
  ball.spin = ball.vx / BALL;
  return force > 0.9 ? [{ kind: "floor", x: ball.x, y: 0, force }] : [];
}

function meetFence(ball: Ball): BallEvent[] {
  const x = clamp(ball.x, FENCE.left + BALL, FENCE.right - BALL);
  if (x === ball.x) return [];
  const force = Math.abs(ball.vx);
  ball.x = x;
  ball.vx *= -0.6;
  return [{ kind: "fence", x, y: ball.y, force }];
}

/** Where a loose ball comes down to this height, for those who run there. Walls are not foreseen. */
export function landingX(ball: Ball, height: number): number {
  const above = ball.y - height;
  if (above <= 0 && ball.vy <= 0) return ball.x;
  const root = Math.sqrt(Math.max(0, square(ball.vy) + 2 * GRAVITY * above));
  return clamp(ball.x + (ball.vx * (ball.vy + root)) / GRAVITY, FENCE.left, FENCE.right);
}

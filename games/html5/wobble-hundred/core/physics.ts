import { angleOf } from "./angle.ts";

/** A ball of the body: metres, kilograms turned upside down, y upwards. */
export type Ball = {
  x: number;
  y: number;
  /** Where it was when the current slice of time began. */
  oldX: number;
  oldY: number;
  vx: number;
  vy: number;
  /** One over its mass. */
  ease: number;
  radius: number;
  isOnGround: boolean;
};

export type Bone = { readonly from: Ball; readonly to: Ball; readonly length: number };

/** The bend at `at` between the bone from `from` and the bone to `to`. */
export type Joint = {
  readonly from: Ball;
  readonly at: Ball;
  readonly to: Ball;
  /** -1 where the bend is measured from the way back to `from`: arms hang from the neck along the spine. */
  readonly side: 1 | -1;
  readonly low: number;
  readonly high: number;
  /** Where its muscle pulls it. */
  target: number;
  spring: Spring;
};

/** How a muscle pulls over one slice. */
export type Spring = { readonly soft: number; readonly brake: number; readonly most: number };

/** Slices of a sixtieth of a second. Many thin slices keep bones stiff with one pass each. */
export const SLICES = 8;
export const SLICE = 1 / 60 / SLICES;

export const ballAt = (x: number, y: number, mass: number, radius: number): Ball => {
  return { x, y, oldX: x, oldY: y, vx: 0, vy: 0, ease: 1 / mass, radius, isOnGround: false };
};

/** A muscle that pulls so hard (newton metres per radian) and so much at most, as the constants of a slice. */
export const springOf = (stiffness: number, damping: number, most: number): Spring => ({
  soft: 1 / (stiffness * SLICE * SLICE),
  brake: damping / (stiffness * SLICE),
  most: most * SLICE * SLICE,
});

/** Balls, bones and joints moved by position: extended position-based dynamics, one pass per slice. */
export function slice(
  balls: readonly Ball[],
  bones: readonly Bone[],
  joints: readonly Joint[],
  gravity: number,
  grip: number,
): void {
  for (const ball of balls) {
    ball.vy -= gravity * SLICE;
    ball.oldX = ball.x;
    ball.oldY = ball.y;
    ball.x += ball.vx * SLICE;
    ball.y += ball.vy * SLICE;
  }
  for (const joint of joints) bend(joint);
  for (const bone of bones) hold(bone);
  for (const ball of balls) {
    stand(ball, grip);
    ball.vx = (ball.x - ball.oldX) / SLICE;
    ball.vy = (ball.y - ball.oldY) / SLICE;
  }
}

export function bendOf({ from, at, to, side }: Joint): number {
  const ux = at.x - from.x;
  const uy = at.y - from.y;
  const vx = to.x - at.x;
  const vy = to.y - at.y;
  return angleOf(side * (ux * vy - uy * vx), side * (ux * vx + uy * vy));
}

function bend({ from, at, to, side, low, high, target, spring }: Joint) {
  const ux = at.x - from.x;
  const uy = at.y - from.y;
  const vx = to.x - at.x;
  const vy = to.y - at.y;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  if (uu < 1e-6 || vv < 1e-6) return;
  // How the bend grows as each ball moves; the three together push nothing and turn nothing.
  const fx = -uy / uu;
  const fy = ux / uu;
  const tx = -vy / vv;
  const ty = vx / vv;
  const ax = -fx - tx;
  const ay = -fy - ty;
  const give =
    from.ease * (fx * fx + fy * fy) + at.ease * (ax * ax + ay * ay) + to.ease * (tx * tx + ty * ty);
  const angle = angleOf(side * (ux * vy - uy * vx), side * (ux * vx + uy * vy));
  const turned =
    fx * (from.x - from.oldX) +
    fy * (from.y - from.oldY) +
    ax * (at.x - at.oldX) +
    ay * (at.y - at.oldY) +
    tx * (to.x - to.oldX) +
    ty * (to.y - to.oldY);

  const { soft, brake, most } = spring;
  const wish = (target - angle - brake * turned) / ((1 + brake) * give + soft);
  let pull = Math.min(most, Math.max(-most, wish));
  // Past its limits a joint is bone against bone.
  const next = angle + pull * give;
  if (next < low) pull += ((low - next) / give) * 0.5;
  if (next > high) pull += ((high - next) / give) * 0.5;

  from.x += from.ease * fx * pull;
  from.y += from.ease * fy * pull;
  at.x += at.ease * ax * pull;
  at.y += at.ease * ay * pull;
  to.x += to.ease * tx * pull;
  to.y += to.ease * ty * pull;
}

function hold({ from, to, length }: Bone) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.sqrt(dx * dx + dy * dy) || 1e-6;
  const pull = (far - length) / far / (from.ease + to.ease);
  from.x += dx * pull * from.ease;
  from.y += dy * pull * from.ease;
  to.x -= dx * pull * to.ease;
  to.y -= dy * pull * to.ease;
}

function stand(ball: Ball, grip: number) {
  const deep = ball.radius - ball.y;
  ball.isOnGround = deep > 0;
  if (deep <= 0) return;
  ball.y += deep;
  // Coulomb: what is pressed harder slides less.
  const slid = ball.x - ball.oldX;
  const most = grip * deep;
  ball.x -= Math.min(most, Math.max(-most, slid));
}

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

export type Bone = {
  readonly from: Ball;
  readonly to: Ball;
  /** One over the square of its length. */
  readonly perSquare: number;
  /** The share of a correction that each end takes. */
  readonly fromShare: number;
  readonly toShare: number;
};

/** The bend at `at` between the bone from `from` and the bone to `to`. */
export type Joint = {
  readonly from: Ball;
  readonly at: Ball;
  readonly to: Ball;
  /** One over the squares of its bones, and what turns their products into the sine and cosine of the bend. */
  readonly fromPerSquare: number;
  readonly toPerSquare: number;
  /** Negative where the bend is measured from the way back to `from`: arms hang from the neck along the spine. */
  readonly scale: number;
  /** How far it turns when it is pulled, for two bones at a right angle. */
  readonly give: number;
  readonly low: number;
  readonly high: number;
  /** Where its muscle pulls it. */
  target: number;
  spring: Spring;
};

/** How a muscle pulls over one slice. */
export type Spring = { readonly pull: number; readonly brake: number; readonly most: number };

/** Slices of a sixtieth of a second. Thin slices keep bones stiff with one pass each; with four, a runner sometimes flies apart. */
export const SLICES = 5;
const SLICES_PER_SECOND = 60 * SLICES;
export const SLICE = 1 / SLICES_PER_SECOND;

export const ballAt = (x: number, y: number, mass: number, radius: number): Ball => {
  return { x, y, oldX: x, oldY: y, vx: 0, vy: 0, ease: 1 / mass, radius, isOnGround: false };
};

/** Seconds within which a muscle may not overshoot: shorter makes the legs quicker and the balance worse. */
const REACTION = 1 / 360;

/** A muscle that pulls so hard (newton metres per radian) and so much at most, as the constants of a slice. */
export function springOf(give: number, stiffness: number, damping: number, most: number): Spring {
  // It pulls less where it would overshoot.
  const ease = 1 + (damping + stiffness * REACTION) * REACTION * give;
  return {
    pull: (stiffness * SLICE * SLICE) / ease,
    brake: (damping * SLICE) / ease,
    most: most * SLICE * SLICE,
  };
}

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
    ball.vx = (ball.x - ball.oldX) * SLICES_PER_SECOND;
    ball.vy = (ball.y - ball.oldY) * SLICES_PER_SECOND;
  }
}

export function bendOf({ from, at, to, scale }: Joint): number {
  const ux = at.x - from.x;
  const uy = at.y - from.y;
  const vx = to.x - at.x;
  const vy = to.y - at.y;
  return angleOf(scale * (ux * vy - uy * vx), scale * (ux * vx + uy * vy));
}

function bend(joint: Joint) {
  const { from, at, to, low, high, scale, give } = joint;
  const ux = at.x - from.x;
  const uy = at.y - from.y;
  const vx = to.x - at.x;
  const vy = to.y - at.y;
  // How the bend grows as each ball moves; the three together push nothing and turn nothing.
  const fx = -uy * joint.fromPerSquare;
  const fy = ux * joint.fromPerSquare;
  const tx = -vy * joint.toPerSquare;
  const ty = vx * joint.toPerSquare;
  const ax = -fx - tx;
  const ay = -fy - ty;
  const angle = angleOf(scale * (ux * vy - uy * vx), scale * (ux * vx + uy * vy));
  const turned =
    fx * (from.x - from.oldX) +
    fy * (from.y - from.oldY) +
    ax * (at.x - at.oldX) +
    ay * (at.y - at.oldY) +
    tx * (to.x - to.oldX) +
    ty * (to.y - to.oldY);

  const { pull: strength, brake, most } = joint.spring;
  const wish = (joint.target - angle) * strength - turned * brake;
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

function hold({ from, to, perSquare, fromShare, toShare }: Bone) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // What it is too long, as a part of its length: the first terms of the series of a root, near enough for a bone.
  const excess = (dx * dx + dy * dy) * perSquare - 1;
  const pull = excess * (0.5 - 0.375 * excess);
  from.x += dx * pull * fromShare;
  from.y += dy * pull * fromShare;
  to.x -= dx * pull * toShare;
  to.y -= dy * pull * toShare;
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

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

export type Bone = { a: number; b: number; length: number };

/** The bend at `b` between the bone from `a` and the bone to `c`. */
export type Joint = {
  a: number;
  b: number;
  c: number;
  /** True where the bend is measured from the way back to `a`: arms hang from the neck along the spine. */
  isFolded?: boolean;
  low: number;
  high: number;
  /** Where its muscle pulls it, how hard (newton metres per radian), and how much it can at most. */
  target: number;
  stiffness: number;
  damping: number;
  most: number;
};

export type Ground = { grip(x: number): number };

/** Slices of a sixtieth of a second. Many thin slices keep bones stiff with one pass each. */
export const SLICES = 8;
export const SLICE = 1 / 60 / SLICES;

export const ballAt = (x: number, y: number, mass: number, radius: number): Ball => {
  return { x, y, oldX: x, oldY: y, vx: 0, vy: 0, ease: 1 / mass, radius, isOnGround: false };
};

/** Balls, bones and joints moved by position: extended position-based dynamics, one pass per slice. */
export function slice(
  balls: readonly Ball[],
  bones: readonly Bone[],
  joints: readonly Joint[],
  gravity: number,
  ground: Ground,
): void {
  for (const ball of balls) {
    ball.vy -= gravity * SLICE;
    ball.oldX = ball.x;
    ball.oldY = ball.y;
    ball.x += ball.vx * SLICE;
    ball.y += ball.vy * SLICE;
    ball.isOnGround = false;
  }
  for (const joint of joints) bend(balls, joint);
  for (const bone of bones) hold(balls, bone);
  for (const ball of balls) stand(ball, ground);
  for (const ball of balls) {
    ball.vx = (ball.x - ball.oldX) / SLICE;
    ball.vy = (ball.y - ball.oldY) / SLICE;
  }
}

export function bendOf(balls: readonly Ball[], { a, b, c, isFolded }: Joint): number {
  const [from, at, to] = [balls[a], balls[b], balls[c]];
  if (!from || !at || !to) return 0;
  const [ux, uy, vx, vy] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y];
  const side = isFolded ? -1 : 1;
  return angleOf(side * (ux * vy - uy * vx), side * (ux * vx + uy * vy));
}

function bend(balls: readonly Ball[], joint: Joint) {
  const from = balls[joint.a];
  const at = balls[joint.b];
  const to = balls[joint.c];
  if (!from || !at || !to) return;
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
  const side = joint.isFolded ? -1 : 1;
  const angle = angleOf(side * (ux * vy - uy * vx), side * (ux * vx + uy * vy));
  const turned =
    fx * (from.x - from.oldX) +
    fy * (from.y - from.oldY) +
    ax * (at.x - at.oldX) +
    ay * (at.y - at.oldY) +
    tx * (to.x - to.oldX) +
    ty * (to.y - to.oldY);

  const soft = 1 / (joint.stiffness * SLICE * SLICE);
  const brake = joint.damping / (joint.stiffness * SLICE);
  const most = joint.most * SLICE * SLICE;
  const wish = (joint.target - angle - brake * turned) / ((1 + brake) * give + soft);
  let pull = Math.min(most, Math.max(-most, wish));
  // Past its limits a joint is bone against bone.
  const next = angle + pull * give;
  if (next < joint.low) pull += ((joint.low - next) / give) * 0.5;
  if (next > joint.high) pull += ((joint.high - next) / give) * 0.5;

  from.x += from.ease * fx * pull;
  from.y += from.ease * fy * pull;
  at.x += at.ease * ax * pull;
  at.y += at.ease * ay * pull;
  to.x += to.ease * tx * pull;
  to.y += to.ease * ty * pull;
}

function hold(balls: readonly Ball[], { a, b, length }: Bone) {
  const from = balls[a];
  const to = balls[b];
  if (!from || !to) return;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.sqrt(dx * dx + dy * dy) || 1e-6;
  const pull = (far - length) / far / (from.ease + to.ease);
  from.x += dx * pull * from.ease;
  from.y += dy * pull * from.ease;
  to.x -= dx * pull * to.ease;
  to.y -= dy * pull * to.ease;
}

function stand(ball: Ball, ground: Ground) {
  const deep = ball.radius - ball.y;
  if (deep <= 0) return;
  ball.y += deep;
  ball.isOnGround = true;
  // Coulomb: what is pressed harder slides less.
  const slid = ball.x - ball.oldX;
  const most = ground.grip(ball.x) * deep;
  ball.x -= Math.min(most, Math.max(-most, slid));
}

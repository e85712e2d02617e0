import { cos, sin } from "#kit/exact-math.ts";

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
  /** How easily it moves each of them: 0 for what it hangs on and leaves alone. */
  readonly fromEase: number;
  readonly atEase: number;
  readonly toEase: number;
  /** One over the squares of its bones, and what turns their products into the sine and cosine of the bend. */
  readonly fromPerSquare: number;
  readonly toPerSquare: number;
  /** Negative where the bend is measured from the way back to `from`: arms hang from the neck along the spine. */
  readonly scale: number;
  /** How far it turns when it is pulled, for two bones at a right angle. */
  readonly give: number;
  readonly low: Direction;
  readonly high: Direction;
  /** Where its muscle pulls it. */
  target: Direction;
  spring: Spring;
};

/** An angle as its sine and cosine. */
export type Direction = { readonly sine: number; readonly cosine: number };

/** How a muscle pulls over one slice. */
export type Spring = { readonly pull: number; readonly brake: number; readonly most: number };

/** Parts of a body that move in the same slices of time. */
export type Limbs = {
  readonly balls: readonly Ball[];
  readonly bones: readonly Bone[];
  readonly joints: readonly Joint[];
};

export const ballAt = (x: number, y: number, mass: number, radius: number): Ball => {
  return { x, y, oldX: x, oldY: y, vx: 0, vy: 0, ease: 1 / mass, radius, isOnGround: false };
};

export const directionOf = (angle: number): Direction => ({ sine: sin(angle), cosine: cos(angle) });

/** The part of a slice within which a muscle may not overshoot: less makes the legs quicker and the balance worse. */
const REACTION = 5 / 6;
/** What is left of the cosine's way from behind before a turn counts as far as it gets. */
const BEHIND = 0.3;

/** A muscle that pulls so hard (newton metres per radian) and so much at most, as the constants of a slice of so many seconds. */
export function springOf(
  give: number,
  stiffness: number,
  damping: number,
  most: number,
  seconds: number,
): Spring {
  // It pulls less where it would overshoot.
  const reaction = seconds * REACTION;
  const ease = 1 + (damping + stiffness * reaction) * reaction * give;
  return {
    pull: (stiffness * seconds * seconds) / ease,
    brake: (damping * seconds) / ease,
    most: most * seconds * seconds,
  };
}

/** Balls, bones and joints moved by position: extended position-based dynamics, one pass per slice. */
export function slice({ balls, bones, joints }: Limbs, seconds: number, gravity: number, grip: number): void {
  const fall = gravity * seconds;
  const perSecond = 1 / seconds;
  for (const ball of balls) {
    ball.vy -= fall;
    ball.oldX = ball.x;
    ball.oldY = ball.y;
    ball.x += ball.vx * seconds;
    ball.y += ball.vy * seconds;
  }
  for (const joint of joints) bend(joint);
  for (const bone of bones) hold(bone);
  for (const ball of balls) {
    stand(ball, grip);
    ball.vx = (ball.x - ball.oldX) * perSecond;
    ball.vy = (ball.y - ball.oldY) * perSecond;
  }
}

/** How far the way from one direction to another turns: right up to a radian, and more than that beyond. */
export function turnBetween(sine: number, cosine: number, to: Direction): number {
  const across = to.sine * cosine - to.cosine * sine;
  const along = to.cosine * cosine + to.sine * sine;
  // Twice the tangent of half of the angle; what is nearly behind is as far as it gets.
  const reach = 1 + along;
  return (2 * across) / (reach > BEHIND ? reach : BEHIND);
}

function bend(joint: Joint) {
  const { from, at, to, scale, give, low, high, target, spring } = joint;
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
  const sine = scale * (ux * vy - uy * vx);
  const cosine = scale * (ux * vx + uy * vy);
  const turned =
    fx * (from.x - from.oldX) +
    fy * (from.y - from.oldY) +
    ax * (at.x - at.oldX) +
    ay * (at.y - at.oldY) +
    tx * (to.x - to.oldX) +
    ty * (to.y - to.oldY);

  let pull = turnBetween(sine, cosine, target) * spring.pull - turned * spring.brake;
  if (pull > spring.most) pull = spring.most;
  else if (pull < -spring.most) pull = -spring.most;
  // Past its limits a joint is bone against bone.
  const next = pull * give;
  const under = low.sine * cosine - low.cosine * sine - next;
  const over = high.sine * cosine - high.cosine * sine - next;
  if (under > 0) pull += (under / give) * 0.5;
  if (over < 0) pull += (over / give) * 0.5;

  from.x += joint.fromEase * fx * pull;
  from.y += joint.fromEase * fy * pull;
  at.x += joint.atEase * ax * pull;
  at.y += joint.atEase * ay * pull;
  to.x += joint.toEase * tx * pull;
  to.y += joint.toEase * ty * pull;
}

function hold({ from, to, perSquare, fromShare, toShare }: Bone) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // What it is too long, as a part of its length: near the root for a bone, and never more than there is for one that is torn.
  const excess = (dx * dx + dy * dy) * perSquare - 1;
  const pull = excess / (2 + 1.5 * excess);
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
  ball.x -= slid > most ? most : slid < -most ? -most : slid;
}

import { approach, clamp } from "#kit/ease.ts";
import { middleOf, type Surface, surfaceAt, type Track } from "./track.ts";

/** `y` is where the ball would touch the ground: its lowest point. Speeds are per second. */
export type Ball = {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  isOnGround: boolean;
  /** Steps since the ground was left. */
  air: number;
  /** Extra speed from a pad; fades. */
  boost: number;
};

export type BallEvent = { kind: "land"; force: number } | { kind: "bonk" };

export const RADIUS = 0.75;
export const GRAVITY = 36;
const STEP = 1 / 60;
/** The fastest roll to the side. */
const SIDEWAYS = 15;
const PUSH = 105;
/** Turning round is quicker than starting: it feels direct. */
const TURN = 170;
const REST = 55;
const IN_AIR = 0.65;
/** A lip this high is rolled over, a higher one is hit. */
const LIP = 1.1;
const BOOST_FADE = 0.985;

export const newBall = (): Ball => ({
  x: 0,
  y: 0,
  z: 0,
  vx: 0,
  vy: 0,
  vz: 0,
  isOnGround: true,
  air: 0,
  boost: 0,
});

/** One step. `steer` goes from -1 (left) to 1. */
export function stepBall(ball: Ball, steer: number, speed: number, track: Track): BallEvent | undefined {
  const here = ball.isOnGround ? surfaceAt(track.pieces, ball.x, ball.z, RADIUS / 2) : undefined;
  steerBall(ball, steer, here);
  ball.boost = ball.boost < 0.3 ? 0 : ball.boost * BOOST_FADE;
  ball.vz = approach(ball.vz, speed + ball.boost, 30 * STEP);
  const before = ball.z;
  ball.x += ball.vx * STEP;
  ball.z += ball.vz * STEP;
  ball.vy -= GRAVITY * STEP;
  ball.y += ball.vy * STEP;

  const ground = surfaceAt(track.pieces, ball.x, ball.z, RADIUS / 2);
  if (ground?.piece.kind === "tunnel") holdInside(ball, ground);
  const wasOnGround = ball.isOnGround;
  ball.isOnGround = false;
  ball.air = wasOnGround ? 1 : ball.air + 1;
  if (!ground) return undefined;
  const depth = ground.y - ball.y;
  const isNewPiece = before < ground.piece.z0;
  if (depth > LIP) return isNewPiece && depth < 5 && !wasOnGround ? { kind: "bonk" } : undefined;
  // On a convex edge the ball keeps to the ground instead of hopping off it all the time.
  const reach = wasOnGround ? 0.14 : 0;
  return depth > -reach ? touch(ball, ground, wasOnGround) : undefined;
}

function steerBall(ball: Ball, steer: number, here: Surface | undefined) {
  // Leaning ground pulls downhill all the time rather than ever faster: it can always be held against.
  const pull = here ? clamp(-here.riseX * 15, -9, 9) : 0;
  const target = clamp(steer, -1, 1) * SIDEWAYS + pull;
  const isTurning = steer !== 0 && Math.sign(steer) !== Math.sign(ball.vx);
  const push = steer === 0 ? REST : isTurning ? TURN : PUSH;
  ball.vx = approach(ball.vx, target, push * STEP * (here ? 1 : IN_AIR));
}

function touch(ball: Ball, ground: Surface, wasOnGround: boolean): BallEvent | undefined {
  const along = ground.riseZ * ball.vz + ground.riseX * ball.vx;
  const impact = along - ball.vy;
  ball.y = ground.y;
  if (wasOnGround || impact < 6) {
    ball.vy = along;
    ball.isOnGround = true;
    const wasFlying = ball.air > 4;
    ball.air = 0;
    return wasFlying && !wasOnGround ? { kind: "land", force: impact } : undefined;
  }
  ball.vy = along + impact * 0.22;
  ball.air = 0;
  return { kind: "land", force: impact };
}

/** The pipe has walls: nobody leaves it but at its end. */
function holdInside(ball: Ball, { piece }: Surface) {
  const middle = middleOf(piece, ball.z);
  const most = piece.half - RADIUS;
  if (Math.abs(ball.x - middle) < most) return;
  ball.x = middle + Math.sign(ball.x - middle) * most;
  ball.vx *= -0.2;
}

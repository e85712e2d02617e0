import type { Ball } from "#html5/slopeline/core/ball.ts";
import type { Run } from "#html5/slopeline/core/run.ts";
import { surfaceAt } from "#html5/slopeline/core/track.ts";
import { tiltAt } from "#html5/slopeline/core/zones.ts";
import { lookAlong, type Matrix, multiply, perspective } from "#kit/draw/matrix.ts";
import { approach, clamp, lerp } from "#kit/ease.ts";
import type { Corner } from "./brush.ts";

const NEAR = 0.4;
/** Beyond the horizon's corners, even when the eye looks aside. */
const FAR = 1600;
const BEHIND = 8.6;
const STEP = 1 / 60;

/** `side` and `drop` say where it looks: so much to the right and down for each unit ahead. */
type Pose = Record<"x" | "y" | "z" | "tilt" | "roll" | "fov" | "lift" | "side" | "drop", number>;

/** What a pose of the eye gives the painter. */
export type Eye = {
  at: Corner;
  matrix(aspect: number): Matrix;
  /** The rays through the middle and along the sides of the picture. */
  rays(aspect: number): { u_ahead: Corner; u_right: Corner; u_up: Corner };
  right: Corner;
  up: Corner;
};

/** The eye that follows the ball: behind and above it, looking down the slope. */
export class Follower {
  private now: Pose;
  private before: Pose;

  constructor(run: Run) {
    const { x, y, z } = run.ball;
    const tilt = tiltAt(z);
    this.now = { x, y, z, tilt, roll: 0, fov: 1.02, lift: 4.6, side: 0, drop: dropOf(tilt, 4.6) };
    this.before = this.now;
  }

  step(run: Run): void {
    this.before = this.now;
    this.now = run.out?.how === "fall" ? watch(this.now, run.ball) : follow(this.now, run);
  }

  /** `sway` moves the eye about, for the picture behind the title. */
  look(alpha: number, shake: { x: number; y: number }, sway: number): Eye {
    const pose = ahead(this.before, this.now, alpha);
    const aside = Math.sin(sway) * 4;
    const [x, y, z] = placeOf(pose);
    return eyeAt(
      [x + aside + shake.x, y + shake.y, z],
      [pose.side - aside * 0.09, -pose.drop, 1],
      pose.roll,
      pose.fov,
    );
  }
}

const dropOf = (tilt: number, lift: number) => tilt + 0.028 * lift;
const placeOf = (pose: Pose): Corner => [
  pose.x,
  pose.y + pose.lift + pose.tilt * BEHIND * 0.72,
  pose.z - BEHIND,
];

function follow(last: Pose, { ball, track, out }: Run): Pose {
  const tilt = lerp(last.tilt, tiltAt(ball.z), 0.05);
  // The slope's own fall is followed at once, so that only hops and drops are felt.
  const y = last.y - (out ? 0 : tilt * ball.vz * STEP);
  const isInPipe = surfaceAt(track.pieces, ball.x, ball.z - 2, 0)?.piece.kind === "tunnel";
  // The faster, the higher: there is more to look ahead for. Under a roof there is only so much room.
  const lift = approach(last.lift, isInPipe ? 3.3 : 4.6 + (ball.vz - 27) * 0.04, 0.05);
  return {
    tilt,
    lift,
    x: lerp(last.x, ball.x, 0.16),
    y: lerp(y, ball.y, ball.isOnGround ? 0.16 : 0.1),
    z: ball.z,
    roll: lerp(last.roll, clamp(-ball.vx * 0.006, -0.09, 0.09), 0.12),
    fov: lerp(last.fov, 0.98 + (ball.vz - 27) * 0.0085 + ball.boost * 0.012, 0.06),
    side: 0,
    drop: dropOf(tilt, lift),
  };
}

/** Stays behind at the edge and looks after the ball. */
function watch(last: Pose, ball: Ball): Pose {
  const [x, y, z] = placeOf(last);
  const far = Math.max(7, ball.z - z);
  return {
    ...last,
    z: lerp(last.z, ball.z, 0.02),
    roll: last.roll * 0.9,
    side: lerp(last.side, clamp((ball.x - x) / far, -1, 1), 0.12),
    drop: lerp(last.drop, clamp((y - ball.y) / far, 0, 1.1), 0.12),
  };
}

function ahead(before: Pose, now: Pose, alpha: number): Pose {
  const pose = { ...now };
  for (const name of Object.keys(now) as (keyof Pose)[]) pose[name] += (now[name] - before[name]) * alpha;
  return pose;
}

function eyeAt(at: Corner, forward: Corner, roll: number, fov: number): Eye {
  // The kit's matrices look towards negative z; ours goes ahead with positive z.
  const turned = lookAlong([forward[0], forward[1], -forward[2]], roll);
  const row = (i: number): Corner => [turned[i] ?? 0, turned[4 + i] ?? 0, -(turned[8 + i] ?? 0)];
  const right = row(0);
  const up = row(1);
  const [bx, by, bz] = row(2);
  const t = Math.tan(fov / 2);
  const scale = ([x, y, z]: Corner, by: number): Corner => [x * by, y * by, z * by];
  return {
    at,
    right,
    up,
    matrix: (aspect) => multiply(perspective(fov, aspect, NEAR, FAR), turned),
    rays: (aspect) => ({
      u_ahead: [-bx, -by, -bz],
      u_right: scale(right, t * aspect),
      u_up: scale(up, t),
    }),
  };
}

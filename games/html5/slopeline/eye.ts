import { approach, clamp, lerp } from "#games/kit/ease.ts";
import { lookAlong, type Matrix, multiply, perspective } from "#games/kit/matrix.ts";
import type { Corner } from "./brush.ts";
import type { Run } from "./run.ts";
import { surfaceAt } from "./track.ts";
import { tiltAt } from "./zones.ts";

const NEAR = 0.4;
const FAR = 620;
const BEHIND = 8.6;
const STEP = 1 / 60;

type Pose = { x: number; y: number; z: number; tilt: number; roll: number; fov: number; lift: number };

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
    this.now = { x, y, z, tilt: tiltAt(z), roll: 0, fov: 1.02, lift: 4.7 };
    this.before = this.now;
  }

  step(run: Run): void {
    const { ball } = run;
    const last = this.now;
    this.before = last;
    const isFalling = run.out?.how === "fall";
    const pace = run.out ? (isFalling ? ball.vz * 0.35 : 0) : ball.vz;
    const tilt = lerp(last.tilt, tiltAt(ball.z), 0.05);
    const hold = isFalling ? 0.02 : ball.isOnGround ? 0.16 : 0.1;
    const isInPipe = surfaceAt(run.track.pieces, ball.x, ball.z - 2, 0)?.piece.kind === "tunnel" ? 3.3 : 4.7;
    this.now = {
      tilt,
      x: lerp(last.x, ball.x, 0.16),
      // The slope's own fall is followed at once, so that only hops and drops are felt.
      y: last.y - tilt * pace * STEP + (ball.y - (last.y - tilt * pace * STEP)) * hold,
      z: isFalling ? last.z + pace * STEP : ball.z,
      roll: lerp(last.roll, clamp(-ball.vx * 0.006, -0.09, 0.09), 0.12),
      fov: lerp(last.fov, 0.98 + (ball.vz - 27) * 0.0085 + ball.boost * 0.012, 0.06),
      lift: approach(last.lift, isInPipe, 0.05),
    };
  }

  /** `sway` moves the eye about, for the picture behind the title. */
  look(alpha: number, shake: { x: number; y: number }, sway: number): Eye {
    const pose = ahead(this.before, this.now, alpha);
    const side = Math.sin(sway) * 4;
    const at: Corner = [
      pose.x + side + shake.x,
      pose.y + pose.lift + pose.tilt * BEHIND * 0.72 + shake.y,
      pose.z - BEHIND,
    ];
    const drop = pose.tilt + 0.13;
    return eyeAt(at, [-side * 0.09, -drop, 1], pose.roll, pose.fov);
  }
}

function ahead(before: Pose, now: Pose, alpha: number): Pose {
  const go = (name: keyof Pose) => now[name] + (now[name] - before[name]) * alpha;
  return {
    x: go("x"),
    y: go("y"),
    z: go("z"),
    tilt: go("tilt"),
    roll: go("roll"),
    fov: go("fov"),
    lift: go("lift"),
  };
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

import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import type { Hands } from "./car.ts";
import type { Race } from "./race.ts";
import type { Spot } from "./shape.ts";

/** What a driver sees: the own car, and the road ahead every four metres. */
export type Sight = {
  x: number;
  y: number;
  heading: number;
  vx: number;
  vy: number;
  spin: number;
  angle: number;
  grip: number;
  ahead: readonly (Spot & { bend: number })[];
};

const EVERY = 4;
const FAR = 22;
const BRAKING = 8;

export function sightOf({ car, track, place }: Race): Sight {
  const { x, y, heading, vx, vy, spin, angle } = car;
  const ahead = Array.from({ length: FAR }, (_, i) => {
    const { x, y, bend } = track.shape.at(place + i * EVERY);
    return { x, y, bend };
  });
  return { x, y, heading, vx, vy, spin, angle, grip: track.grip, ahead };
}

/** Aims at the middle of the road ahead, slows for what is too tight, and flicks the tail out where it is tight enough. */
export function drive(sight: Sight): Hands {
  const { x, y, heading, vx, vy, spin, angle, ahead } = sight;
  const speed = hypot(vx, vy);
  const aim = ahead[Math.min(FAR - 1, Math.round((6 + speed * 0.5) / EVERY))] ?? { x, y };
  const way = speed > 4 ? atan2(vy, vx) : heading;
  const off = turn(atan2(aim.y - y, aim.x - x) - way);
  const want = off * 2.6 - spin * 0.16 + angle * 0.35;
  const steer = Math.abs(want) < 0.16 ? 0 : Math.sign(want);

  const most = paceFor(sight);
  const near = ahead.slice(1, 2 + Math.round((speed * 0.55) / EVERY));
  const tight = Math.max(...near.map(({ bend }) => Math.abs(bend)));
  const isFlick = tight > 1 / 32 && speed > 11 && Math.abs(off) > 0.2 && Math.abs(angle) < 0.3;
  return {
    gas: speed < most ? 1 : 0,
    brake: speed > most + 3 ? 1 : 0,
    steer,
    hasHandbrake: isFlick && Math.sign(off) === steer,
  };
}

/** The speed that still lets it round everything it sees. */
function paceFor({ ahead, grip }: Sight): number {
  const paces = ahead.map(({ bend }, i) => {
    const corner = (10.6 * grip) / Math.max(0.004, Math.abs(bend));
    return Math.sqrt(corner + 2 * BRAKING * grip * Math.max(0, i - 1) * EVERY);
  });
  return Math.min(40, ...paces);
}

const turn = (angle: number) => atan2(sin(angle), cos(angle));

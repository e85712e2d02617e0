import { square } from "#kit/exact-powers.ts";
import type { Car } from "./car.ts";
import type { Shape } from "./shape.ts";

export type Bump = { x: number; y: number; force: number };

/** Nose and tail are what meets a wall: metres from the middle of the car, and how thick they are. */
const REACH = 1.55;
const ends = [REACH, -REACH];
const BODY = 0.95;
const BOUNCE = 0.25;
const RUB = 0.12;

/** Keeps the car between the walls. Gives the room left beside it, and adds to `bumps` how hard each end met a wall. */
export function meetWalls(
  car: Car,
  shape: Shape,
  wall: number,
  inertia: number,
  hint: number,
  bumps: Bump[],
): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const rx = car.cosine * end;
    const ry = car.sine * end;
    const x = car.x + rx;
    const y = car.y + ry;
    const index = shape.indexNear(x, y, hint);
    const off = shape.offAt(x, y, index);
    const room = wall - BODY - Math.abs(off);
    gap = Math.min(gap, room);
    if (room >= 0) continue;
    const { tx, ty } = shape.sample(index);
    const inward = -Math.sign(off);
    const nx = -ty * inward;
    const ny = tx * inward;
    car.x -= nx * room;
    car.y -= ny * room;
    const force = bounce(car, { rx, ry, nx, ny }, inertia);
    if (force > 0) bumps.push({ x: car.x + rx - nx * BODY, y: car.y + ry - ny * BODY, force });
  }
  return Math.max(0, gap);
}

type Contact = { rx: number; ry: number; nx: number; ny: number };

/** Turns the speed into the wall round, at the end that met it, so that a tail that touches swings the car. */
function bounce(car: Car, { rx, ry, nx, ny }: Contact, inertia: number): number {
  const px = car.vx - car.spin * ry;
  const py = car.vy + car.spin * rx;
  const into = -(px * nx + py * ny);
  if (into <= 0) return 0;
  const lever = rx * ny - ry * nx;
  const push = ((1 + BOUNCE) * into) / (1 + square(lever) / inertia);
  const slide = px * -ny + py * nx;
  const rub = -Math.sign(slide) * Math.min(Math.abs(slide) * 0.2, push * RUB);
  car.vx += nx * push - ny * rub;
  car.vy += ny * push + nx * rub;
  car.spin += (lever * push) / inertia / 1.6;
  return into;
}

import { GIRTH } from "#html5/raft-rumble/core/crew.ts";
import type { Raft } from "#html5/raft-rumble/core/raft.ts";
import type { Shot, World } from "#html5/raft-rumble/core/world.ts";
import { hypot } from "#kit/exact-math.ts";
import { burst } from "./impact.ts";

const FORCE = { radius: 42, push: 3, lift: 1.4, wet: 0.25, damage: 1 };
const DUCKS = 5;
const DUCK_LIFE = 420;

/** The crate falls apart, and there they are. */
export function hatch(world: World, shot: Shot) {
  world.events.push({ kind: "hatch", x: shot.x, y: shot.y });
  const y = Math.min(shot.y, world.sea.surface(shot.x)) - 8;
  for (let i = 0; i < DUCKS; i++) {
    const vx = shot.vx * 0.2 + (i - (DUCKS - 1) / 2) * 0.9;
    const vy = -3.4 - world.random.next() * 1.4;
    // Every other duck may jump on deck; for the rest, who have used theirs up, there are the barrels.
    world.shots.push({ ...shot, kind: "duck", y, vx, vy, age: 0, uses: i % 2, met: [], isDone: false });
  }
}

/** Ducks fall, then paddle for the nearest rival raft and hop against it. */
export function stepDuck(world: World, duck: Shot) {
  const surface = world.sea.surface(duck.x);
  const goal = nearestRaft(world, duck);
  duck.vy += 0.2;
  duck.x += duck.vx;
  duck.y += duck.vy;
  if (duck.y >= surface - 4) {
    duck.y = surface - 4;
    duck.vy = 0;
    const way = goal ? Math.sign(goal.x - duck.x) : duck.facing;
    duck.vx += (way * 2.1 - duck.vx) * 0.06;
    const gap = goal ? Math.abs(goal.x - duck.x) - goal.reach : 999;
    if (gap < 26 && duck.uses === 0) {
      duck.uses = 1;
      duck.vy = -6.1;
      duck.vx = way * 2.4;
      world.events.push({ kind: "skip", x: duck.x, y: duck.y });
    }
  }
  const reach = GIRTH + 8;
  const hasMet = world.crews.some(
    (crew) =>
      crew.state !== "overboard" &&
      crew.side !== duck.side &&
      hypot(crew.x - duck.x, crew.y - GIRTH - duck.y) < reach,
  );
  const isOnRaft = world.rafts.some((raft) => raft.side !== duck.side && raft.touched(duck, 7));
  const isReady = duck.age > 14;
  if ((isReady && (hasMet || isOnRaft)) || duck.age > DUCK_LIFE) {
    duck.isDone = true;
    burst(world, "duck", { ...FORCE, x: duck.x, y: duck.y });
  }
}

function nearestRaft(world: World, { x, side }: Shot): Raft | undefined {
  return world.rafts
    .filter((raft) => raft.side !== side && raft.isAfloat)
    .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

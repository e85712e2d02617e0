import { GIRTH, waistOf } from "#html5/raft-rumble/core/crew.ts";
import { WIDTH } from "#html5/raft-rumble/core/sea.ts";
import type { Hurdle, Shot, World } from "#html5/raft-rumble/core/world.ts";
import { hypot } from "#kit/exact-math.ts";
import { hatch, stepDuck } from "./ducks.ts";
import { pullOn } from "./flight.ts";
import { gadgets } from "./gadgets.ts";
import { type Blast, burst, damage, push } from "./impact.ts";

type Force = Omit<Blast, "x" | "y">;
const forces: Readonly<Record<"balloon" | "spring", Force>> = {
  balloon: { radius: 64, push: 5, lift: 2.1, wet: 0.5, damage: 1 },
  spring: { radius: 66, push: 2.3, lift: 7.4, wet: 0, damage: 0 },
};
const MOST_SKIPS = 4;
const MOST_SMASHES = 3;
const MOST_SLAPS = 3;
/** A throw cannot hit its thrower's own raft before it has left it. */
const CLEAR_OF_RAFT = 14;
const HORN_REACH = 62;

export function stepShot(world: World, shot: Shot): void {
  shot.age++;
  if (shot.kind === "duck") stepDuck(world, shot);
  else if (shot.kind === "horn") stepHorn(world, shot);
  else stepThrow(world, shot);
  const isGone = shot.x < -260 || shot.x > WIDTH + 260 || shot.age > 600;
  if (isGone) shot.isDone = true;
}

function stepThrow(world: World, shot: Shot) {
  if (shot.kind === "duck") return;
  const { ax, ay } = pullOn(shot.kind, shot.facing, world.wind);
  shot.vx += ax;
  shot.vy += ay;
  shot.x += shot.vx;
  shot.y += shot.vy;
  for (const hurdle of world.hurdles) meetHurdle(world, shot, hurdle);
  if (shot.isDone) return;
  meetCrew(world, shot);
  if (shot.isDone) return;
  meetRaft(world, shot);
  if (!shot.isDone && shot.y > world.sea.surface(shot.x) + 4) meetSea(world, shot);
}

function meetCrew(world: World, shot: Shot) {
  const reach = GIRTH + radiusOf(shot);
  for (const crew of world.crews) {
    if (crew.state === "overboard" || shot.met.includes(crew.id)) continue;
    // What comes back may well meet its own thrower: that is half the fun.
    if (crew.id === shot.thrower && shot.age < 30) continue;
    const waist = waistOf(crew);
    if (hypot(waist.x - shot.x, waist.y - shot.y) > reach) continue;
    shot.met.push(crew.id);
    if (shot.kind === "fish") {
      world.events.push({ kind: "slap", x: shot.x, y: shot.y });
      push(world, crew, Math.sign(shot.vx) * 4.4, -3);
      crew.wet = Math.min(1.5, crew.wet + 0.2);
      use(shot, MOST_SLAPS);
    } else if (shot.kind === "anchor") {
      push(world, crew, shot.vx * 0.35, -2.6);
    } else {
      finish(world, shot);
      return;
    }
  }
}

function meetRaft(world: World, shot: Shot) {
  for (const raft of world.rafts) {
    if (raft.side === shot.side && shot.age < CLEAR_OF_RAFT) continue;
    const part = raft.touched(shot, radiusOf(shot) * 0.8);
    if (!part) continue;
    if (shot.kind === "anchor") {
      raft.shove(shot, shot.vx * 0.1, Math.max(1, shot.vy) * 0.3);
      damage(world, raft, [part], 3);
      shot.vx *= 0.7;
      shot.vy = shot.vy * 0.8 + 0.5;
      use(shot, MOST_SMASHES);
    } else if (shot.kind === "fish") {
      damage(world, raft, [part], 1);
      world.events.push({ kind: "slap", x: shot.x, y: shot.y });
      shot.vy = -Math.abs(shot.vy) * 0.5 - 1;
      use(shot, MOST_SLAPS);
    } else {
      finish(world, shot);
    }
    return;
  }
}

function meetSea(world: World, shot: Shot) {
  const isFlat = Math.abs(shot.vx) > Math.abs(shot.vy) * 0.55;
  if (shot.kind === "spring" && isFlat && shot.uses < MOST_SKIPS) {
    shot.uses++;
    shot.y = world.sea.surface(shot.x);
    shot.vy = -Math.max(2.2, Math.abs(shot.vy) * 0.72);
    shot.vx *= 0.9;
    world.sea.disturb(shot.x, 4);
    world.events.push({ kind: "skip", x: shot.x, y: shot.y });
    return;
  }
  const size = shot.kind === "anchor" ? 26 : 11;
  world.sea.disturb(shot.x, size);
  world.events.push({ kind: "plop", x: shot.x, y: world.sea.surface(shot.x), size });
  if (shot.kind === "balloon" || shot.kind === "ducks") finish(world, shot);
  shot.isDone = true;
}

function meetHurdle(world: World, shot: Shot, hurdle: Hurdle) {
  const reach = hurdle.radius + radiusOf(shot);
  const dx = shot.x - hurdle.x;
  const dy = shot.y - hurdle.y;
  const away = hypot(dx, dy);
  if (away > reach || away === 0) return;
  if (hurdle.kind === "rock" && shot.kind !== "fish" && shot.kind !== "spring") {
    finish(world, shot);
    return;
  }
  shot.x = hurdle.x + (dx / away) * reach;
  shot.y = hurdle.y + (dy / away) * reach;
  if (hurdle.kind === "whale") {
    // It blows everything sky-high, and on the way it was going.
    shot.vy = -8.5;
    world.events.push({ kind: "spout", x: hurdle.x, y: hurdle.y - hurdle.radius });
    return;
  }
  const into = (shot.vx * dx + shot.vy * dy) / away;
  if (into > 0) return;
  shot.vx -= ((1.75 * into) / away) * dx;
  shot.vy -= ((1.75 * into) / away) * dy;
  world.events.push({ kind: "bump", x: shot.x, y: shot.y });
}

/** The sound widens as it goes, meets everyone once, and dies away. */
function stepHorn(world: World, shot: Shot) {
  shot.x += shot.vx;
  shot.y += shot.vy;
  const left = 1 - shot.age / HORN_REACH;
  const width = 26 + shot.age * 1.15;
  for (const crew of world.crews) {
    const waist = waistOf(crew);
    const isMet = shot.met.includes(crew.id) || crew.id === shot.thrower || crew.state === "overboard";
    if (isMet || hypot(waist.x - shot.x, waist.y - shot.y) > width) continue;
    shot.met.push(crew.id);
    const force = (2.2 + 3.4 * left) * (0.5 + 0.5 * shot.power);
    push(world, crew, Math.sign(shot.vx) * force, -1.1 - force * 0.3);
  }
  for (const raft of world.rafts) {
    if (raft.side === shot.side || !raft.touched(shot, width)) continue;
    raft.shove({ x: shot.x, y: raft.y - 20 }, Math.sign(shot.vx) * 0.5 * left, 0);
  }
  if (left <= 0) shot.isDone = true;
}

function finish(world: World, shot: Shot) {
  shot.isDone = true;
  if (shot.kind === "balloon" || shot.kind === "spring") {
    burst(world, shot.kind, { ...forces[shot.kind], x: shot.x, y: shot.y });
  } else if (shot.kind === "ducks") {
    hatch(world, shot);
  } else if (shot.kind === "anchor") {
    world.events.push({ kind: "bump", x: shot.x, y: shot.y });
  }
}

function use(shot: Shot, most: number) {
  if (++shot.uses >= most) shot.isDone = true;
}

const radiusOf = (shot: Shot) => (shot.kind === "duck" ? 8 : gadgets[shot.kind].radius);

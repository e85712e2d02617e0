import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import { cellAt, type Field } from "./field.ts";
import { isNear, type Runner, type Spot } from "./runner.ts";
import { type Barriers, danger, isInside, nearestHome, nearestOfLine, safeHeading } from "./senses.ts";
import type { Skill } from "./skills.ts";

/** Cells that it takes to turn round. */
const TURNING = 5;

export type World = { field: Field; runners: readonly Runner[]; random: Random };

/** One thought of a rival: sets where it wishes to go. */
export function think(world: World, runner: Runner, skill: Skill): void {
  const { random } = world;
  if (runner.isHome) runner.isFleeing = false;
  else if (!runner.isFleeing && isThreatened(world, runner, skill)) {
    runner.isFleeing = true;
    runner.goals = [];
  }
  const prey = runner.isFleeing ? undefined : findPrey(world, runner, skill);
  const goal = prey ?? nextGoal(world, runner, skill);
  const wish = atan2(goal.y - runner.y, goal.x - runner.x);
  const tremble = random.between(-skill.wobble, skill.wobble);
  runner.wish = safeHeading(barriersFor(world, runner, skill), runner, wish + tremble, skill.ahead);
}

/** The open lines that a rival does not cross. */
function barriersFor({ field, runners }: World, me: Runner, { isCourteous }: Skill): Barriers {
  const ids: number[] = [];
  for (const other of runners) {
    const isSpared = other === me || (isCourteous && !other.level);
    if (isSpared && other.line.length > 0) ids.push(other.id);
  }
  return { field, ids };
}

function isThreatened({ field, runners }: World, runner: Runner, { caution }: Skill): boolean {
  if (caution === 0) return false;
  const near = danger(runner, runners);
  if (near > 60) return false;
  const home = nearestHome(field, runner.id, runner);
  return home !== undefined && near < (home.distance + TURNING) * caution;
}

/** A line that can be reached before its owner is home again, from a place that is safe enough. */
function findPrey({ field, runners }: World, runner: Runner, { sight, caution }: Skill): Spot | undefined {
  if (sight === 0) return undefined;
  let best: (Spot & { distance: number }) | undefined;
  for (const other of runners) {
    if (other === runner || other.isOut || other.line.length < 3) continue;
    const spot = nearestOfLine(other, runner);
    if (!spot || spot.distance > Math.min(sight, best?.distance ?? sight)) continue;
    const flight = nearestHome(field, other.id, other)?.distance ?? 0;
    if (spot.distance * (0.6 + caution * 0.3) < flight + 1) best = spot;
  }
  return best;
}

function nextGoal(world: World, runner: Runner, skill: Skill): Spot {
  const { goals } = runner;
  // Who thinks seldom is content to have been near: else it would circle around a place that it always misses.
  const near = 2.4 + skill.rest * 0.12;
  while (goals[0] && isNear(goals[0], runner, near)) goals.shift();
  if (goals[0]) return goals[0];
  if (!runner.isHome) return nearestHome(world.field, runner.id, runner) ?? runner;
  runner.goals = planLoop(world, runner, skill);
  return runner.goals[0] ?? runner;
}

/** Out of the own land, along a side, and the way home is found at the end: the richest of a few ideas. */
export function planLoop(world: World, runner: Runner, skill: Skill): Spot[] {
  const { field, random } = world;
  let best: { goals: Spot[]; worth: number } | undefined;
  for (let idea = 0; idea < skill.ideas; idea++) {
    const out = random.between(-Math.PI, Math.PI);
    const side = out + (random.chance(0.5) ? 1 : -1) * (Math.PI / 2);
    const depth = random.between(...skill.depth);
    const width = random.between(...skill.width);
    const edge = walkOut(field, runner, out);
    const far = go(edge, out, depth);
    const corner = go(far, side, width);
    const risk = crowd(world, runner, far, corner, depth * 1.2 * skill.caution);
    const worth = worthOf(field, runner.id, edge, far, corner) - edge.walked * 0.25 - risk;
    if (!best || worth > best.worth) best = { goals: [far, corner], worth };
  }
  return best?.goals ?? [];
}

const go = ({ x, y }: Spot, heading: number, by: number): Spot => ({
  x: x + cos(heading) * by,
  y: y + sin(heading) * by,
});

function walkOut(field: Field, runner: Runner, heading: number): Spot & { walked: number } {
  let walked = 0;
  let spot: Spot = runner;
  while (walked < 120 && field.owner[cellAt(spot.x, spot.y)] === runner.id) {
    walked += 2;
    spot = go(runner, heading, walked);
  }
  return { ...spot, walked };
}

/** Looks at sixteen places within the loop: other people's land is worth a little more than nobody's. */
function worthOf(field: Field, id: number, edge: Spot, far: Spot, corner: Spot): number {
  if (!isInside(far.x, far.y) || !isInside(corner.x, corner.y)) return -40;
  const area = hypot(far.x - edge.x, far.y - edge.y) * hypot(corner.x - far.x, corner.y - far.y);
  let good = 0;
  for (let i = 0; i < 16; i++) {
    const along = (Math.floor(i / 4) + 0.5) / 4;
    const across = ((i % 4) + 0.5) / 4;
    const x = edge.x + (far.x - edge.x) * along + (corner.x - far.x) * across;
    const y = edge.y + (far.y - edge.y) * along + (corner.y - far.y) * across;
    const owner = field.owner[cellAt(x, y)] ?? id;
    if (owner !== id) good += owner === 0 ? 1 : 1.2;
  }
  return (area * good) / 16 / 4;
}

/** Rivals who could be at the loop before it is closed; the careful see them from further away. */
function crowd({ runners }: World, runner: Runner, far: Spot, corner: Spot, reach: number): number {
  let near = 0;
  for (const other of runners) {
    if (other === runner || other.isOut) continue;
    if (isNear(other, far, reach) || isNear(other, corner, reach)) near++;
  }
  return near * 15;
}

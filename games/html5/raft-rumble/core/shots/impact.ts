import { type Crew, knock, waistOf } from "#html5/raft-rumble/core/crew.ts";
import type { Part } from "#html5/raft-rumble/core/parts.ts";
import type { Raft } from "#html5/raft-rumble/core/raft.ts";
import type { World } from "#html5/raft-rumble/core/world.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import type { Point } from "#kit/input/controls.ts";
import type { GadgetKind } from "./gadgets.ts";

export type Blast = Point & {
  radius: number;
  /** Units per step for someone right beside it. */
  push: number;
  /** Extra upward push. */
  lift: number;
  wet: number;
  damage: number;
};

const MOST_DEBRIS = 26;

/** Whatever bursts: pushes and soaks the crews around, and cracks what is near. */
export function burst(world: World, gadget: GadgetKind | "duck", blast: Blast): void {
  const { x, y, radius } = blast;
  world.events.push({ kind: "burst", gadget, x, y, radius });
  for (const crew of world.crews) soak(world, crew, blast);
  for (const raft of world.rafts) {
    const hit = raft.parts.filter((part) => closeness(raft.toWorld(part), blast) > 0.42);
    damage(world, raft, hit, blast.damage);
    if (raft.touched(blast, radius)) raft.shove(blast, (raft.x - x) * 0.01, blast.push * 0.7);
  }
}

const closeness = (at: Point, { x, y, radius }: Blast) => 1 - hypot(at.x - x, at.y - y) / radius;

function soak(world: World, crew: Crew, blast: Blast) {
  const waist = waistOf(crew);
  // Someone whom it touched counts as close, wherever on the body that was.
  const near = Math.min(1, closeness(waist, blast) * 1.35);
  if (near <= 0 || crew.state === "overboard") return;
  const way = atan2(waist.y - blast.y, waist.x - blast.x);
  const force = blast.push * (0.3 + 0.7 * near);
  // A hit on the head still pushes aside: nobody is ever driven into the deck.
  const aside = Math.sign(cos(way)) * Math.max(0.8, Math.abs(cos(way)));
  push(world, crew, aside * force, Math.min(sin(way), 0) * force * 0.7 - blast.lift * near);
  crew.wet = Math.min(1.5, crew.wet + blast.wet * near);
}

export function push(world: World, crew: Crew, px: number, py: number): void {
  knock(crew, px, py);
  world.events.push({ kind: "knock", crew });
}

/** Cracks parts; those with no health left come off, with all that hung on them. */
export function damage(world: World, raft: Raft, parts: readonly Part[], amount: number): void {
  if (amount <= 0) return;
  for (const part of parts) {
    part.health -= amount;
    world.events.push({ kind: part.health > 0 ? "crack" : "smash", part: part.kind, ...raft.toWorld(part) });
  }
  const broken = parts.filter(({ health }) => health <= 0);
  if (broken.length === 0) return;
  const places = new Map(raft.parts.map((part) => [part, raft.toWorld(part)]));
  for (const part of raft.lose(broken)) {
    const at = places.get(part) ?? raft;
    world.debris.push({
      ...{ x: at.x, y: at.y, kind: part.kind },
      vx: raft.vx + world.random.between(-1.6, 1.6),
      vy: world.random.between(-3.2, -1),
      turn: raft.angle,
      spin: world.random.between(-0.12, 0.12),
      age: 0,
    });
  }
  if (world.debris.length > MOST_DEBRIS) world.debris.splice(0, world.debris.length - MOST_DEBRIS);
}

import { DT, type Guest, TANK } from "#html5/masquerade/core/guest.ts";
import type { Level } from "#html5/masquerade/core/level.ts";
import { maskIds } from "#html5/masquerade/core/masks.ts";
import { approach, clamp } from "#kit/ease.ts";
import { basisOf, laidDown, off, upright } from "./batch.ts";
import { paintOf, type Rgb, raised, scaled, times } from "./colours.ts";
import type { Light } from "./light.ts";
import type { Cast } from "./painter.ts";

const glove: Rgb = [1, 0.96, 0.9];
const boot: Rgb = [0.26, 0.16, 0.24];
const teal: Rgb = [0.12, 0.72, 0.68];
const brass: Rgb = [0.95, 0.72, 0.3];

/** How a guest looks: cloak, boots, sprayer and mask, and how they move. */
export class Puppet {
  readonly guest: Guest;
  private stride = 0;
  private lean = 0;
  private squash = 0;
  /** From 1 to 0: painted all over, and sinking into a puddle. */
  private melt = 0;
  isDancing = false;
  /** How far from its place the guest is drawn. */
  readonly shift = { x: 0, y: 0 };

  constructor(guest: Guest) {
    this.guest = guest;
  }

  step(): void {
    const { guest } = this;
    const speed = Math.hypot(guest.vx, guest.vy);
    this.stride += guest.isGrounded ? speed * DT * 2.1 : 0.03;
    this.lean = approach(this.lean, guest.isOut ? 0 : speed / 30, 0.02);
    this.squash *= 0.86;
    this.melt = guest.isOut ? Math.min(1, this.melt + 0.07) : 0;
    if (this.isDancing) this.stride += 0.22;
  }

  bump(strength: number): void {
    this.squash = Math.min(0.35, this.squash + strength);
  }

  draw(cast: Cast, level: Level, light: Light, alpha: number): void {
    const { guest, melt } = this;
    if (melt >= 1) return;
    const moved = guest.isOut ? 0 : alpha * DT;
    const ground = {
      x: guest.x + guest.vx * moved + this.shift.x,
      y: guest.y + guest.vy * moved + this.shift.y,
    };
    const hop = this.isDancing ? Math.abs(Math.sin(this.stride * 1.5)) * 0.5 : 0;
    const at = { ...ground, z: guest.z + guest.vz * moved + hop };
    const lit = light.over(at.x, at.y);
    const own = paintOf(guest.id);
    const solid = guest.has("sheet") ? 0.26 : 1;
    const stained = {
      stains: guest.isOut ? 2.4 : guest.coats,
      stain: guest.hitBy ? paintOf(guest.hitBy.id) : own,
      solid,
    };
    const spin = this.isDancing ? this.stride * 0.8 : 0;
    const facing = basisOf(guest.angle + spin, -this.lean);
    const tall = (1 - this.squash) * (1 - melt * 0.9);
    const wide = (1 + this.squash * 0.6) * (1 + melt * 0.5);
    const bob = Math.abs(Math.sin(this.stride)) * 0.05;
    const body = { colour: times(own, lit), glow: 0.1, ...stained };
    cast.solid.cloak.add({ ...at, z: at.z + bob }, facing, [wide, tall, wide], body);
    const head = off(at, facing, 0, (1.4 + bob) * tall, 0.03);
    cast.solid.ball.add(head, facing, [0.27, 0.27 * tall, 0.27], {
      ...body,
      colour: times(scaled(own, 0.72), lit),
    });
    const size = 0.56 * (1 - melt);
    const mask = off(head, basisOf(guest.angle + spin, guest.pitch * 0.5), 0, 0.04, 0.29);
    cast.solid.sheet.add(mask, basisOf(guest.angle + spin, guest.pitch * 0.5), [size, size * 0.98, size], {
      colour: raised(lit, 0.15),
      glow: 0.7,
      face: maskIds.indexOf(guest.mask),
      solid,
    });
    if (melt > 0) return;
    this.drawLimbs(cast, at, lit, solid);
    this.drawSoft(cast, level, at);
  }

  private drawLimbs(cast: Cast, at: { x: number; y: number; z: number }, lit: Rgb, solid: number) {
    const { guest, stride } = this;
    const flat = basisOf(guest.angle);
    const swing = clamp(Math.hypot(guest.vx, guest.vy) / 6, 0, 1) * 0.24;
    for (const side of [-1, 1]) {
      const phase = stride + (side > 0 ? Math.PI : 0);
      const foot = off(
        at,
        flat,
        side * 0.17,
        0.08 + Math.max(0, Math.cos(phase)) * swing * 0.6,
        Math.sin(phase) * swing,
      );
      cast.solid.ball.add(foot, flat, [0.12, 0.09, 0.17], { colour: times(boot, lit), solid });
    }
    drawSprayer(cast.solid, off(at, flat, 0.36, 1.02, 0.26), guest, lit, solid);
  }

  private drawSoft(cast: Cast, level: Level, at: { x: number; y: number; z: number }) {
    const { guest } = this;
    const floor = level.heightAt(at.x, at.y);
    const high = clamp(at.z - floor, 0, 3);
    const dark = guest.has("sheet") ? 0.1 : 0.5;
    const wide = 0.75 + high * 0.2;
    cast.soft.square.add({ x: at.x, y: at.y, z: floor + 0.03 }, upright, [wide, 1, wide], {
      colour: [0.05, 0.02, 0.1],
      solid: dark * (1 - high / 4),
    });
    if (!guest.has("puffer") && guest.safe === 0) return;
    const size = guest.has("puffer") ? 1.05 : 0.95;
    const colour: Rgb = guest.has("puffer") ? [0.45, 0.85, 1] : [1, 1, 1];
    cast.soft.ball.add({ x: at.x, y: at.y, z: at.z + 0.9 }, upright, [size, size, size], {
      colour,
      stains: 2,
      solid: 0.8,
    });
  }
}

type Group = Cast["solid"];
type At = { x: number; y: number; z: number };

/** A toy sprayer that points where its owner looks; the jar on top shows how much paint is left. */
export function drawSprayer(group: Group, at: At, guest: Guest, lit: Rgb, solid = 1, scale = 1): void {
  const aim = basisOf(guest.angle, guest.pitch);
  const kick = guest.quiet < 8 ? (8 - guest.quiet) * 0.008 : 0;
  const hand = off(at, aim, 0, 0, -kick);
  const put = (right: number, up: number, front: number) =>
    off(hand, aim, right * scale, up * scale, front * scale);
  const by = (x: number, y: number, z: number): Rgb => [x * scale, y * scale, z * scale];
  const big = guest.has("melon") ? 1.6 : 1;
  const tin = { colour: times(teal, lit), solid };
  const dark = { colour: times(boot, lit), solid };
  group.box.add(put(0, 0, 0.02), aim, by(0.085, 0.07, 0.24), tin);
  group.box.add(put(0, -0.13, -0.1), aim, by(0.05, 0.11, 0.06), dark);
  group.pipe.add(put(0, 0.01, 0.24), laidDown(aim), by(0.055 * big, 0.16, 0.055 * big), {
    colour: times(glove, lit),
    solid,
  });
  group.pipe.add(put(0, 0.01, 0.38), laidDown(aim), by(0.085 * big, 0.06, 0.085 * big), {
    colour: times(brass, lit),
    solid,
  });
  const paint = { colour: paintOf(guest.id), glow: 0.4, solid };
  const full = 0.04 + 0.17 * (guest.tank / TANK);
  group.pipe.add(put(0, 0.07, 0), aim, by(0.1, full, 0.1), paint);
  group.box.add(put(0, 0.07 + full, 0), aim, by(0.075, 0.012, 0.075), paint);
  for (const [right, front] of corners)
    group.box.add(put(right, 0.17, front), aim, by(0.012, 0.12, 0.012), dark);
  group.box.add(put(0, 0.3, 0), aim, by(0.105, 0.022, 0.105), { colour: times(brass, lit), solid });
  group.ball.add(put(0, -0.14, -0.06), aim, by(0.09, 0.08, 0.09), { colour: times(glove, lit), solid });
}

/** The rods of the cage that holds the jar. */
const corners = [-1, 1].flatMap((right) => [-1, 1].map((front) => [right * 0.09, front * 0.09] as const));

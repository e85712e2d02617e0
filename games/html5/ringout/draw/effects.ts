import { circlesOf } from "#html5/ringout/core/combat.ts";
import { type Fighter, heightOf, moveOf } from "#html5/ringout/core/fighter.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import type { Ctx } from "./brush.ts";
import { PAPER } from "./colours.ts";

type Word = { text: string; x: number; y: number; age: number; color: string; size: number };
type Ring = { x: number; y: number; age: number; color: string; r: number };
type Beam = { x: number; y: number; turn: number; age: number; color: string };
type Ghost = { x: number; y: number; age: number; color: string; r: number };

const WORD = 44;
const BEAM = 40;

/** What eyes keep between two steps: sparks, words, rings, trails. */
export class Effects {
  readonly particles = createParticles(260);
  readonly shake = createShake();
  time = 0;
  flash = 0;
  private words: Word[] = [];
  private rings: Ring[] = [];
  private beams: Beam[] = [];
  private ghosts: Ghost[] = [];
  /** How much each plate is still jumping. */
  readonly jolts = [0, 0, 0, 0];

  step(): void {
    this.time++;
    this.particles.step();
    this.shake.step();
    this.flash *= 0.84;
    for (const list of [this.words, this.rings, this.beams, this.ghosts]) for (const one of list) one.age++;
    this.words = this.words.filter(({ age }) => age < WORD);
    this.rings = this.rings.filter(({ age }) => age < 22);
    this.beams = this.beams.filter(({ age }) => age < BEAM);
    this.ghosts = this.ghosts.filter(({ age }) => age < 20);
    this.jolts.forEach((jolt, seat) => {
      this.jolts[seat] = jolt * 0.86;
    });
  }

  say(text: string, x: number, y: number, color: string, size = 30): void {
    this.words.push({ text, x, y, color, size, age: 0 });
  }

  ring(x: number, y: number, r: number, color: string): void {
    this.rings.push({ x, y, r, color, age: 0 });
  }

  beam(x: number, y: number, turn: number, color: string): void {
    this.beams.push({ x, y, turn, color, age: 0 });
  }

  /** Smoke behind those who fly. */
  trail(fighter: Fighter): void {
    const speed = Math.hypot(fighter.vx, fighter.vy);
    if (fighter.stance !== "stun" || fighter.stop > 0 || speed < 9) return;
    const { x, y, seat } = fighter;
    this.ghosts.push({
      x,
      y: y - heightOf(fighter) / 2,
      age: 0,
      color: colorOfSeat(seat),
      r: 8 + speed * 0.7,
    });
  }

  drawBehind(ctx: Ctx): void {
    for (const { x, y, age, color, r } of this.ghosts) {
      ctx.globalAlpha = 0.5 * (1 - age / 20);
      ctx.fillStyle = age < 5 ? PAPER : color;
      ctx.beginPath();
      ctx.arc(x, y, r * (1 - age / 30), 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.globalAlpha = 1;
  }

  drawFront(view: View): void {
    const { ctx } = view;
    for (const { x, y, turn, age, color } of this.beams) drawBeam(ctx, x, y, turn, age / BEAM, color);
    for (const { x, y, r, age, color } of this.rings) {
      ctx.globalAlpha = 1 - age / 22;
      ctx.strokeStyle = color;
      ctx.lineWidth = 9 * (1 - age / 22) + 1;
      ctx.beginPath();
      ctx.arc(x, y, r * (0.35 + (age / 22) * 0.9), 0, Math.PI * 2);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
    this.particles.draw(view);
    for (const { text, x, y, age, color, size } of this.words) {
      const pop = easeBack(clamp(age / 9, 0, 1));
      ctx.globalAlpha = clamp((WORD - age) / 14, 0, 1);
      const style = {
        size: size * (0.4 + 0.6 * pop),
        color,
        align: "center",
        baseline: "middle",
        floats: true,
      } as const;
      drawText(view, text, x, y - age * 0.5, { ...style, outline: "rgb(42 26 62 / 0.9)" });
    }
    ctx.globalAlpha = 1;
  }
}

/** A pillar of light where somebody left the ring. */
function drawBeam(ctx: Ctx, x: number, y: number, turn: number, part: number, color: string) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const wide = 90 * (1 - part) ** 0.6;
  for (const [scale, fill] of [
    [1.5, color],
    [0.8, PAPER],
  ] as const) {
    ctx.globalAlpha = (1 - part) * 0.85;
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(-60, -wide * scale * 0.5);
    ctx.lineTo(900, -wide * scale * 0.16);
    ctx.lineTo(900, wide * scale * 0.16);
    ctx.lineTo(-60, wide * scale * 0.5);
    ctx.fill();
  }
  ctx.restore();
}

/** The arc of air that a swing cuts, exactly where it hurts. */
export function drawSwing(ctx: Ctx, fighter: Fighter): void {
  const move = moveOf(fighter);
  const [hit] = move?.hits ?? [];
  if (!move || !hit || fighter.isCharging) return;
  const late = fighter.age - hit.to;
  if (fighter.age < hit.from || late > 5) return;
  const [circle] = circlesOf(fighter, move, hit.from);
  if (!circle) return;
  const middle = fighter.y - heightOf(fighter) / 2;
  const turn = Math.atan2(circle.py - middle, circle.px - fighter.x);
  ctx.globalAlpha = late > 0 ? 0.5 * (1 - late / 6) : 0.62;
  ctx.fillStyle = PAPER;
  ctx.beginPath();
  ctx.arc(circle.px, circle.py, circle.r, turn - 1.5, turn + 1.5);
  ctx.quadraticCurveTo(
    circle.px + Math.cos(turn) * circle.r * 0.5,
    circle.py + Math.sin(turn) * circle.r * 0.5,
    circle.px + Math.cos(turn - 1.5) * circle.r,
    circle.py + Math.sin(turn - 1.5) * circle.r,
  );
  ctx.fill();
  ctx.globalAlpha = 1;
}

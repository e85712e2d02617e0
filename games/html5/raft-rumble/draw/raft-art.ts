import { CELL, type Part, type PartKind } from "#html5/raft-rumble/core/parts.ts";
import type { Raft } from "#html5/raft-rumble/core/raft.ts";
import type { Debris } from "#html5/raft-rumble/core/world.ts";
import type { PaintId } from "#html5/raft-rumble/voyage/goods.ts";
import { type RaftCoat, raftCoats } from "./coats.ts";
import { stamp } from "./stamp.ts";

type Ctx = CanvasRenderingContext2D;
const HALF = CELL / 2;

type RaftLook = { color: string; wind: number; steps: number; paint: PaintId };

export function drawRaft(ctx: Ctx, raft: Raft, look: RaftLook): void {
  if (!raft.isAfloat) return;
  const at = raft.toWorld({ x: 0, y: 0 });
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(raft.angle);
  for (const part of raft.parts) {
    ctx.save();
    ctx.translate(part.x, part.y);
    drawPart(ctx, part.kind, part.health, part.column, look.paint);
    ctx.restore();
  }
  drawRopes(ctx, raft.parts);
  const top = raft.parts.filter(({ kind }) => kind === "mast").toSorted((a, b) => a.y - b.y)[0];
  if (top) drawFlag(ctx, top.x, top.y - HALF + 3, look);
  ctx.restore();
}

export function drawDebris(ctx: Ctx, { x, y, turn, kind, age }: Debris): void {
  ctx.save();
  ctx.globalAlpha = Math.min(1, (1500 - age) / 200);
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(0.86, 0.86);
  drawPart(ctx, kind, 1, 0, "wood");
  ctx.restore();
}

const ROOM = { left: -HALF - 1, top: -HALF - 1, width: CELL + 2, height: CELL + 2 };

export function drawPart(ctx: Ctx, kind: PartKind, health: number, column: number, paint: PaintId) {
  // Planks come in six grains.
  const grain = kind === "plank" ? column % 6 : 0;
  stamp(ctx, `${kind} ${health} ${grain} ${paint}`, ROOM, (print) =>
    sketchPart(print, kind, health, grain, raftCoats[paint]),
  );
}

function sketchPart(ctx: Ctx, kind: PartKind, health: number, column: number, coat: RaftCoat) {
  if (kind === "plank") drawPlank(ctx, column, coat);
  else if (kind === "barrel") drawBarrel(ctx, coat);
  else if (kind === "crate") drawCrate(ctx);
  else drawMast(ctx);
  if (health === 1 && (kind === "plank" || kind === "barrel")) drawCrack(ctx);
}

function box(ctx: Ctx, color: string, x: number, y: number, width: number, height: number, round = 2) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, round);
  ctx.fill();
}

function drawPlank(ctx: Ctx, column: number, { edge, top, low, shine }: RaftCoat) {
  const shade = column % 2 ? 1 : 0;
  box(ctx, edge, -HALF, -HALF, CELL, CELL, 3);
  box(ctx, top[shade], -HALF + 1, -HALF + 1, CELL - 2, 12);
  box(ctx, low[shade], -HALF + 1, 0, CELL - 2, 12);
  ctx.fillStyle = edge;
  ctx.globalAlpha = 0.5;
  ctx.fillRect(-HALF + 5, -8 + (column % 3), 13, 1.6);
  ctx.fillRect(-4, 6 - (column % 2) * 2, 12, 1.6);
  ctx.globalAlpha = 1;
  ctx.fillStyle = shine;
  ctx.fillRect(-HALF + 2, -HALF + 1, CELL - 4, 2.5);
}

function drawBarrel(ctx: Ctx, { barrel }: RaftCoat) {
  ctx.fillStyle = "#4a2a1a";
  ctx.beginPath();
  ctx.ellipse(0, 0, HALF, HALF, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = barrel;
  ctx.beginPath();
  ctx.ellipse(0, 0, HALF - 2, HALF - 2, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = "#e2e6ea";
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.arc(0, 0, HALF - 4, 0, Math.PI * 2);
  ctx.stroke();
  ctx.strokeStyle = "rgb(70 35 18 / 0.7)";
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  for (const x of [-4, 3]) {
    ctx.moveTo(x, -8);
    ctx.lineTo(x, 8);
  }
  ctx.stroke();
  ctx.fillStyle = "rgb(255 255 255 / 0.35)";
  ctx.beginPath();
  ctx.arc(-4, -5, 2.6, 0, Math.PI * 2);
  ctx.fill();
}

function drawCrate(ctx: Ctx) {
  box(ctx, "#5a3d1e", -HALF, -HALF, CELL, CELL, 2);
  box(ctx, "#e0b56a", -HALF + 2, -HALF + 2, CELL - 4, CELL - 4, 1);
  ctx.strokeStyle = "#8a6330";
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-9, -9);
  ctx.lineTo(9, 9);
  ctx.moveTo(9, -9);
  ctx.lineTo(-9, 9);
  ctx.stroke();
  ctx.strokeStyle = "#a8793c";
  ctx.lineWidth = 3;
  ctx.strokeRect(-HALF + 3, -HALF + 3, CELL - 6, CELL - 6);
}

function drawMast(ctx: Ctx) {
  box(ctx, "#5d3620", -4, -HALF, 8, CELL, 0);
  box(ctx, "#c08a55", -2.5, -HALF, 3.5, CELL, 0);
}

function drawCrack(ctx: Ctx) {
  ctx.strokeStyle = "rgb(35 18 10 / 0.85)";
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(-9, -11);
  ctx.lineTo(-2, -3);
  ctx.lineTo(-5, 2);
  ctx.lineTo(4, 11);
  ctx.moveTo(-2, -3);
  ctx.lineTo(8, -6);
  ctx.stroke();
}

/** Rope where planks lie on barrels: it says "this hangs together". */
function drawRopes(ctx: Ctx, parts: readonly Part[]) {
  ctx.strokeStyle = "#f1ddb0";
  ctx.lineWidth = 2.6;
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const part of parts) {
    if (part.kind !== "barrel" || part.column % 2) continue;
    const isTied = parts.some(
      ({ column, row, kind }) => column === part.column && row === part.row - 1 && kind === "plank",
    );
    if (!isTied) continue;
    ctx.moveTo(part.x - 6, part.y - HALF - 9);
    ctx.lineTo(part.x + 5, part.y - HALF + 7);
    ctx.moveTo(part.x + 5, part.y - HALF - 9);
    ctx.lineTo(part.x - 6, part.y - HALF + 7);
  }
  ctx.stroke();
}

/** The flag shows the wind, as flags do. */
function drawFlag(
  ctx: Ctx,
  x: number,
  y: number,
  { color, wind, steps }: { color: string; wind: number; steps: number },
) {
  const length = 12 + Math.min(34, Math.abs(wind) * 1100);
  const way = wind < 0 ? -1 : 1;
  const droop = 16 - Math.min(14, Math.abs(wind) * 600);
  const wave = (part: number) => Math.sin(steps * 0.16 - part * 3) * 3 * part + droop * part;
  ctx.fillStyle = color;
  ctx.strokeStyle = "rgb(20 20 40 / 0.5)";
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + way * length * 0.5, y + wave(0.6), x + way * length, y + wave(1) + 8);
  ctx.quadraticCurveTo(x + way * length * 0.5, y + 18 + wave(0.6), x, y + 18);
  ctx.fill();
  ctx.stroke();
}

import { groundHeight, HALF, isFlashing, type Rail, type Row } from "#html5/hopscotch-highway/core/rows.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { shade } from "./blocks.ts";
import { fillPatch, fillPatches, fillShape, type Patch, project, type Sight, seenOf } from "./iso.ts";
import { dice, type Ground, grounds } from "./paint.ts";

type Ctx = CanvasRenderingContext2D;
/** Rows are this wide to either side: beyond the edge of even a very wide frame. */
const REACH = 26;
const RIM = HALF + 0.5;

/** A strip along the row, between two fractions of its depth. */
const strip = (row: Row, from: number, to: number, y: number, x1: number, x2: number): Patch => ({
  x1,
  x2,
  z1: row.index + from,
  z2: row.index + to,
  y,
});

/** The whole row: bright where one can hop, duller beside it. */
function fillRow(ctx: Ctx, row: Row, y: number, street: string, beside: string) {
  fillPatch(ctx, strip(row, -0.5, 0.5, y, -RIM, RIM), street);
  fillPatches(ctx, [strip(row, -0.5, 0.5, y, -REACH, -RIM), strip(row, -0.5, 0.5, y, RIM, REACH)], beside);
}

/** The ground of one row. `nearer` is the row in front of it, which decides where kerbs and lines are. */
export function drawGround(view: View, row: Row, nearer: Row | undefined, sight: Sight): void {
  const { ctx } = view;
  const ground = grounds[row.season];
  const y = groundHeight[row.kind];
  const seen = seenOf(sight, row.index);
  if (row.kind === "field") drawField(view, row, ground, y);
  else if (row.kind === "road") drawRoad(ctx, row, nearer, ground, y, seen);
  else if (row.kind === "rail") drawRail(ctx, row, ground, y, seen);
  else fillRow(ctx, row, y, ground.water, shade(ground.water, 0.9));
  const below = nearer ? groundHeight[nearer.kind] : -0.3;
  if (below >= y) return;
  const z = row.index - 0.5;
  const side = row.kind === "field" ? ground.fieldSide : "#3c4258";
  // biome-ignore format: one corner after the other
  fillShape(ctx, [[-REACH, below, z], [REACH, below, z], [REACH, y, z], [-REACH, y, z]], side);
}

function drawField(view: View, row: Row, ground: Ground, y: number) {
  const { ctx } = view;
  fillRow(ctx, row, y, ground.field[Math.abs(row.index) % 2 === 0 ? 0 : 1], ground.verge);
  if (row.index >= -1 && row.index < 4) drawHopscotch(view, row.index, y, ground.chalk);
  const tufts: Patch[] = [];
  const flowers: Patch[] = [];
  for (let i = 0; i < 7; i++) {
    const x = dice(row.index, i) * 16 - 8;
    const z = dice(i, row.index) * 0.7 - 0.35;
    const isFlower = row.season === "meadow" && dice(row.index, i + 40) > 0.6;
    (isFlower ? flowers : tufts).push(strip(row, z, z + 0.12, y, x, x + 0.12));
  }
  fillPatches(ctx, tufts, ground.tuft);
  fillPatches(ctx, flowers, row.index % 2 ? "#fff4e0" : "#ffd35c");
  if (row.index > 0 && row.index % 25 === 0) drawMark(view, `${row.index}`, 0, row.index, y, ground.chalk);
}

/** Chalked squares on the schoolyard: the first hops explain themselves. */
function drawHopscotch(view: View, index: number, y: number, chalk: string) {
  const columns = index % 2 === 0 ? [0] : [-0.5, 0.5];
  // One, then two and three side by side, then four…
  const before = Math.floor(index * 1.5);
  const { ctx } = view;
  for (const [i, x] of columns.entries()) {
    if (index >= 0) drawMark(view, `${before + i + 1}`, x, index, y, chalk);
    ctx.strokeStyle = chalk;
    ctx.lineWidth = 3;
    ctx.beginPath();
    for (const [dx, dz] of [
      [-0.44, -0.44],
      [0.44, -0.44],
      [0.44, 0.44],
      [-0.44, 0.44],
    ] as const) {
      const point = project(x + dx, y, index + dz);
      ctx.lineTo(point.x, point.y);
    }
    ctx.closePath();
    ctx.stroke();
  }
}

/** A number chalked flat on the ground. */
function drawMark(view: View, text: string, x: number, z: number, y: number, color: string) {
  const { ctx } = view;
  const o = project(x, y, z);
  const right = project(x + 1, y, z);
  const up = project(x, y, z + 1);
  ctx.save();
  ctx.transform(right.x - o.x, right.y - o.y, o.x - up.x, o.y - up.y, o.x, o.y);
  ctx.scale(1 / 40, 1 / 40);
  drawText(view, text, 0, 0, {
    size: 28,
    align: "center",
    baseline: "middle",
    color,
  });
  ctx.restore();
}

type Seen = { from: number; to: number };

function drawRoad(ctx: Ctx, row: Row, nearer: Row | undefined, ground: Ground, y: number, seen: Seen) {
  fillRow(ctx, row, y, ground.asphalt, shade(ground.asphalt, 0.9));
  if (nearer?.kind !== "road") return;
  const dashes: Patch[] = [];
  for (let x = Math.floor(seen.from / 2) * 2; x < seen.to; x += 2)
    dashes.push(strip(row, -0.53, -0.47, y, x, x + 0.9));
  fillPatches(ctx, dashes, ground.line);
}

function drawRail(ctx: Ctx, row: Rail, ground: Ground, y: number, seen: Seen) {
  fillRow(ctx, row, y, ground.gravel, shade(ground.gravel, 0.9));
  const sleepers: Patch[] = [];
  for (let x = Math.floor(seen.from / 0.75) * 0.75; x < seen.to; x += 0.75)
    sleepers.push(strip(row, -0.38, 0.38, y, x, x + 0.3));
  fillPatches(ctx, sleepers, "#7b5a44");
  const rails = [-0.25, 0.2].map((z) => strip(row, z, z + 0.07, y + 0.05, -REACH, REACH));
  fillPatches(ctx, rails, "#e3e6ee");
}

/** What moves on the ground: ripples on the water, the red glow of rails before a train. */
export function drawFlow(ctx: Ctx, row: Row, time: number): void {
  if (row.kind === "river" || row.kind === "pads") drawRipples(ctx, row, time);
  else if (row.kind === "rail" && isFlashing(row, time)) {
    const strength = 0.16 + 0.14 * Math.sin(time / 4);
    const patch = strip(row, -0.5, 0.5, groundHeight.rail + 0.05, -RIM, RIM);
    fillPatch(ctx, patch, `rgb(255 60 60 / ${strength})`);
  }
}

function drawRipples(ctx: Ctx, row: Row, time: number) {
  const flow = row.kind === "river" ? row.way * row.speed * time : Math.sin(time / 60) * 0.3;
  const ripples = Array.from({ length: 9 }, (_, i) => {
    const at = i * 3.1 + dice(row.index, i) * 2 + flow + 14;
    const x = at - Math.floor(at / 28) * 28 - 14;
    const z = dice(i, row.index) * 0.7 - 0.4;
    return strip(row, z, z + 0.06, groundHeight[row.kind], x, x + 0.5 + dice(i, 3) * 0.6);
  });
  fillPatches(ctx, ripples, grounds[row.season].ripple);
}

import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import { fillPatch, fillShape, project } from "./iso.ts";
import { dice, type Ground, grounds } from "./paint.ts";
import { groundHeight, HALF, isFlashing, type Row } from "./rows.ts";

type Ctx = CanvasRenderingContext2D;
/** Rows are this wide to either side: beyond the edge of even a very wide frame. */
const REACH = 26;
const RIM = HALF + 0.5;

/** A strip right across the row, between two fractions of its depth. */
function strip(
  ctx: Ctx,
  row: Row,
  from: number,
  to: number,
  y: number,
  color: string,
  x1 = -REACH,
  x2 = REACH,
) {
  fillPatch(ctx, { x1, x2, z1: row.index + from, z2: row.index + to, y }, color);
}

/** The ground of one row. `nearer` is the row in front of it, which decides where kerbs and lines are. */
export function drawGround(view: View, row: Row, nearer: Row | undefined, time: number): void {
  const { ctx } = view;
  const ground = grounds[row.season];
  const y = groundHeight[row.kind];
  if (row.kind === "field") drawField(view, row, ground, y);
  else if (row.kind === "road") drawRoad(ctx, row, nearer, ground, y);
  else if (row.kind === "rail") drawRail(ctx, row, ground, y, time);
  else drawWater(ctx, row, ground, y, time);
  const below = nearer ? groundHeight[nearer.kind] : -0.3;
  if (below >= y) return;
  const z = row.index - 0.5;
  const side = row.kind === "field" ? ground.fieldSide : "#3c4258";
  fillShape(
    ctx,
    [
      [-REACH, below, z],
      [REACH, below, z],
      [REACH, y, z],
      [-REACH, y, z],
    ],
    side,
  );
}

function drawField(view: View, row: Row, ground: Ground, y: number) {
  const { ctx } = view;
  const color = ground.field[Math.abs(row.index) % 2 === 0 ? 0 : 1];
  strip(ctx, row, -0.5, 0.5, y, ground.verge);
  strip(ctx, row, -0.5, 0.5, y, color, -RIM, RIM);
  if (row.index >= -1 && row.index < 4) drawHopscotch(view, row.index, y);
  for (let i = 0; i < 7; i++) {
    const x = dice(row.index, i) * 16 - 8;
    const z = row.index + dice(i, row.index) * 0.7 - 0.35;
    const patch = { x1: x, x2: x + 0.12, z1: z, z2: z + 0.12, y };
    const flower = row.season === "meadow" && dice(row.index, i + 40) > 0.6;
    fillPatch(ctx, patch, flower ? (i % 2 ? "#fff4e0" : "#ffd35c") : ground.tuft);
  }
  if (row.index > 0 && row.index % 25 === 0) drawMark(view, `${row.index}`, 0, row.index, y);
}

/** Chalked squares on the schoolyard: the first hops explain themselves. */
function drawHopscotch(view: View, index: number, y: number) {
  const columns = index % 2 === 0 ? [0] : [-0.5, 0.5];
  // One, then two and three side by side, then four…
  const before = Math.floor(index * 1.5);
  const { ctx } = view;
  for (const [i, x] of columns.entries()) {
    if (index >= 0) drawMark(view, `${before + i + 1}`, x, index, y);
    ctx.strokeStyle = "rgb(255 255 255 / 0.9)";
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
export function drawMark(view: View, text: string, x: number, z: number, y: number): void {
  const { ctx } = view;
  const o = project(x, y, z);
  const right = project(x + 1, y, z);
  const up = project(x, y, z + 1);
  ctx.save();
  ctx.transform(right.x - o.x, right.y - o.y, o.x - up.x, o.y - up.y, o.x, o.y);
  ctx.scale(1 / 40, 1 / 40);
  drawText(view, text, 0, 0, {
    size: 28,
    weight: 900,
    align: "center",
    baseline: "middle",
    color: "#ffffffe0",
  });
  ctx.restore();
}

function drawRoad(ctx: Ctx, row: Row, nearer: Row | undefined, ground: Ground, y: number) {
  strip(ctx, row, -0.5, 0.5, y, ground.asphalt);
  strip(ctx, row, -0.5, 0.5, y, "rgb(10 12 30 / 0.12)", -REACH, -RIM);
  strip(ctx, row, -0.5, 0.5, y, "rgb(10 12 30 / 0.12)", RIM, REACH);
  if (nearer?.kind !== "road") return;
  for (let x = -14; x < 14; x += 2) strip(ctx, row, -0.53, -0.47, y, ground.line, x, x + 0.9);
}

function drawRail(ctx: Ctx, row: Row & { kind: "rail" }, ground: Ground, y: number, time: number) {
  strip(ctx, row, -0.5, 0.5, y, ground.gravel);
  for (let x = -15; x < 15; x += 0.75) strip(ctx, row, -0.38, 0.38, y, "#7b5a44", x, x + 0.3);
  for (const z of [-0.25, 0.2]) strip(ctx, row, z, z + 0.07, y + 0.05, "#e3e6ee");
  if (!isFlashing(row, time)) return;
  const strength = 0.16 + 0.14 * Math.sin(time / 4);
  strip(ctx, row, -0.5, 0.5, y + 0.05, `rgb(255 60 60 / ${strength})`, -RIM, RIM);
}

function drawWater(ctx: Ctx, row: Row, ground: Ground, y: number, time: number) {
  strip(ctx, row, -0.5, 0.5, y, ground.water);
  strip(ctx, row, -0.5, 0.5, y, "rgb(0 20 70 / 0.12)", -REACH, -RIM);
  strip(ctx, row, -0.5, 0.5, y, "rgb(0 20 70 / 0.12)", RIM, REACH);
  const flow = row.kind === "river" ? row.way * row.speed * time : Math.sin(time / 60) * 0.3;
  for (let i = 0; i < 9; i++) {
    const at = i * 3.1 + dice(row.index, i) * 2 + flow + 14;
    const x = at - Math.floor(at / 28) * 28 - 14;
    const z = dice(i, row.index) * 0.7 - 0.4;
    strip(ctx, row, z, z + 0.06, y, ground.ripple, x, x + 0.5 + dice(i, 3) * 0.6);
  }
}

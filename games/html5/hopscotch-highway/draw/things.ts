import {
  type Field,
  groundHeight,
  HALF,
  isFlashing,
  LOOP,
  moverAt,
  type Rail,
  type River,
  type Road,
  type Row,
  sunk,
  TRAIN_LENGTH,
  trainAt,
} from "#html5/hopscotch-highway/core/rows.ts";
import { type Model, turned } from "./blocks.ts";
import { fillShape, isSeen, project, type Sight } from "./iso.ts";
import type { Lights } from "./lights.ts";
import { dice, isDark } from "./paint.ts";
import { eraserModel, floeModel, glows, logModel, props, signalModel } from "./prop-models.ts";
import { drawShadow, type Sprites } from "./sprites.ts";
import { engineModel, vehicleModel, wagonModel } from "./vehicle-models.ts";

type Ctx = CanvasRenderingContext2D;
/** Something that stands on a row, to be drawn in its turn: what is further right comes first. */
export type Thing = { x: number; draw(): void };
export type Brush = { ctx: Ctx; sprites: Sprites; lights: Lights; time: number; sight: Sight };

const WAGON = 3.25;

/** Draws with the origin at a spot of the world. */
export function at(ctx: Ctx, x: number, y: number, z: number, draw: () => void): void {
  const point = project(x, y, z);
  ctx.save();
  ctx.translate(point.x, point.y);
  draw();
  ctx.restore();
}

export function thingsOn(row: Row, brush: Brush): Thing[] {
  const coins = row.coins.map((x) => ({ x, draw: () => drawCoin(brush, x, row) }));
  if (row.kind === "field") return [...propsOf(row, brush), ...coins];
  if (row.kind === "road") return [...traffic(row, brush), ...coins];
  if (row.kind === "rail") return trainOf(row, brush);
  if (row.kind === "river") return rafts(row, brush);
  return [...row.pads.map((x) => ({ x, draw: () => drawPad(brush, x, row) })), ...coins];
}

function propsOf(row: Field, brush: Brush): Thing[] {
  const { ctx, sprites, lights } = brush;
  const models = props[row.season];
  const columns = [...row.blocked];
  // Outside the street things stand close: one sees at a glance where it ends.
  for (const side of [-1, 1]) {
    for (let x = HALF + 1; x <= HALF + 12; x++) if (dice(row.index, side * x) < 0.5) columns.push(side * x);
  }
  const seen = columns.filter((x) => isSeen(brush.sight, x, row.index));
  return seen.map((x) => {
    const which = Math.floor(dice(x + 0.5, row.index) * models.length);
    const model = models[which] ?? [];
    const y = groundHeight.field;
    return {
      x,
      draw() {
        at(ctx, x, y, row.index, () =>
          sprites.draw(ctx, `prop ${row.season} ${which}`, () => model, { width: 0.7, depth: 0.6 }),
        );
        if (glows[row.season]?.includes(which))
          lights.add({ ...project(x, 1.4, row.index), size: 64, color: "warm", dim: 0.75 });
      },
    };
  });
}

function traffic(row: Road, brush: Brush): Thing[] {
  const { ctx, sprites, lights, time } = brush;
  const facing = row.way === 1 ? "up" : "down";
  return row.movers.flatMap((mover): Thing[] => {
    const x = moverAt(row, mover, time);
    if (!isSeen(brush.sight, x, row.index)) return [];
    const { kind, paint, length } = mover;
    const draw = () => {
      at(ctx, x, 0, row.index, () => {
        // Vehicle models look along the row already; the other way is half a turn.
        const model = () => turned(vehicleModel(kind, paint), facing);
        sprites.draw(ctx, `${kind} ${paint} ${facing}`, model, { width: length, depth: 0.7 });
      });
      if (isDark(row.season)) {
        const nose = x + row.way * (length / 2 + 0.7);
        lights.add({ ...project(nose, 0, row.index), size: 60, color: "white", dim: 0.6 });
        lights.add({ ...project(x - (row.way * length) / 2, 0.3, row.index), size: 18, color: "red" });
      }
    };
    return [{ x, draw }];
  });
}

function trainOf(row: Rail, brush: Brush): Thing[] {
  const { ctx, sprites, lights, time } = brush;
  const facing = row.way === 1 ? "up" : "down";
  // The signals stand in front of the rails, so they come last.
  const signals = [3.5, -3.5].map((x) => ({ x: x - LOOP, draw: () => drawSignal(brush, x, row) }));
  const middle = trainAt(row, time);
  if (middle === undefined) return signals;
  const wagon = (model: Model, name: string, x: number): Thing => ({
    x,
    draw() {
      at(ctx, x, groundHeight.rail, row.index, () =>
        sprites.draw(ctx, `${name} ${facing}`, () => turned(model, facing), { width: WAGON, depth: 0.7 }),
      );
      if (name === "engine")
        lights.add({ ...project(x + row.way * 2.6, 0, row.index), size: 120, color: "white" });
    },
  });
  const cars = [0, 1, 2, 3].map((i) => {
    const x = middle + row.way * (TRAIN_LENGTH / 2 - WAGON * (i + 0.5));
    return i === 0 ? wagon(engineModel, "engine", x) : wagon(wagonModel, "wagon", x);
  });
  return [...cars, ...signals];
}

function drawSignal({ ctx, sprites, lights, time }: Brush, x: number, row: Rail) {
  const z = row.index - 0.42;
  at(ctx, x, groundHeight.rail, z, () => sprites.draw(ctx, "signal", () => signalModel));
  const isLit = isFlashing(row, time);
  for (const side of [-1, 1]) {
    const isOn = isLit && Math.floor(time / 9) % 2 === (side + 1) / 2;
    const lamp = project(x + side * 0.15, groundHeight.rail + 1.05, z - 0.06);
    ctx.fillStyle = isOn ? "#ff4d4d" : "#5a2a30";
    ctx.beginPath();
    ctx.arc(lamp.x, lamp.y, 5.4, 0, 7);
    ctx.fill();
    if (isOn) lights.add({ ...lamp, size: 40, color: "red" });
  }
}

function rafts(row: River, brush: Brush): Thing[] {
  const { ctx, sprites, time } = brush;
  return row.movers.flatMap((raft): Thing[] => {
    const x = moverAt(row, raft, time);
    if (!isSeen(brush.sight, x, row.index)) return [];
    const depth = sunk(raft, time);
    if (depth >= 1) return [];
    const bob = Math.sin(time / 24 + raft.at) * 0.015 - depth * 0.16;
    const wobble = depth > 0 ? Math.sin(time * 1.3) * 0.03 : 0;
    const draw = () =>
      at(ctx, x + wobble, groundHeight.river + bob, row.index, () => {
        ctx.globalAlpha = 1 - depth * 0.6;
        const name = raft.isFloe ? `floe ${raft.length}` : `log ${raft.length}`;
        sprites.draw(ctx, name, () => (raft.isFloe ? floeModel : logModel)(raft.length));
      });
    return [{ x, draw }];
  });
}

function drawPad({ ctx, time }: Brush, x: number, row: Row) {
  const y = groundHeight.pads + 0.03 + Math.sin(time / 30 + x) * 0.008;
  const spin = dice(x, row.index) * 6;
  const rim = (reach: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const way = spin + 0.35 + (i / 14) * (Math.PI * 2 - 0.7);
      return [x + Math.cos(way) * reach, y, row.index + Math.sin(way) * reach] as const;
    });
  fillShape(ctx, [[x, y - 0.06, row.index], ...rim(0.45)], "#2f8f5a");
  fillShape(ctx, [[x, y, row.index], ...rim(0.4)], row.season === "autumn" ? "#a9a83f" : "#5cc470");
  if (dice(row.index, x) < 0.75) return;
  const petal = project(x + 0.24, y + 0.12, row.index + 0.22);
  ctx.fillStyle = "#ff9db5";
  ctx.beginPath();
  ctx.arc(petal.x, petal.y, 6, 0, 7);
  ctx.fill();
  ctx.fillStyle = "#fff4e0";
  ctx.beginPath();
  ctx.arc(petal.x, petal.y - 2, 3, 0, 7);
  ctx.fill();
}

function drawCoin({ ctx, time, lights }: Brush, x: number, row: Row) {
  const turn = Math.cos(time / 14 + x);
  const y = groundHeight[row.kind] + 0.34 + Math.sin(time / 18 + x) * 0.05;
  const { x: left, y: top } = project(x, y, row.index);
  at(ctx, x, groundHeight[row.kind], row.index, () => drawShadow(ctx, { width: 0.3, depth: 0.2 }));
  const width = Math.max(2.5, Math.abs(turn) * 12);
  ctx.fillStyle = "#c9861a";
  ctx.beginPath();
  ctx.ellipse(left + 2.4, top, width, 13, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = "#ffd35c";
  ctx.beginPath();
  ctx.ellipse(left, top, width, 13, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = "#fff0b8";
  ctx.beginPath();
  ctx.ellipse(left, top, width * 0.5, 7.5, 0, 0, 7);
  ctx.fill();
  if (isDark(row.season)) lights.add({ x: left, y: top, size: 26, color: "warm", dim: 0.8 });
}

export function drawEraser({ ctx, sprites }: Brush, x: number, z: number): void {
  const shadow = { width: 3.6, depth: 1, strength: 0.35 };
  at(ctx, x, 0.05, z - 0.5, () => sprites.draw(ctx, "eraser", () => eraserModel, shadow));
}

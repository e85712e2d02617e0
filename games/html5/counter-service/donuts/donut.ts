import type { Dish, Mark } from "#html5/counter-service/engine/core/dish.ts";
import {
  type Ctx,
  disc,
  finish,
  line,
  mix,
  oval,
  poly,
  ramp,
  scatter,
  slab,
} from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#4a2438";
const fried = [
  [0, "#fdf0d3"],
  [0.4, "#f6d08a"],
  [0.65, "#dd9c4c"],
  [0.9, "#a5642f"],
  [1.2, "#2e1c18"],
] as const;

export const icings: Record<string, string> = {
  choco: "#5b3226",
  berry: "#f06fa0",
  vanilla: "#fff2cf",
  mint: "#8fe0c0",
};

export const friedColor = (doneness: number) => ramp(fried, doneness);

/** The outline of a shape of radius 1 around 0, 0. */
function outline(ctx: Ctx, raw: string) {
  if (raw === "heart") {
    ctx.moveTo(0, 0.95);
    ctx.bezierCurveTo(-1.5, 0, -0.95, -1.15, 0, -0.5);
    ctx.bezierCurveTo(0.95, -1.15, 1.5, 0, 0, 0.95);
  } else if (raw === "pillow") ctx.roundRect(-0.9, -0.8, 1.8, 1.6, 0.6);
  else ctx.ellipse(0, 0, 1, 0.92, 0, 0, Math.PI * 2);
}

const hasHole = (raw: string) => raw === "ring";
const HOLE = 0.3;

/** The shape as a path, with its hole, this much smaller than the whole. */
function tracePath(ctx: Ctx, raw: string, radius: number, shrink: number, hole: number) {
  ctx.save();
  ctx.beginPath();
  ctx.scale(radius * shrink, radius * shrink);
  outline(ctx, raw);
  ctx.restore();
  if (!hasHole(raw)) return;
  ctx.moveTo(radius * hole, 0);
  ctx.ellipse(0, 0, radius * hole, radius * hole * 0.9, 0, Math.PI * 2, 0, true);
}

/** A donut from above with icing and whatever was strewn on it. `up` is the side that is seen. */
export function drawDonut(ctx: Ctx, dish: Dish, x: number, y: number, size: number, up = 1): void {
  const radius = size / 2;
  const { raw = "ring", sides = [0, 0] } = dish.base ?? {};
  const color = friedColor(sides[up] ?? 0);
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.translate(0, radius * 0.1);
  tracePath(ctx, raw, radius, 1, HOLE);
  finish(ctx, friedColor((sides[1 - up] ?? 0) + 0.12), INK, Math.max(1.5, size / 45));
  ctx.restore();
  tracePath(ctx, raw, radius, 1, HOLE);
  finish(ctx, color, INK, Math.max(1.5, size / 45));
  tracePath(ctx, raw, radius, 0.86, HOLE + 0.08);
  ctx.strokeStyle = "rgb(255 250 225 / 0.35)";
  ctx.lineWidth = radius * 0.08;
  ctx.stroke();
  for (const mark of dish.marks) if (icings[mark.item]) drawIcing(ctx, mark, raw, radius);
  for (const mark of dish.marks) if (bits[mark.item]) strew(ctx, mark, raw, radius);
  ctx.restore();
}

function drawIcing(ctx: Ctx, { item, amount }: Mark, raw: string, radius: number) {
  if (amount <= 0) return;
  const color = icings[item] ?? INK;
  const reach = 0.5 + amount * 0.44;
  tracePath(ctx, raw, radius, reach, HOLE + 0.06);
  finish(ctx, color, mix(color, "#3a1020", 0.4), Math.max(1, radius / 32));
  for (let i = 0; i < 7; i++) {
    const turn = i * 0.9 + 0.3;
    if (raw === "ring")
      oval(
        ctx,
        Math.cos(turn) * radius * reach * 0.95,
        Math.sin(turn) * radius * reach * 0.88,
        radius * 0.11,
        radius * 0.09,
        color,
      );
  }
  oval(
    ctx,
    -radius * 0.42 * reach,
    -radius * 0.52 * reach,
    radius * 0.16,
    radius * 0.06,
    "rgb(255 255 255 / 0.55)",
    undefined,
    -0.6,
  );
}

const candies = ["#ff5d73", "#ffd23c", "#5ec8ff", "#7be08a", "#ffffff"];

/** One bit of 10 units around 0, 0. */
const bits: Record<string, (ctx: Ctx, at: number) => void> = {
  rainbow: (ctx, at) => slab(ctx, -6, -2, 12, 4.4, 2, candies[at % 5] ?? "#ffffff"),
  nuts: (ctx, at) => poly(ctx, [-5, 3, -2, -5, 5, -2, 4, 4], at % 2 ? "#c98c4a" : "#e3b477", "#7a4a22"),
  coconut: (ctx) => line(ctx, [-5, 1, 0, -1.5, 5, 1], "#ffffff", 3),
  cookie: (ctx, at) => disc(ctx, 0, 0, at % 3 ? 3.6 : 5, at % 2 ? "#3a2622" : "#57382f"),
  stars: (ctx, at) => {
    const points: number[] = [];
    for (let p = 0; p < 10; p++) {
      const far = p % 2 ? 2.8 : 6.5;
      points.push(Math.cos((p * Math.PI) / 5) * far, Math.sin((p * Math.PI) / 5) * far);
    }
    poly(ctx, points, at % 2 ? "#ffe14f" : "#fff6c9", "#b98a1a");
  },
  caramel: (ctx) => line(ctx, [-11, 0, 11, 0], "#c9781c", 4),
};

export const isBit = (item: string) => bits[item] !== undefined;

/** Lies where the shaker was: a wonky hand leaves one half bare. */
function strew(ctx: Ctx, { item, off }: Mark, raw: string, radius: number) {
  ctx.save();
  tracePath(ctx, raw, radius, 0.9, HOLE + 0.08);
  ctx.clip("evenodd");
  ctx.translate(off * radius * 0.75, 0);
  drawBits(ctx, item, radius * 0.84, item === "stars" ? 11 : 22, radius / 62);
  ctx.restore();
}

export function drawBits(ctx: Ctx, item: string, radius: number, count: number, scale: number): void {
  scatter(count, item.length).forEach((dot, at) => {
    ctx.save();
    ctx.translate(dot.x * radius, dot.y * radius);
    ctx.rotate(item === "caramel" ? 0.5 : dot.turn);
    ctx.scale(scale, scale);
    bits[item]?.(ctx, at);
    ctx.restore();
  });
}

import type { Motif } from "./themes.ts";

type Ctx = CanvasRenderingContext2D;

/** A little darker (below 0) or lighter (above 0). */
export function shade(color: string, by: number): string {
  const goal = by < 0 ? 0 : 255;
  const part = Math.abs(by);
  const mixed = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (goal - value) * part);
  });
  return `rgb(${mixed.join(" ")})`;
}

const TILE = 64;
/** A tile is this many cells wide. */
const TILE_CELLS = 5;

const strokes: Record<Motif, (ctx: Ctx) => void> = {
  stripes(ctx) {
    ctx.lineWidth = 16;
    // Longer than the tile, so that no end of a line shows at its edge.
    for (const x of [-TILE, 0, TILE]) line(ctx, x - 16, TILE + 16, x + TILE + 16, -16);
  },
  dots(ctx) {
    for (const [x, y] of [
      [16, 16],
      [48, 48],
    ] as const)
      dot(ctx, x, y, 8);
  },
  checks(ctx) {
    ctx.fillRect(0, 0, TILE / 2, TILE / 2);
    ctx.fillRect(TILE / 2, TILE / 2, TILE / 2, TILE / 2);
  },
  waves(ctx) {
    ctx.lineWidth = 7;
    for (const y of [16, 48]) {
      ctx.beginPath();
      ctx.moveTo(-TILE, y);
      for (const x of [-TILE, 0, TILE]) ctx.bezierCurveTo(x + 21, y - 18, x + 43, y + 18, x + TILE, y);
      ctx.stroke();
    }
  },
  crosses(ctx) {
    ctx.lineWidth = 7;
    for (const [x, y] of [
      [16, 16],
      [48, 48],
    ] as const) {
      line(ctx, x - 8, y - 8, x + 8, y + 8);
      line(ctx, x + 8, y - 8, x - 8, y + 8);
    }
  },
  rings(ctx) {
    ctx.lineWidth = 5;
    for (const [x, y] of [
      [16, 16],
      [48, 48],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, y, 9, 0, Math.PI * 2);
      ctx.stroke();
    }
  },
  stars(ctx) {
    for (const [x, y, size] of [
      [18, 20, 9],
      [50, 48, 6],
    ] as const)
      star(ctx, x, y, size);
  },
};

/** The pattern of a theme, to be laid over a plain fill. */
export function motifPattern(ctx: Ctx, motif: Motif, color: string): CanvasPattern | undefined {
  return tile(ctx, color, strokes[motif], TILE_CELLS);
}

/** The quiet squares of the bare field, which show how fast one goes. */
export function groundPattern(ctx: Ctx, color: string): CanvasPattern | undefined {
  return tile(ctx, color, (tileCtx) => tileCtx.fillRect(4, 4, TILE - 8, TILE - 8), 4);
}

function tile(ctx: Ctx, color: string, draw: (ctx: Ctx) => void, cells: number): CanvasPattern | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = TILE;
  canvas.height = TILE;
  const tileCtx = canvas.getContext("2d");
  if (!tileCtx) return undefined;
  tileCtx.fillStyle = color;
  tileCtx.strokeStyle = color;
  draw(tileCtx);
  const pattern = ctx.createPattern(canvas, "repeat") ?? undefined;
  pattern?.setTransform(new DOMMatrix().scale(cells / TILE));
  return pattern;
}

export function star(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? size * 0.45 : size;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  ctx.closePath();
  ctx.fill();
}

export function dot(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
}

function line(ctx: Ctx, x1: number, y1: number, x2: number, y2: number) {
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
}

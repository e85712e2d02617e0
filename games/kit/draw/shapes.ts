export type Ctx = CanvasRenderingContext2D;

/** Default outline; an empty colour means none. */
type Outline = { readonly color: string; readonly width: number };

/** Canvas helpers for filled shapes with an outline. */
export function shapesWith(usual: Outline) {
  /** Fills the current path and strokes its outline. */
  function finish(ctx: Ctx, fill: string, rim = usual.color, width = usual.width): void {
    ctx.fillStyle = fill;
    ctx.fill();
    if (!rim) return;
    ctx.strokeStyle = rim;
    ctx.lineWidth = width;
    ctx.lineJoin = "round";
    ctx.stroke();
  }

  function oval(
    ctx: Ctx,
    x: number,
    y: number,
    rx: number,
    ry: number,
    fill: string,
    rim?: string,
    turn = 0,
  ): void {
    ctx.beginPath();
    ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, Math.PI * 2);
    finish(ctx, fill, rim);
  }

  return {
    finish,
    oval,

    disc(ctx: Ctx, x: number, y: number, radius: number, fill: string, rim?: string): void {
      oval(ctx, x, y, radius, radius, fill, rim);
    },

    slab(
      ctx: Ctx,
      x: number,
      y: number,
      width: number,
      height: number,
      radius: number | number[],
      fill: string,
      rim?: string,
    ): void {
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, radius);
      finish(ctx, fill, rim);
    },

    /** A closed shape from x, y, x, y, … */
    poly(ctx: Ctx, points: readonly number[], fill: string, rim?: string): void {
      tracePath(ctx, points);
      ctx.closePath();
      finish(ctx, fill, rim);
    },

    line(ctx: Ctx, points: readonly number[], color: string, width = usual.width): void {
      tracePath(ctx, points);
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      ctx.stroke();
    },
  };
}

function tracePath(ctx: Ctx, points: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
}

/** Transform: translation, rotation, and one scale or separate `wide` and `high` ones. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly wide?: number;
  readonly high?: number;
};

/** Draws with a transform. */
export function within(ctx: Ctx, place: Place, draw: () => void): void {
  const { x, y, turn = 0, scale = 1, wide = scale, high = scale } = place;
  ctx.save();
  ctx.translate(x, y);
  if (turn) ctx.rotate(turn);
  ctx.scale(wide, high);
  draw();
  ctx.restore();
}

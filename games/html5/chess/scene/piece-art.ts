import { BISHOP, KING, KNIGHT, kindOf, PAWN, QUEEN, ROOK, WHITE } from "#html5/chess/rules/pieces.ts";

/** Outlines in a box of 100 by 100: what is filled and rimmed, and what is only drawn on top. */
type Shape = { body: string; lines: string; dots?: readonly [x: number, y: number, radius: number][] };

const foot = "M20 91 Q19 81 29 80 L71 80 Q81 81 80 91 Z";
const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

const shapes: Record<number, Shape> = {
  [PAWN]: {
    body: `M43 50 C43 62 38 71 31 80 L69 80 C62 71 57 62 57 50 Z ${foot} M35 47 Q35 43 40 43 L60 43 Q65 43 65 47 Q65 52 60 52 L40 52 Q35 52 35 47 Z ${ball(50, 31, 14)}`,
    lines: "M44 25 C46 22 49 21 52 21",
  },
  [KNIGHT]: {
    body: `M33 80 C33 67 46 62 48 50 C42 55 37 56 33 61 C29 66 25 67 21 65 C16 63 15 58 17 53 C20 45 27 40 30 31 C31 26 30 20 32 12 C37 14 41 18 43 22 L47 14 C50 16 52 19 53 23 C70 27 80 43 78 66 C78 72 76 77 75 80 Z ${foot}`,
    lines: "M53 25 C63 33 68 46 67 62 M24 57 C26 56 27 57 28 59",
    dots: [[39, 34, 3.2]],
  },
  [BISHOP]: {
    body: `M44 64 C43 71 37 75 31 80 L69 80 C63 75 57 71 56 64 Z ${foot} M50 17 C63 27 70 39 66 51 C64 58 58 60 50 60 C42 60 36 58 34 51 C30 39 37 27 50 17 Z M35 62 Q35 58 40 58 L60 58 Q65 58 65 62 Q65 67 60 67 L40 67 Q35 67 35 62 Z ${ball(50, 14, 6)}`,
    lines: "M58 31 L48 45 M40 42 C40 38 41 35 43 32",
  },
  [ROOK]: {
    body: `M37 40 C37 56 35 70 29 80 L71 80 C65 70 63 56 63 40 Z ${foot} M26 17 L26 34 Q26 42 34 42 L66 42 Q74 42 74 34 L74 17 L62 17 L62 25 L56 25 L56 17 L44 17 L44 25 L38 25 L38 17 Z`,
    lines: "M35 34 L65 34 M40 68 L60 68",
  },
  [QUEEN]: {
    body: `M36 62 C38 70 35 76 28 80 L72 80 C65 76 62 70 64 62 Z ${foot} M20 33 L33 64 Q50 58 67 64 L80 33 L65 45 L63 24 L50 42 L37 24 L35 45 Z ${ball(19, 30, 6)} ${ball(37, 20, 6)} ${ball(63, 20, 6)} ${ball(81, 30, 6)}`,
    lines: "M36 66 Q50 61 64 66 M40 54 Q50 51 60 54",
  },
  [KING]: {
    body: `M37 64 C38 71 35 76 28 80 L72 80 C65 76 62 71 63 64 Z ${foot} M46 6 L54 6 L54 13 L61 13 L61 21 L54 21 L54 30 L46 30 L46 21 L39 21 L39 13 L46 13 Z M50 40 C53 28 80 24 81 43 C81 53 71 58 67 66 Q50 60 33 66 C29 58 19 53 19 43 C20 24 47 28 50 40 Z`,
    lines: "M50 41 L50 58 M36 56 C29 51 27 47 28 42 C29 37 34 35 38 37",
  },
};

type Paint = { light: string; shade: string; rim: string; line: string };
const ivory: Paint = { light: "#fffaf0", shade: "#e4d3b4", rim: "#4a3628", line: "#8a6f52" };
const slate: Paint = { light: "#565d74", shade: "#23273a", rim: "#0d1020", line: "#98a3c4" };

/** Draws a piece into the box of this size whose top left corner is the origin. */
export function drawPiece(ctx: CanvasRenderingContext2D, piece: number, size: number): void {
  const shape = shapes[kindOf(piece)];
  if (!shape) return;
  const paint = (piece & 8) === WHITE ? ivory : slate;
  ctx.save();
  ctx.scale(size / 100, size / 100);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  // Part by part: overlapping outlines in one path would cut holes into each other.
  const parts = shape.body.split(/(?=M)/).map((outline) => new Path2D(outline));
  // The rim is drawn first and wide, so that the parts of a piece grow together into one silhouette.
  ctx.strokeStyle = paint.rim;
  ctx.lineWidth = 8;
  for (const part of parts) ctx.stroke(part);
  const fill = ctx.createLinearGradient(25, 0, 80, 30);
  fill.addColorStop(0, paint.light);
  fill.addColorStop(1, paint.shade);
  ctx.fillStyle = fill;
  for (const part of parts) ctx.fill(part);
  ctx.strokeStyle = paint.line;
  ctx.lineWidth = 3.2;
  ctx.stroke(new Path2D(shape.lines));
  ctx.stroke(new Path2D("M26 86 L74 86"));
  ctx.fillStyle = paint.line;
  for (const [x, y, radius] of shape.dots ?? []) {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

/** The pieces as pictures of one size: paths are too slow to draw thirty of in each frame. */
export class PieceSprites {
  private size = 0;
  private readonly pictures = new Map<number, HTMLCanvasElement>();

  /** `size` in pixels of the display. */
  picture(piece: number, size: number): HTMLCanvasElement {
    if (size !== this.size) this.pictures.clear();
    this.size = size;
    const known = this.pictures.get(piece);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = size;
    canvas.height = size;
    const ctx = canvas.getContext("2d");
    if (ctx) drawPiece(ctx, piece, size);
    this.pictures.set(piece, canvas);
    return canvas;
  }
}

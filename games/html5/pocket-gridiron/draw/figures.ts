import { ink } from "./colours.ts";

type Ctx = CanvasRenderingContext2D;
export type Kit = { shirt: string; trim: string };
export type Pose = "stand" | "stride" | "gather";

const body = [
  "....OOOO....",
  "...OHTTHO...",
  "..OHHTTHHO..",
  "..OHHHHSSO..",
  "..OHHHFSFO..",
  "...OHHFFFO..",
  "..OJJJJJO...",
  ".OJJNNJJJO..",
  ".OSJNNJJSO..",
  ".OSJJJJJSO..",
  "..OPPPPPO...",
];

const legs: Record<Pose, string[]> = {
  stand: ["..OPPPPPO...", "..OPPOPPO...", "..OLO.OLO...", "..OBBOOBBO.."],
  stride: ["..OPPPPPO...", ".OLPO.OPLO..", ".OBO...OLBO.", "..O....OBO.."],
  gather: ["..OPPPPO....", "...OPLO.....", "...OLLBO....", "....OBBO...."],
};

const WIDE = 12;
const TALL = 15;
/** Picture units per dot. */
const DOT = 3.2;
const drawn = new Map<string, HTMLCanvasElement>();

function picture({ shirt, trim }: Kit, pose: Pose): HTMLCanvasElement {
  const key = `${shirt}${trim}${pose}`;
  const known = drawn.get(key);
  if (known) return known;
  const paints: Record<string, string> = {
    O: ink.outline,
    H: shirt,
    T: trim,
    S: "#e0a070",
    F: "#cfd4e6",
    J: shirt,
    N: trim,
    P: "#f3eedd",
    L: trim,
    B: "#2a2235",
  };
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = TALL;
  const ctx = canvas.getContext("2d");
  [...body, ...legs[pose]].forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const paint = paints[letter];
      if (!ctx || !paint) return;
      ctx.fillStyle = paint;
      ctx.fillRect(x, y, 1, 1);
    });
  });
  drawn.set(key, canvas);
  return canvas;
}

export type Stance = { x: number; y: number; pose: Pose; facesLeft: boolean; isDown: boolean; lift?: number };

/** A player with his feet at x, y. */
export function drawFigure(ctx: Ctx, kit: Kit, { x, y, pose, facesLeft, isDown, lift = 0 }: Stance): void {
  ctx.fillStyle = "rgba(10, 20, 30, 0.28)";
  ctx.beginPath();
  ctx.ellipse(x, y, isDown ? 22 : 15, 5.5, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.save();
  ctx.imageSmoothingEnabled = false;
  ctx.translate(x, y - lift);
  if (facesLeft) ctx.scale(-1, 1);
  if (isDown) {
    ctx.translate(0, -9);
    ctx.rotate(Math.PI / 2);
    ctx.translate(0, (TALL * DOT) / 2);
  }
  ctx.drawImage(picture(kit, pose), (-WIDE / 2) * DOT, -TALL * DOT + 2, WIDE * DOT, TALL * DOT);
  ctx.restore();
}

/** The ball, turned the way it flies, with its shadow on the grass below. */
export function drawBall(ctx: Ctx, x: number, y: number, height: number, turn: number): void {
  ctx.fillStyle = "rgba(10, 20, 30, 0.35)";
  ctx.beginPath();
  ctx.ellipse(x, y, 7, 3, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.save();
  ctx.translate(x, y - height);
  ctx.rotate(turn);
  const size = 1 + Math.min(0.5, height / 260);
  ctx.scale(size, size);
  ctx.fillStyle = ink.outline;
  ctx.beginPath();
  ctx.ellipse(0, 0, 11, 7.5, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = "#b5562b";
  ctx.beginPath();
  ctx.ellipse(0, 0, 9, 5.5, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = ink.cream;
  ctx.fillRect(-4, -1, 8, 2);
  ctx.restore();
}

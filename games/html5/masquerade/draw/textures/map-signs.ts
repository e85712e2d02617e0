import type { MapId } from "#html5/masquerade/core/maps.ts";

type Ctx = CanvasRenderingContext2D;

const dot = (ctx: Ctx, color: string, x: number, y: number, radius: number) => {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
};
const box = (ctx: Ctx, color: string, x: number, y: number, width: number, height: number) => {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
};

/** In a disc from -1 to 1. */
const signs: Readonly<Record<MapId, (ctx: Ctx) => void>> = {
  piazza(ctx) {
    box(ctx, "#6fbdf0", -1, -1, 2, 2);
    dot(ctx, "#fff6c9", 0.5, -0.5, 0.25);
    box(ctx, "#e8785e", -1, -0.35, 0.7, 1.4);
    box(ctx, "#f0b35f", -0.3, -0.6, 0.6, 1.6);
    box(ctx, "#e9c98a", 0.3, -0.15, 0.7, 1.2);
    for (const x of [-0.75, -0.1, 0.55]) box(ctx, "#35607c", x, 0.05, 0.22, 0.34);
    box(ctx, "#cfa67a", -1, 0.6, 2, 0.5);
  },
  market(ctx) {
    box(ctx, "#201a55", -1, -1, 2, 2);
    dot(ctx, "#fff3cf", -0.45, -0.5, 0.26);
    for (let i = 0; i < 6; i++) box(ctx, i % 2 ? "#f6e7d6" : "#e0455c", -0.75 + i * 0.25, -0.05, 0.25, 0.4);
    box(ctx, "#8a5f52", -0.65, 0.35, 1.3, 0.4);
    dot(ctx, "#ffb65c", 0.55, -0.4, 0.17);
    box(ctx, "#4d4873", -1, 0.72, 2, 0.4);
  },
  garden(ctx) {
    box(ctx, "#d5ecdf", -1, -1, 2, 2);
    box(ctx, "#b9d3a0", -1, 0.5, 2, 0.6);
    box(ctx, "#3f8f4a", -1, 0.1, 0.75, 0.6);
    dot(ctx, "#57a552", 0.35, -0.15, 0.42);
    dot(ctx, "#6cb85c", 0.35, -0.6, 0.26);
    box(ctx, "#80573a", 0.29, 0.2, 0.12, 0.4);
    for (const [x, y] of [
      [-0.7, 0.25],
      [-0.4, 0.45],
      [0.2, -0.2],
    ] as const)
      dot(ctx, "#ff9fc0", x, y, 0.08);
  },
  opera(ctx) {
    box(ctx, "#3a0f1c", -1, -1, 2, 2);
    for (const side of [-1, 1]) {
      ctx.fillStyle = "#c0263c";
      ctx.beginPath();
      ctx.moveTo(side, -1);
      ctx.lineTo(side * 0.1, -1);
      ctx.quadraticCurveTo(side * 0.35, 0.1, side * 0.75, 0.45);
      ctx.lineTo(side, 0.5);
      ctx.fill();
    }
    box(ctx, "#e9b653", -1, -0.85, 2, 0.2);
    box(ctx, "#a8693f", -1, 0.45, 2, 0.6);
    dot(ctx, "#f4cf7a", 0, 0.1, 0.14);
  },
};

export function drawMapSign(ctx: Ctx, map: MapId, x: number, y: number, radius: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(radius, radius);
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, Math.PI * 2);
  ctx.clip();
  signs[map](ctx);
  ctx.restore();
}

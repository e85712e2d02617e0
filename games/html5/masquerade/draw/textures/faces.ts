import type { MaskId } from "#html5/masquerade/core/masks.ts";

type Ctx = CanvasRenderingContext2D;

/** Drawn in a square from -1 to 1: the same picture is worn in the round, hangs in the cloakroom and shows in the corner. */
const INK = "#2a1630";

function shape(ctx: Ctx, fill: string, trace: () => void, line = 0.06) {
  ctx.beginPath();
  trace();
  ctx.fillStyle = fill;
  ctx.fill();
  if (line === 0) return;
  ctx.lineWidth = line;
  ctx.lineJoin = "round";
  ctx.strokeStyle = INK;
  ctx.stroke();
}

const oval = (ctx: Ctx, fill: string, x: number, y: number, rx: number, ry: number, line = 0.06, turn = 0) =>
  shape(ctx, fill, () => ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2), line);

function eyes(ctx: Ctx, apart: number, y: number, size: number, white = "#ffffff") {
  for (const side of [-1, 1]) {
    oval(ctx, white, side * apart, y, size, size * 1.12);
    oval(ctx, INK, side * (apart - size * 0.22), y + size * 0.12, size * 0.5, size * 0.58, 0);
    oval(
      ctx,
      "#ffffff",
      side * (apart - size * 0.22) - size * 0.16,
      y - size * 0.14,
      size * 0.17,
      size * 0.17,
      0,
    );
  }
}

function cheeks(ctx: Ctx, apart: number, y: number, color = "rgb(255 80 110 / 0.45)") {
  for (const side of [-1, 1]) oval(ctx, color, side * apart, y, 0.13, 0.09, 0);
}

const drawings: Readonly<Record<MaskId, (ctx: Ctx) => void>> = {
  duck(ctx) {
    shape(ctx, "#ffd83a", () => {
      ctx.arc(0, 0.05, 0.78, 0, Math.PI * 2);
    });
    for (const lean of [-0.35, 0, 0.35]) oval(ctx, "#ffd83a", lean * 0.5, -0.8, 0.09, 0.17, 0.05, lean);
    oval(ctx, "#fff0a0", -0.25, -0.3, 0.3, 0.2, 0, -0.4);
    eyes(ctx, 0.33, -0.12, 0.2);
    cheeks(ctx, 0.58, 0.2);
    oval(ctx, "#ff8a1f", 0, 0.4, 0.46, 0.24);
    oval(ctx, "#ffa63d", 0, 0.3, 0.46, 0.17);
    oval(ctx, INK, -0.12, 0.25, 0.035, 0.025, 0);
    oval(ctx, INK, 0.12, 0.25, 0.035, 0.025, 0);
  },
  puffer(ctx) {
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * Math.PI * 2;
      shape(ctx, "#ffb347", () => {
        ctx.moveTo(Math.cos(angle - 0.17) * 0.7, Math.sin(angle - 0.17) * 0.7);
        ctx.lineTo(Math.cos(angle) * 0.97, Math.sin(angle) * 0.97);
        ctx.lineTo(Math.cos(angle + 0.17) * 0.7, Math.sin(angle + 0.17) * 0.7);
      });
    }
    oval(ctx, "#3fb7d9", 0, 0, 0.75, 0.75);
    shape(ctx, "#fff1d6", () => ctx.arc(0, 0.08, 0.66, 0.15, Math.PI - 0.15), 0);
    for (const [x, y] of [
      [-0.42, -0.45],
      [0.3, -0.52],
      [0.02, -0.6],
    ] as const)
      oval(ctx, "#237fa3", x, y, 0.08, 0.06, 0);
    eyes(ctx, 0.42, -0.08, 0.23);
    oval(ctx, "#ff7f9a", 0, 0.36, 0.17, 0.15);
    oval(ctx, "#7a2140", 0, 0.36, 0.09, 0.075, 0);
  },
  octopus(ctx) {
    for (let i = 0; i < 6; i++) {
      const x = (i - 2.5) * 0.27;
      oval(ctx, "#b64fd6", x, 0.62 + (i % 2) * 0.08, 0.15, 0.3);
      oval(ctx, "#f3b6ff", x, 0.8 + (i % 2) * 0.08, 0.06, 0.05, 0);
    }
    shape(ctx, "#c765e8", () => {
      ctx.ellipse(0, -0.12, 0.76, 0.78, 0, 0, Math.PI * 2);
    });
    oval(ctx, "#e2a0f7", -0.28, -0.55, 0.26, 0.14, 0, -0.5);
    eyes(ctx, 0.32, -0.02, 0.25, "#fff7c9");
    shape(ctx, INK, () => ctx.ellipse(0, 0.4, 0.14, 0.07, 0, 0, Math.PI * 2), 0);
    cheeks(ctx, 0.58, 0.3, "rgb(255 120 190 / 0.7)");
  },
  owl(ctx) {
    for (const side of [-1, 1])
      shape(ctx, "#7b4d32", () => {
        ctx.moveTo(side * 0.25, -0.6);
        ctx.lineTo(side * 0.78, -0.95);
        ctx.lineTo(side * 0.72, -0.3);
      });
    oval(ctx, "#8f5d3b", 0, 0.05, 0.8, 0.82);
    for (const side of [-1, 1]) oval(ctx, "#f2ddb8", side * 0.36, -0.08, 0.4, 0.42);
    for (const side of [-1, 1]) {
      oval(ctx, "#ffc83d", side * 0.34, -0.08, 0.27, 0.27);
      oval(ctx, INK, side * 0.34, -0.08, 0.15, 0.15, 0);
      oval(ctx, "#ffffff", side * 0.34 - 0.07, -0.15, 0.06, 0.06, 0);
    }
    shape(ctx, "#ff9a2e", () => {
      ctx.moveTo(-0.14, 0.2);
      ctx.lineTo(0.14, 0.2);
      ctx.lineTo(0, 0.5);
      ctx.closePath();
    });
    for (let i = 0; i < 5; i++)
      shape(
        ctx,
        "#f2ddb8",
        () => ctx.arc((i - 2) * 0.2, 0.62 - Math.abs(i - 2) * 0.05, 0.09, 0, Math.PI),
        0.04,
      );
  },
  frog(ctx) {
    for (const side of [-1, 1]) {
      oval(ctx, "#58c84a", side * 0.45, -0.58, 0.33, 0.33);
      oval(ctx, "#ffffff", side * 0.45, -0.6, 0.23, 0.23);
      oval(ctx, INK, side * 0.4, -0.58, 0.12, 0.14, 0);
      oval(ctx, "#ffffff", side * 0.4 - 0.05, -0.64, 0.05, 0.05, 0);
    }
    oval(ctx, "#58c84a", 0, 0.15, 0.86, 0.66);
    oval(ctx, "#b9f08a", 0, 0.48, 0.56, 0.26, 0);
    ctx.beginPath();
    ctx.arc(0, -0.12, 0.62, 0.35, Math.PI - 0.35);
    ctx.lineWidth = 0.08;
    ctx.lineCap = "round";
    ctx.stroke();
    oval(ctx, INK, -0.1, -0.02, 0.035, 0.03, 0);
    oval(ctx, INK, 0.1, -0.02, 0.035, 0.03, 0);
    cheeks(ctx, 0.62, 0.12);
    oval(ctx, "#ff6f91", 0.16, 0.56, 0.13, 0.18);
  },
  sheet(ctx) {
    shape(ctx, "#f6f4ff", () => {
      ctx.moveTo(-0.78, 0.85);
      ctx.bezierCurveTo(-0.85, -0.5, -0.5, -0.95, 0, -0.95);
      ctx.bezierCurveTo(0.5, -0.95, 0.85, -0.5, 0.78, 0.85);
      for (let i = 0; i < 4; i++) ctx.quadraticCurveTo(0.58 - i * 0.39, 0.55, 0.39 - i * 0.39, 0.85);
      ctx.closePath();
    });
    oval(ctx, INK, -0.3, -0.15, 0.19, 0.26, 0, 0.15);
    oval(ctx, INK, 0.32, -0.12, 0.15, 0.2, 0, -0.1);
    oval(ctx, "#ffffff", -0.34, -0.25, 0.05, 0.06, 0);
    oval(ctx, "#ffffff", 0.28, -0.2, 0.04, 0.05, 0);
    oval(ctx, INK, 0.02, 0.34, 0.15, 0.1, 0);
    oval(ctx, "#ff6f91", 0.04, 0.39, 0.08, 0.04, 0);
    for (const [x, y, color] of [
      [-0.55, 0.3, "#9fd0ff"],
      [0.5, 0.45, "#ffc4dd"],
      [0.28, -0.65, "#c9b8ff"],
      [-0.35, -0.66, "#ffe08a"],
    ] as const)
      oval(ctx, color, x, y, 0.08, 0.08, 0);
  },
  melon(ctx) {
    oval(ctx, "#2f8f3e", 0, 0, 0.88, 0.8);
    oval(ctx, "#d9f5b0", 0, 0, 0.76, 0.68, 0);
    oval(ctx, "#ff4f5e", 0, 0, 0.69, 0.61, 0);
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * Math.PI * 2;
      oval(ctx, INK, Math.cos(angle) * 0.53, Math.sin(angle) * 0.46, 0.03, 0.055, 0, angle + Math.PI / 2);
    }
    eyes(ctx, 0.24, -0.14, 0.18);
    shape(ctx, "#7a1030", () => {
      ctx.arc(0, 0.14, 0.25, 0, Math.PI);
      ctx.closePath();
    });
    shape(ctx, "#ffffff", () => ctx.rect(-0.09, 0.14, 0.18, 0.09), 0.03);
  },
  toaster(ctx) {
    for (const side of [-1, 1]) {
      shape(ctx, "#d99a55", () => ctx.roundRect(side * 0.33 - 0.26, -0.95, 0.52, 0.7, 0.16));
      shape(ctx, "#f5d6a0", () => ctx.roundRect(side * 0.33 - 0.18, -0.87, 0.36, 0.6, 0.1), 0);
    }
    shape(ctx, "#b9c6d6", () => ctx.roundRect(-0.85, -0.5, 1.7, 1.25, 0.28));
    shape(ctx, "#e4edf5", () => ctx.roundRect(-0.75, -0.42, 1.5, 0.2, 0.1), 0);
    shape(ctx, INK, () => ctx.roundRect(0.87, -0.2, 0.1, 0.3, 0.04), 0);
    eyes(ctx, 0.34, 0.02, 0.2);
    shape(ctx, INK, () => ctx.roundRect(-0.34, 0.36, 0.68, 0.16, 0.08), 0);
    shape(ctx, "#ff9b3d", () => ctx.roundRect(-0.28, 0.4, 0.56, 0.08, 0.04), 0);
    cheeks(ctx, 0.64, 0.28);
  },
};

/** As sharp as the canvas allows, and slow: for what is drawn once. */
export function drawFace(ctx: Ctx, mask: MaskId, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 2, size / 2);
  drawings[mask](ctx);
  ctx.restore();
}

const STAMP = 128;
const stamps = new Map<MaskId, HTMLCanvasElement>();

/** The same as a picture that is drawn once and stamped ever after: for what is drawn in every frame. */
export function stampFace(ctx: Ctx, mask: MaskId, x: number, y: number, size: number): void {
  const stamp = stamps.get(mask) ?? makeStamp(mask);
  ctx.drawImage(stamp, x - size / 2, y - size / 2, size, size);
}

function makeStamp(mask: MaskId): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: STAMP, height: STAMP });
  const ctx = canvas.getContext("2d");
  if (ctx) drawFace(ctx, mask, STAMP / 2, STAMP / 2, STAMP);
  stamps.set(mask, canvas);
  return canvas;
}

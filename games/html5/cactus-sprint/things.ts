import { palette } from "#kit/draw/palette.ts";
import { css, type Paints } from "./colours.ts";
import type { Kind, Obstacle, Star } from "./course.ts";
import type { World } from "./worlds.ts";

type Ctx = CanvasRenderingContext2D;
/** Draws at the origin: x to the right, the ground at 0, up is negative. */
type Drawing = (ctx: Ctx, thing: Obstacle, paints: Paints, age: number) => void;

function plant(ctx: Ctx, x: number, width: number, height: number, paints: Paints, arms: number) {
  ctx.strokeStyle = css(paints.plantDark);
  ctx.fillStyle = css(paints.plant);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x, -height, width, height + 6, [width / 2, width / 2, 0, 0]);
  ctx.fill();
  ctx.stroke();
  for (let arm = 0; arm < arms; arm++) {
    const side = arm % 2 ? 1 : -1;
    const y = -height * (0.45 + arm * 0.14);
    ctx.lineWidth = 11;
    ctx.lineCap = "round";
    for (const [color, wide] of [
      [css(paints.plantDark), 12],
      [css(paints.plant), 7],
    ] as const) {
      ctx.strokeStyle = color;
      ctx.lineWidth = wide;
      ctx.beginPath();
      ctx.moveTo(x + width / 2 + side * width * 0.4, y);
      ctx.quadraticCurveTo(
        x + width / 2 + side * (width * 0.4 + 9),
        y,
        x + width / 2 + side * (width * 0.4 + 9),
        y - 14,
      );
      ctx.stroke();
    }
  }
  ctx.strokeStyle = css(paints.line, 0.55);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let y = 10; y < height - 6; y += 12) {
    ctx.moveTo(x + width * 0.35, -y);
    ctx.lineTo(x + width * 0.35, -y - 5);
    ctx.moveTo(x + width * 0.65, -y - 6);
    ctx.lineTo(x + width * 0.65, -y - 11);
  }
  ctx.stroke();
}

const plane: Drawing = (ctx, { width, bottom, top }, _paints, age) => {
  const y = -(bottom + top) / 2 + Math.sin(age / 9) * 2;
  ctx.fillStyle = "#fdfdf6";
  ctx.strokeStyle = "#46505a";
  ctx.lineWidth = 2;
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(-4, y + 2);
  ctx.lineTo(width + 4, y - 13);
  ctx.lineTo(width - 8, y + 3);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-4, y + 2);
  ctx.lineTo(width - 8, y + 3);
  ctx.lineTo(width - 2, y + 13);
  ctx.closePath();
  ctx.fillStyle = "#d5dde2";
  ctx.fill();
  ctx.stroke();
};

const drawings: Record<Kind, Drawing> = {
  cactus: (ctx, { width, top }, paints) => plant(ctx, 3, width - 6, top, paints, 1),
  tall: (ctx, { width, top }, paints) => plant(ctx, 3, width - 6, top, paints, 2),
  pair(ctx, { width, top }, paints) {
    plant(ctx, 2, 24, top, paints, 1);
    plant(ctx, width - 26, 22, top - 12, paints, 0);
  },
  wall(ctx, { top }, paints) {
    for (let i = 0; i < 4; i++) plant(ctx, 2 + i * 30, 26, top - (i % 2) * 12, paints, 0);
  },
  pot(ctx, { width, top }, paints) {
    ctx.fillStyle = "#d98a5b";
    ctx.strokeStyle = "#5c2c1c";
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(2, -top + 16);
    ctx.lineTo(8, 2);
    ctx.lineTo(width - 8, 2);
    ctx.lineTo(width - 2, -top + 16);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = "#eba878";
    ctx.fillRect(-2, -top + 6, width + 4, 12);
    ctx.strokeRect(-2, -top + 6, width + 4, 12);
    ctx.strokeStyle = "#5c2c1c";
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(width * 0.4, -8);
    ctx.lineTo(width * 0.55, -18);
    ctx.lineTo(width * 0.45, -26);
    ctx.stroke();
    ctx.fillStyle = css(paints.plant);
    ctx.beginPath();
    ctx.arc(width / 2, -top + 4, 7, Math.PI, 0);
    ctx.fill();
  },
  "low-plane": plane,
  "high-plane": plane,
  vine(ctx, { width, bottom }, paints, age) {
    const sway = Math.sin(age / 25) * 4;
    ctx.strokeStyle = css(paints.plantDark);
    ctx.lineWidth = 12;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(width / 2 + 20, -1500);
    ctx.quadraticCurveTo(width / 2 - 14 + sway, -bottom - 160, width / 2, -bottom - 26);
    ctx.stroke();
    ctx.fillStyle = css(paints.plant);
    for (let leaf = 0; leaf < 22; leaf++) {
      const side = leaf % 2 ? 1 : -1;
      ctx.beginPath();
      ctx.ellipse(
        width / 2 + side * 13 + leaf * 0.6,
        -bottom - 62 - leaf * 46,
        13,
        6,
        side * -0.5,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    ctx.strokeStyle = css(paints.plantDark);
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.ellipse(width / 2, -bottom - 22, width / 2 + 2, 22, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = "#fff8e0";
    for (let i = 0; i < 3; i++) {
      ctx.beginPath();
      ctx.moveTo(5 + i * 9, -bottom - 8);
      ctx.lineTo(9 + i * 9, -bottom + 1);
      ctx.lineTo(13 + i * 9, -bottom - 8);
      ctx.fill();
    }
  },
  spring(ctx, { width, top }) {
    ctx.fillStyle = "#f2e4c8";
    ctx.fillRect(width / 2 - 8, -top + 6, 16, top);
    ctx.fillStyle = "#e4576b";
    ctx.beginPath();
    ctx.ellipse(width / 2, -top + 8, width / 2 + 2, 15, 0, Math.PI, 0);
    ctx.fill();
    ctx.fillStyle = "#fff";
    for (const x of [-14, 0, 14]) {
      ctx.beginPath();
      ctx.arc(width / 2 + x, -top + 1 - (x ? 0 : 3), 4, 0, Math.PI * 2);
      ctx.fill();
    }
  },
  // Gaps are left open when the ground is drawn.
  gap: () => undefined,
  meteor(ctx, { width, bottom }, _paints, age) {
    if (bottom > 0) {
      ctx.fillStyle = "rgb(255 160 70 / 0.5)";
      ctx.beginPath();
      ctx.moveTo(4, -bottom - 8);
      ctx.lineTo(width + 46 + Math.sin(age) * 8, -bottom - 96);
      ctx.lineTo(width - 4, -bottom - 34);
      ctx.fill();
      ctx.fillStyle = "rgb(255 90 60 / 0.7)";
      ctx.beginPath();
      ctx.ellipse(width / 2, 0, 26, 5, 0, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.fillStyle = bottom > 0 ? "#ff9a4f" : "#8b7f9f";
    ctx.strokeStyle = "#2d2540";
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.arc(width / 2, -bottom - 19, width / 2 - 1, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = "rgb(45 37 64 / 0.45)";
    for (const [x, y, r] of [
      [14, 26, 5],
      [27, 15, 6],
      [28, 29, 3],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, -bottom - y, r, 0, Math.PI * 2);
      ctx.fill();
    }
  },
};

export type Sight = { camera: number; groundY: number; paints: Paints; world: World; age: number };

export function drawObstacles(ctx: Ctx, obstacles: readonly Obstacle[], width: number, sight: Sight): void {
  for (const thing of obstacles) {
    const x = thing.x - sight.camera;
    if (thing.width === 0 || x > width + 100 || x + thing.width < -100) continue;
    ctx.save();
    ctx.translate(x, sight.groundY);
    drawings[thing.kind](ctx, thing, sight.paints, sight.age);
    ctx.restore();
  }
}

export function drawStars(ctx: Ctx, stars: readonly Star[], sight: Sight): void {
  ctx.fillStyle = palette.yellow;
  ctx.strokeStyle = "#8a5a10";
  ctx.lineWidth = 1.5;
  for (const { x, y, isGone } of stars) {
    if (isGone) continue;
    ctx.beginPath();
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 ? 5 : 11;
      const turn = (i / 10) * Math.PI * 2 - Math.PI / 2 + Math.sin((sight.age + x) / 20) * 0.3;
      ctx.lineTo(x - sight.camera + Math.cos(turn) * reach, sight.groundY - y + Math.sin(turn) * reach);
    }
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
}

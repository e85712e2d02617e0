import { createRandom } from "#kit/random.ts";

/** Pictures for surfaces, drawn once for each map. A picture covers four metres by four. */
export const PATTERN = 256;
type Ctx = CanvasRenderingContext2D;
export type Pattern = (ctx: Ctx) => void;

const random = createRandom(77);
const rect = (ctx: Ctx, color: string, x: number, y: number, width: number, height: number) => {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
};

/** Light and dark specks, so that nothing looks like plastic. */
function grain(ctx: Ctx, strength: number) {
  for (let i = 0; i < 900; i++) {
    const tone = random.chance(0.5) ? "255 255 255" : "0 0 0";
    rect(
      ctx,
      `rgb(${tone} / ${(random.next() * strength).toFixed(3)})`,
      random.int(0, 250),
      random.int(0, 250),
      random.int(2, 7),
      random.int(2, 5),
    );
  }
}

export const plain =
  (color: string): Pattern =>
  (ctx) =>
    rect(ctx, color, 0, 0, PATTERN, PATTERN);

/** Slabs in rows, each of a slightly different tone. */
export const slabs =
  (colors: readonly [string, ...string[]], line: string, across: number, down: number): Pattern =>
  (ctx) => {
    rect(ctx, line, 0, 0, PATTERN, PATTERN);
    const width = PATTERN / across;
    const height = PATTERN / down;
    for (let row = 0; row < down; row++) {
      for (let column = -1; column < across; column++) {
        const x = column * width + (row % 2) * (width / 2);
        rect(ctx, random.pick(colors), x + 1.5, row * height + 1.5, width - 3, height - 3);
        rect(ctx, "rgb(255 255 255 / 0.14)", x + 1.5, row * height + 1.5, width - 3, 3);
      }
    }
    grain(ctx, 0.08);
  };

export const checks =
  (light: string, dark: string, line: string, count: number): Pattern =>
  (ctx) => {
    const size = PATTERN / count;
    for (let i = 0; i < count * count; i++) {
      const [x, y] = [i % count, Math.floor(i / count)];
      rect(ctx, line, x * size, y * size, size, size);
      rect(ctx, (x + y) % 2 ? light : dark, x * size + 1, y * size + 1, size - 2, size - 2);
    }
    grain(ctx, 0.06);
  };

export const stripes =
  (colors: readonly string[], width: number, trim: string): Pattern =>
  (ctx) => {
    for (let i = 0; i * width < PATTERN; i++)
      rect(ctx, colors[i % colors.length] ?? trim, i * width, 0, width, PATTERN);
    // The scalloped edge of an awning.
    for (let i = 0; i * width < PATTERN; i++) {
      ctx.fillStyle = trim;
      ctx.beginPath();
      ctx.arc((i + 0.5) * width, PATTERN - 34, width / 2, 0, Math.PI);
      ctx.fill();
    }
    rect(ctx, trim, 0, PATTERN - 40, PATTERN, 8);
    grain(ctx, 0.05);
  };

export const planks =
  (colors: readonly [string, ...string[]], line: string, count: number): Pattern =>
  (ctx) => {
    const height = PATTERN / count;
    for (let row = 0; row < count; row++) {
      rect(ctx, line, 0, row * height, PATTERN, height);
      let x = -random.int(0, 100);
      while (x < PATTERN) {
        const length = random.int(90, 170);
        rect(ctx, random.pick(colors), x + 1, row * height + 1, length - 2, height - 2);
        x += length;
      }
    }
    grain(ctx, 0.07);
  };

export const leaves =
  (colors: readonly [string, ...string[]], under: string, blossom?: string): Pattern =>
  (ctx) => {
    rect(ctx, under, 0, 0, PATTERN, PATTERN);
    for (let i = 0; i < 520; i++) {
      ctx.fillStyle = random.pick(colors);
      const [x, y] = [random.between(0, PATTERN), random.between(0, PATTERN)];
      // Leaves over an edge go on at the other one.
      for (const [dx, dy] of [
        [0, 0],
        [-PATTERN, 0],
        [0, -PATTERN],
      ] as const) {
        ctx.beginPath();
        ctx.ellipse(x + dx, y + dy, random.between(6, 12), 5, random.between(0, 3), 0, Math.PI * 2);
        ctx.fill();
      }
    }
    for (let i = 0; blossom && i < 22; i++) {
      ctx.fillStyle = blossom;
      ctx.beginPath();
      ctx.arc(random.between(8, 248), random.between(8, 248), random.between(3, 6), 0, Math.PI * 2);
      ctx.fill();
    }
  };

export const curtain =
  (light: string, dark: string, trim: string): Pattern =>
  (ctx) => {
    for (let x = 0; x < PATTERN; x += 32) {
      const fold = ctx.createLinearGradient(x, 0, x + 32, 0);
      fold.addColorStop(0, dark);
      fold.addColorStop(0.45, light);
      fold.addColorStop(1, dark);
      ctx.fillStyle = fold;
      ctx.fillRect(x, 0, 32, PATTERN);
    }
    rect(ctx, trim, 0, PATTERN - 22, PATTERN, 7);
    for (let x = 8; x < PATTERN; x += 16) rect(ctx, trim, x, PATTERN - 15, 5, 13);
  };

type House = { wall: string; frame: string; glass: string; shutter: string; sill: string };

/** A house front: a window to the left, a window or a door to the right. */
export const house =
  ({ wall, frame, glass, shutter, sill }: House): Pattern =>
  (ctx) => {
    rect(ctx, wall, 0, 0, PATTERN, PATTERN);
    grain(ctx, 0.07);
    rect(ctx, sill, 0, PATTERN - 20, PATTERN, 20);
    rect(ctx, "rgb(0 0 0 / 0.12)", 0, PATTERN - 23, PATTERN, 3);
    for (const x of [64, 192]) {
      rect(ctx, "rgb(0 0 0 / 0.18)", x - 27, 62, 60, 112);
      rect(ctx, frame, x - 30, 56, 60, 114);
      rect(ctx, glass, x - 23, 63, 46, 100);
      rect(ctx, "rgb(255 255 255 / 0.25)", x - 23, 63, 46, 26);
      rect(ctx, frame, x - 2, 63, 4, 100);
      rect(ctx, frame, x - 23, 108, 46, 4);
      for (const side of [-1, 1]) {
        rect(ctx, shutter, side > 0 ? x + 31 : x - 55, 56, 24, 114);
        for (let y = 64; y < 164; y += 9)
          rect(ctx, "rgb(0 0 0 / 0.16)", side > 0 ? x + 34 : x - 52, y, 18, 4);
      }
      rect(ctx, sill, x - 36, 170, 72, 9);
    }
  };

/** Theatre boxes one above the other. */
export const boxes =
  (wall: string, gold: string, dark: string, cloth: string): Pattern =>
  (ctx) => {
    rect(ctx, wall, 0, 0, PATTERN, PATTERN);
    grain(ctx, 0.05);
    for (const x of [64, 192]) {
      ctx.fillStyle = gold;
      ctx.beginPath();
      ctx.roundRect(x - 46, 40, 92, 140, [46, 46, 6, 6]);
      ctx.fill();
      ctx.fillStyle = dark;
      ctx.beginPath();
      ctx.roundRect(x - 37, 50, 74, 126, [37, 37, 2, 2]);
      ctx.fill();
      ctx.fillStyle = cloth;
      ctx.beginPath();
      ctx.moveTo(x - 37, 60);
      ctx.quadraticCurveTo(x - 8, 90, x - 30, 160);
      ctx.lineTo(x - 37, 160);
      ctx.moveTo(x + 37, 60);
      ctx.quadraticCurveTo(x + 8, 90, x + 30, 160);
      ctx.lineTo(x + 37, 160);
      ctx.fill();
      rect(ctx, gold, x - 54, 168, 108, 34);
      rect(ctx, cloth, x - 48, 174, 96, 20);
    }
    rect(ctx, gold, 0, PATTERN - 14, PATTERN, 8);
    rect(ctx, gold, 0, 8, PATTERN, 5);
  };

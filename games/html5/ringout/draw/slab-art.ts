import type { ArenaId } from "#html5/ringout/core/arenas.ts";
import type { Platform } from "#html5/ringout/core/platforms.ts";
import { blob, box, type Ctx, shape } from "./brush.ts";
import { INK } from "./colours.ts";

type Painter = (ctx: Ctx, platform: Platform, at: number, time: number) => void;

const widthOf = ({ left, right }: Platform) => right - left;

/** A book that lies on its side. */
const book: Painter = (ctx, platform, at) => {
  const { left, top } = platform;
  const color = ["#e0567a", "#4f86d9", "#f0b040"][at % 3] ?? "#e0567a";
  box(ctx, left, top, widthOf(platform), 18, 4, color);
  box(ctx, left + 6, top + 5, widthOf(platform) - 3, 8, 2, "#fff6e4", 2);
};

const plank =
  (fill: string, shade: string): Painter =>
  (ctx, platform) => {
    const { left, top } = platform;
    box(ctx, left, top, widthOf(platform), 15, 5, fill);
    ctx.fillStyle = shade;
    ctx.fillRect(left + 5, top + 9, widthOf(platform) - 10, 3);
  };

const painters: Readonly<Record<ArenaId, { main: Painter; soft: Painter }>> = {
  desk: {
    main(ctx, platform) {
      const { left, top } = platform;
      box(ctx, left + 40, top + 50, 34, 500, 4, "#7a4a35");
      box(ctx, left + widthOf(platform) - 74, top + 50, 34, 500, 4, "#7a4a35");
      box(ctx, left, top, widthOf(platform), 70, 10, "#c98252");
      box(ctx, left, top, widthOf(platform), 20, 8, "#efae74");
      box(ctx, left + 210, top + 30, widthOf(platform) - 420, 32, 6, "#b06a40", 2);
      blob(ctx, left + widthOf(platform) / 2, top + 46, 8, 5, "#ffd06b", 2);
    },
    soft: book,
  },
  sink: {
    main(ctx, platform) {
      const { left, top } = platform;
      box(ctx, left, top, widthOf(platform), 60, 26, "#f4fffb");
      box(ctx, left + 8, top + 3, widthOf(platform) - 16, 12, 6, "#ffffff", 0);
      box(ctx, left + 30, top + 42, widthOf(platform) - 60, 8, 4, "#b9e3dc", 0);
    },
    soft(ctx, platform, at) {
      if (at !== 2) {
        plank("#ffe7b0", "#e0b870")(ctx, platform, at, 0);
        return;
      }
      const { left, top } = platform;
      box(ctx, left, top, widthOf(platform), 26, 8, "#ffd23f");
      for (const x of [18, 46, 70, 104]) blob(ctx, left + x, top + 13, 5, 4, "#e0a51e", 0);
    },
  },
  line: {
    main(ctx, platform) {
      const { left, top } = platform;
      const width = widthOf(platform);
      shape(
        ctx,
        [
          [left, top],
          [left + width, top],
          [left + width - 40, top + 84],
          [left + 40, top + 84],
        ],
        "#d9a066",
      );
      ctx.strokeStyle = "#a9713f";
      ctx.lineWidth = 4;
      for (let x = 30; x < width - 20; x += 34) {
        ctx.beginPath();
        ctx.moveTo(left + x, top + 16);
        ctx.lineTo(left + 40 + ((x - 0) / width) * (width - 80), top + 82);
        ctx.stroke();
      }
      box(ctx, left - 6, top, width + 12, 18, 9, "#f2c48d");
    },
    soft(ctx, { left, right, top }, at, time) {
      // A shirt over the line: its hem moves in the wind.
      const color = ["#ff6f61", "#53cf6b", "#ffd23f", "#a878e8"][at % 4] ?? "#ff6f61";
      const wave = Math.sin(time * 0.08 + at) * 8;
      ctx.beginPath();
      ctx.moveTo(left + 8, top + 4);
      ctx.lineTo(right - 8, top + 4);
      ctx.lineTo(right - 16 + wave, top + 62);
      ctx.quadraticCurveTo((left + right) / 2 + wave, top + 74, left + 16 + wave, top + 62);
      ctx.closePath();
      ctx.fillStyle = color;
      ctx.fill();
      ctx.strokeStyle = INK;
      ctx.lineWidth = 3;
      ctx.stroke();
      box(ctx, left, top, right - left, 11, 5, "#fff6e4");
      for (const x of [left + 22, right - 30]) box(ctx, x, top - 6, 8, 20, 3, "#c98252", 2);
    },
  },
  rails: {
    main(ctx, platform) {
      const { left, top } = platform;
      const width = widthOf(platform);
      box(ctx, left, top + 6, width, 48, 12, "#4f7f4a");
      for (let x = 14; x < width - 20; x += 38) box(ctx, left + x, top + 6, 24, 11, 2, "#8a5a3a", 2);
      box(ctx, left, top, width, 9, 4, "#c3cbe6");
    },
    soft(ctx, platform, at) {
      const { left, top } = platform;
      plank(at === 3 ? "#ff8a5c" : "#e8c07a", "#b0824a")(ctx, platform, at, 0);
      for (const x of [14, widthOf(platform) - 22]) box(ctx, left + x, top + 15, 8, 26, 2, "#8a5a3a", 2);
    },
  },
  kitchen: {
    main(ctx, platform) {
      const { left, top } = platform;
      box(ctx, left, top, widthOf(platform), 76, 24, "#dfe6f0");
      box(ctx, left + 6, top + 5, widthOf(platform) - 12, 16, 8, "#ffffff", 0);
      box(ctx, left + widthOf(platform) / 2 - 60, top + 34, 120, 26, 13, "#ff6f61", 2.6);
      blob(ctx, left + widthOf(platform) / 2, top + 47, 9, 9, "#ffe9d2", 2.4);
    },
    soft(ctx, platform, at) {
      if (at !== 1) {
        plank("#ffd9a0", "#c98a4a")(ctx, platform, at, 0);
        return;
      }
      const { left, right, top } = platform;
      shape(
        ctx,
        [
          [left, top],
          [right, top],
          [right - 34, top + 18],
          [left + 34, top + 18],
        ],
        "#f4fffb",
      );
      box(ctx, left + 14, top + 4, widthOf(platform) - 28, 4, 2, "#6fb6e8", 0);
    },
  },
};

export function drawSlabs(ctx: Ctx, id: ArenaId, platforms: readonly Platform[], time: number): void {
  if (id === "line") drawLine(ctx, platforms);
  platforms.forEach((platform, at) => {
    const { main, soft } = painters[id];
    (platform.slab.thick === undefined ? soft : main)(ctx, platform, at, time);
  });
}

/** The rope on which the washing hangs. */
function drawLine(ctx: Ctx, platforms: readonly Platform[]) {
  ctx.strokeStyle = "#fff6e4";
  ctx.lineWidth = 3;
  for (const { slab, top } of platforms) {
    if (slab.thick !== undefined) continue;
    ctx.beginPath();
    ctx.moveTo(-900, top - 10);
    ctx.quadraticCurveTo(0, top + 14, 900, top - 10);
    ctx.stroke();
  }
}

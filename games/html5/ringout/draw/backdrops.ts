import type { ArenaId } from "#html5/ringout/core/arenas.ts";
import type { View } from "#kit/draw/view.ts";
import { blob, box, type Ctx, shape } from "./brush.ts";
import type { Camera } from "./camera.ts";

type Mood = { top: string; bottom: string; far(ctx: Ctx, time: number): void };

/** How much the far things follow the camera. */
const DEPTH = 0.35;

/** Behind everything: a colour of its own for every place, and a few large shapes that tell where we are. */
const moods: Readonly<Record<ArenaId, Mood>> = {
  desk: {
    top: "#3b2a6b",
    bottom: "#ff9a6b",
    far(ctx) {
      // The window at dusk, and the board with nothing but a sum on it.
      box(ctx, -430, -360, 300, 260, 10, "#ffcf8a", 0);
      blob(ctx, -300, -170, 46, 46, "#fff0b8", 0);
      box(ctx, -288, -360, 12, 260, 0, "#57407f", 0);
      box(ctx, -430, -238, 300, 12, 0, "#57407f", 0);
      box(ctx, 20, -340, 440, 230, 10, "#8a5a4a", 0);
      box(ctx, 34, -326, 412, 202, 4, "#31514a", 0);
      ctx.strokeStyle = "rgb(255 255 255 / 0.4)";
      ctx.lineWidth = 6;
      for (const [x, y, w] of [
        [80, -270, 120],
        [80, -230, 200],
        [80, -190, 80],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.lineTo(x + w, y);
        ctx.stroke();
      }
      shelf(ctx, ["#c9567a", "#6f7fd6", "#e0a458", "#6bb59a", "#c9567a", "#8a6fc9"]);
    },
  },
  sink: {
    top: "#0f5d74",
    bottom: "#8be0d0",
    far(ctx) {
      // Tiles, and a mirror over the basin.
      ctx.strokeStyle = "rgb(255 255 255 / 0.13)";
      ctx.lineWidth = 4;
      for (let at = -900; at <= 900; at += 110) {
        ctx.beginPath();
        ctx.moveTo(at, -700);
        ctx.lineTo(at, 500);
        ctx.moveTo(-1000, at * 0.7);
        ctx.lineTo(1000, at * 0.7);
        ctx.stroke();
      }
      blob(ctx, 300, -210, 130, 170, "#bff0ee", 0);
      blob(ctx, 300, -210, 112, 150, "#dffcf6", 0);
      box(ctx, -470, -190, 190, 26, 8, "#e9fbf5", 0);
      box(ctx, -440, -270, 44, 80, 10, "#ff8f7a", 0);
      box(ctx, -380, -250, 40, 60, 10, "#ffd06b", 0);
    },
  },
  line: {
    top: "#3f8fe0",
    bottom: "#fdf0c8",
    far(ctx, time) {
      blob(ctx, 330, -300, 60, 60, "#fff6cf", 0);
      for (const [x, y, s, pace] of [
        [-380, -260, 1, 0.1],
        [60, -330, 0.7, 0.16],
        [-60, -140, 1.2, 0.07],
      ] as const) {
        const at = ((x + time * pace + 900) % 1800) - 900;
        for (const [dx, r] of [
          [-46, 30],
          [0, 44],
          [48, 28],
        ] as const)
          blob(ctx, at + dx * s, y, r * s * 1.3, r * s * 0.7, "rgb(255 255 255 / 0.75)", 0);
      }
      shape(
        ctx,
        [
          [-1200, 400],
          [-1200, 120],
          [-700, 40],
          [-300, 130],
          [120, 30],
          [560, 140],
          [1200, 50],
          [1200, 400],
        ],
        "#7fc06f",
        0,
      );
      for (const [x, w, h] of [
        [-520, 120, 130],
        [-360, 90, 170],
        [380, 140, 120],
      ] as const) {
        box(ctx, x, 130 - h, w, h + 60, 0, "#e8b48a", 0);
        shape(
          ctx,
          [
            [x - 14, 130 - h],
            [x + w / 2, 130 - h - 54],
            [x + w + 14, 130 - h],
          ],
          "#c96a5a",
          0,
        );
      }
    },
  },
  rails: {
    top: "#141a45",
    bottom: "#4b4f9a",
    far(ctx, time) {
      for (let star = 0; star < 46; star++) {
        const x = ((star * 197) % 1500) - 750;
        const y = -480 + ((star * 89) % 420);
        const glow = 0.35 + 0.35 * Math.sin(time * 0.03 + star);
        ctx.fillStyle = `rgb(255 244 200 / ${glow})`;
        ctx.fillRect(x, y, 4, 4);
      }
      blob(ctx, -330, -290, 56, 56, "#fff0b8", 0);
      blob(ctx, -308, -304, 48, 48, "#1b2250", 0);
      shape(
        ctx,
        [
          [-1200, 500],
          [-1200, 60],
          [-760, -90],
          [-420, 60],
          [-120, -40],
          [220, 90],
          [520, -70],
          [1200, 80],
          [1200, 500],
        ],
        "#232a63",
        0,
      );
      for (let window = 0; window < 9; window++) {
        ctx.fillStyle = "#ffd98a";
        ctx.fillRect(-640 + window * 150, 90 + ((window * 53) % 60), 12, 15);
      }
    },
  },
  kitchen: {
    top: "#8a2f4f",
    bottom: "#ffc76b",
    far(ctx, time) {
      const swing = Math.sin(time * 0.02) * 0.06;
      ctx.save();
      ctx.translate(0, -560);
      ctx.rotate(swing);
      box(ctx, -3, 0, 6, 160, 0, "#5c1f3d", 0);
      shape(
        ctx,
        [
          [-60, 210],
          [-26, 156],
          [26, 156],
          [60, 210],
        ],
        "#ff6f61",
        0,
      );
      blob(ctx, 0, 212, 26, 14, "#fff3b0", 0);
      ctx.restore();
      box(ctx, -520, -300, 330, 150, 12, "#b0485c", 0);
      box(ctx, 190, -300, 330, 150, 12, "#b0485c", 0);
      for (const x of [-360, 350]) box(ctx, x - 2, -300, 4, 150, 0, "#8a2f4f", 0);
      for (const [x, color] of [
        [-120, "#ffd06b"],
        [-70, "#7ed0b5"],
        [70, "#ff9db5"],
        [120, "#9ab8ff"],
      ] as const) {
        box(ctx, x - 2, -210, 4, 40, 0, "#5c1f3d", 0);
        blob(ctx, x, -158, 20, 22, color, 0);
      }
    },
  },
};

function shelf(ctx: Ctx, colours: readonly string[]) {
  box(ctx, -900, 110, 1800, 500, 0, "#6b3f63", 0);
  colours.forEach((color, at) => {
    box(ctx, -460 + at * 160, 40 + (at % 3) * 14, 64, 90, 6, color, 0);
    box(ctx, -388 + at * 160, 56 - (at % 2) * 18, 40, 74, 6, "rgb(255 255 255 / 0.25)", 0);
  });
}

export function drawBackdrop(view: View, id: ArenaId, camera: Camera, time: number): void {
  const { ctx, width, height } = view;
  const mood = moods[id];
  const sky = ctx.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, mood.top);
  sky.addColorStop(1, mood.bottom);
  ctx.fillStyle = sky;
  ctx.fillRect(-40, -40, width + 80, height + 80);
  ctx.save();
  ctx.translate(width / 2, height / 2 + 30);
  const zoom = (0.75 + camera.zoom * DEPTH) * Math.max(1, width / 960);
  ctx.scale(zoom, zoom);
  ctx.translate(-camera.x * DEPTH, -camera.y * DEPTH);
  mood.far(ctx, time);
  ctx.restore();
  // A veil of air between there and here: fighters must stand out.
  ctx.fillStyle = mood.top;
  ctx.globalAlpha = 0.22;
  ctx.fillRect(-40, -40, width + 80, height + 80);
  ctx.globalAlpha = 1;
}

import { drawHat } from "#kit/purse/draw-hat.ts";
import type { Ctx } from "./limbs.ts";
import { type Hair, INK, type Look } from "./looks.ts";

export type Mood = "calm" | "happy" | "sad" | "effort" | "dizzy";

/** A head of radius `r` at the origin, looking to the right. Heights grow upwards here. */
export function drawHead(ctx: Ctx, look: Look, r: number, mood: Mood, sway: number): void {
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = INK;
  drawHairBehind(ctx, look, r, sway);
  disc(ctx, -r * 0.82, -r * 0.08, r * 0.24, look.skin);
  disc(ctx, 0, 0, r, look.skin);
  drawFace(ctx, r, mood);
  drawHair[look.hair](ctx, r, look.hairColor, sway);
  drawExtra(ctx, look, r);
  if (!look.hat) return;
  ctx.save();
  ctx.scale(1, -1);
  drawHat(ctx, { x: -r * 0.08, y: -r * 0.58, size: r * 2.05, tilt: -0.08 - sway * 0.2 }, look.hat);
  ctx.restore();
}

function disc(ctx: Ctx, x: number, y: number, r: number, color: string) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}

function blob(ctx: Ctx, color: string, trace: () => void) {
  ctx.fillStyle = color;
  ctx.beginPath();
  trace();
  ctx.fill();
  ctx.stroke();
}

function drawFace(ctx: Ctx, r: number, mood: Mood) {
  for (const x of [0.18, 0.66]) {
    if (mood === "dizzy") {
      ctx.beginPath();
      ctx.moveTo(r * (x - 0.15), r * 0.3);
      ctx.lineTo(r * (x + 0.15), 0);
      ctx.moveTo(r * (x + 0.15), r * 0.3);
      ctx.lineTo(r * (x - 0.15), 0);
      ctx.stroke();
      continue;
    }
    ctx.fillStyle = "#fff";
    ctx.beginPath();
    ctx.ellipse(r * x, r * 0.14, r * 0.2, r * (mood === "effort" ? 0.17 : 0.27), 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = INK;
    ctx.beginPath();
    ctx.arc(r * (x + 0.06), r * (mood === "sad" ? 0.04 : 0.16), r * 0.12, 0, Math.PI * 2);
    ctx.fill();
    const tilt = mood === "sad" ? 0.12 : mood === "effort" ? -0.14 : 0;
    ctx.beginPath();
    ctx.moveTo(r * (x - 0.2), r * (0.52 - tilt * (x < 0.5 ? 1 : -1)));
    ctx.lineTo(r * (x + 0.2), r * (0.52 + tilt * (x < 0.5 ? 1 : -1)));
    ctx.stroke();
  }
  ctx.fillStyle = "#6d1f2c";
  ctx.beginPath();
  if (mood === "happy") ctx.arc(r * 0.4, -r * 0.3, r * 0.3, Math.PI, 0);
  else if (mood === "sad") ctx.arc(r * 0.4, -r * 0.62, r * 0.2, 0, Math.PI);
  else if (mood === "calm") ctx.ellipse(r * 0.42, -r * 0.46, r * 0.22, r * 0.05, 0.15, 0, Math.PI * 2);
  else ctx.ellipse(r * 0.42, -r * 0.48, r * 0.14, r * 0.17, 0, 0, Math.PI * 2);
  ctx.fill();
}

function drawHairBehind(ctx: Ctx, { hair, hairColor }: Look, r: number, sway: number) {
  if (hair === "bun") disc(ctx, -r * 0.75, r * 0.85, r * 0.48, hairColor);
  if (hair !== "ponytail") return;
  blob(ctx, hairColor, () => {
    ctx.moveTo(-r * 0.6, r * 0.6);
    ctx.quadraticCurveTo(-r * 2, r * (0.9 + sway), -r * 1.75, -r * (0.7 - sway));
    ctx.quadraticCurveTo(-r * 1.2, r * 0.1, -r * 0.7, 0);
  });
}

/** The upper half of the head, from the forehead to the neck. */
function cap(ctx: Ctx, r: number, color: string, lift = 0) {
  blob(ctx, color, () => {
    ctx.arc(0, lift, r * 1.05, 0.35, Math.PI + 0.35);
    ctx.quadraticCurveTo(-r * 0.2, r * 0.55, r * 0.95, r * 0.45);
  });
}

type DrawHair = (ctx: Ctx, r: number, color: string, sway: number) => void;

const drawHair: Record<Hair, DrawHair> = {
  short: (ctx, r, color) => cap(ctx, r, color),
  curls(ctx, r, color) {
    const spots = [-1.05, -0.85, -0.45, 0.05, 0.5] as const;
    spots.forEach((x, at) => {
      disc(ctx, r * x, r * ([0.25, 0.7, 1, 1.05, 0.85][at] ?? 1), r * 0.42, color);
    });
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(-r * 0.25, r * 0.5, r * 0.72, 0.2, Math.PI + 0.4);
    ctx.fill();
  },
  floppy(ctx, r, color, sway) {
    cap(ctx, r, color);
    for (const [x, y] of [
      [0.9, 0.9],
      [0.3, 1.5],
      [-0.5, 1.5],
    ] as const) {
      blob(ctx, color, () => {
        ctx.moveTo(r * (x - 0.5), r * 0.75);
        ctx.quadraticCurveTo(r * x, r * (y + 0.2 + sway), r * (x + 0.45), r * (y - 0.5 + sway));
        ctx.quadraticCurveTo(r * x, r * y * 0.8, r * (x - 0.1), r * 0.7);
      });
    }
  },
  bun: (ctx, r, color) => cap(ctx, r, color),
  "flat-top"(ctx, r, color) {
    blob(ctx, color, () => {
      ctx.moveTo(-r * 1.02, 0);
      ctx.lineTo(-r * 1.05, r * 1.45);
      ctx.lineTo(r * 0.85, r * 1.55);
      ctx.lineTo(r * 0.92, r * 0.45);
      ctx.quadraticCurveTo(-r * 0.2, r * 0.6, -r * 0.6, 0);
      ctx.closePath();
    });
  },
  cap(ctx, r, color) {
    cap(ctx, r, color);
    blob(ctx, color, () => {
      ctx.roundRect(-r * 1.7, r * 0.2, r * 0.9, r * 0.26, r * 0.12);
    });
  },
  ponytail: (ctx, r, color) => cap(ctx, r, color),
  mohawk(ctx, r, color, sway) {
    blob(ctx, color, () => {
      ctx.moveTo(r * 0.7, r * 0.7);
      for (let spike = 0; spike < 4; spike++) {
        const way = 0.75 + spike * 0.62;
        ctx.lineTo(Math.cos(way) * r * (1.75 + sway * 0.3), Math.sin(way) * r * 1.75);
        ctx.lineTo(Math.cos(way + 0.34) * r * 1.05, Math.sin(way + 0.34) * r * 1.05);
      }
      ctx.quadraticCurveTo(-r * 0.3, r * 0.5, r * 0.7, r * 0.7);
    });
  },
  bald(ctx, r, color) {
    blob(ctx, color, () => {
      ctx.arc(0, 0, r * 1.03, Math.PI - 0.5, Math.PI + 0.5);
      ctx.quadraticCurveTo(-r * 0.5, 0, -r * 0.9, r * 0.5);
    });
    blob(ctx, color, () => ctx.roundRect(r * 0.1, -r * 0.32, r * 0.7, r * 0.2, r * 0.1));
  },
  mop(ctx, r, color, sway) {
    cap(ctx, r, color);
    for (const x of [-1, -0.6, -0.2, 0.25, 0.65]) {
      blob(ctx, color, () => {
        ctx.ellipse(
          r * (x - sway * 0.2),
          r * (0.75 - Math.abs(x + 0.2) * 0.35),
          r * 0.24,
          r * 0.55,
          x * 0.5,
          0,
          7,
        );
      });
    }
  },
};

function drawExtra(ctx: Ctx, { extra, trim }: Look, r: number) {
  if (extra === "headband") {
    ctx.save();
    ctx.strokeStyle = trim;
    ctx.lineWidth = r * 0.24;
    ctx.beginPath();
    ctx.moveTo(-r * 0.96, r * 0.42);
    ctx.quadraticCurveTo(0, r * 0.72, r * 0.9, r * 0.52);
    ctx.stroke();
    ctx.restore();
  } else if (extra === "glasses") {
    for (const x of [0.16, 0.72]) {
      ctx.beginPath();
      ctx.arc(r * x, r * 0.14, r * 0.3, 0, Math.PI * 2);
      ctx.stroke();
    }
  } else if (extra === "moustache") {
    blob(ctx, "#dfe4ee", () => ctx.ellipse(r * 0.48, -r * 0.28, r * 0.46, r * 0.17, 0.1, 0, Math.PI * 2));
  } else if (extra === "whistle") {
    disc(ctx, r * 0.2, -r * 1.35, r * 0.2, "#ffd23f");
  } else if (extra === "freckles") {
    ctx.fillStyle = "rgb(150 80 40 / 0.7)";
    for (const [x, y] of [
      [0.05, -0.18],
      [0.2, -0.26],
      [0.78, -0.2],
    ] as const)
      ctx.fillRect(r * x, r * y, r * 0.1, r * 0.1);
  }
}

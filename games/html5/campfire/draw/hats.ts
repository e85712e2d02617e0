import { type Ctx, cloud, dot, inked } from "./paint.ts";

export const hatIds = ["hood", "cap", "bobble", "leaf", "straw", "antlers", "crown"] as const;
export type HatId = (typeof hatIds)[number];
/** Days of the best round that each takes; their words are the messages `hat.` */
export const hats: Readonly<Record<HatId, { days: number }>> = {
  hood: { days: 0 },
  cap: { days: 1 },
  bobble: { days: 3 },
  leaf: { days: 5 },
  straw: { days: 7 },
  antlers: { days: 10 },
  crown: { days: 13 },
};

/** On a head that looks to the right, seen from above. */
export function drawHat(ctx: Ctx, hat: HatId, color: string): void {
  shapes[hat](ctx, color);
}

const shapes: Readonly<Record<HatId, (ctx: Ctx, color: string) => void>> = {
  hood: () => undefined,
  cap(ctx) {
    inked(ctx, "#2f6fb5", () => ctx.ellipse(7, 0, 7, 8, 0, 0, Math.PI * 2), 2);
    inked(ctx, "#3f87d6", () => ctx.arc(-1, 0, 9, 0, Math.PI * 2), 2);
  },
  bobble(ctx, color) {
    inked(ctx, color, () => ctx.arc(-2, 0, 10, 0, Math.PI * 2), 2);
    inked(ctx, "#ffffff", () => cloud(ctx, 6, 7, 0.2), 1.6);
  },
  leaf(ctx) {
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2;
      ctx.fillStyle = i % 2 ? "#58a845" : "#e5963a";
      dot(ctx, Math.cos(angle) * 9.5, Math.sin(angle) * 9.5, 4);
    }
  },
  straw(ctx) {
    inked(ctx, "#eacb74", () => ctx.arc(-1, 0, 14, 0, Math.PI * 2), 2);
    inked(ctx, "#d9b152", () => ctx.arc(-1, 0, 7.5, 0, Math.PI * 2), 2);
  },
  antlers(ctx) {
    ctx.strokeStyle = "#8a5f3b";
    ctx.lineWidth = 4;
    ctx.lineCap = "round";
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(-4, side * 7);
      ctx.lineTo(-8, side * 20);
      ctx.moveTo(-6, side * 13);
      ctx.lineTo(2, side * 19);
      ctx.stroke();
    }
  },
  crown(ctx) {
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2;
      ctx.fillStyle = i % 2 ? "#ff7a2d" : "#ffd35c";
      dot(ctx, Math.cos(angle) * 10 - 1, Math.sin(angle) * 10, 4.4);
    }
  },
};

import type { GearId } from "#html5/raft-rumble/voyage/goods.ts";
import { ink } from "./colours.ts";
import { blob, type Ctx, limb, rimmed } from "./crew-brush.ts";

/** What the own crew wears, on a body whose head is a disc of 11 around (0, -28). */
const sketches: Readonly<Record<GearId, (ctx: Ctx) => void>> = {
  none: () => undefined,
  scarf(ctx) {
    limb(ctx, "#e8443a", -7, -18, -15, -11, 4.5);
    limb(ctx, "#e8443a", -7, -19, 8, -19, 4.5);
    ctx.fillStyle = "#ffffff";
    for (const x of [-5, 1, 6]) ctx.fillRect(x - 1, -21.2, 2, 4.4);
  },
  bow(ctx) {
    for (const [color, grow] of [
      [ink, 1.8],
      ["#8a5bd6", 0],
    ] as const) {
      ctx.fillStyle = color;
      ctx.beginPath();
      for (const side of [-1, 1]) {
        ctx.moveTo(3, -18);
        ctx.lineTo(3 + side * (8 + grow), -22.5 - grow);
        ctx.lineTo(3 + side * (8 + grow), -13.5 + grow);
      }
      ctx.fill();
    }
    rimmed(ctx, "#ffd24a", 3, -18, 2.2, 2.2);
  },
  patch(ctx) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = 1.8;
    ctx.beginPath();
    ctx.moveTo(-9.5, -34);
    ctx.quadraticCurveTo(-1, -36, 10.5, -28);
    ctx.stroke();
    blob(ctx, ink, -2, -31, 4.6, 5);
    blob(ctx, "#4a5170", -3, -32.5, 1.4, 1.6);
  },
  goggles(ctx) {
    ctx.strokeStyle = "#d64560";
    ctx.lineWidth = 3.4;
    ctx.beginPath();
    ctx.moveTo(-11, -31);
    ctx.lineTo(11, -31);
    ctx.stroke();
    for (const x of [-2.4, 7.2]) {
      ctx.beginPath();
      ctx.arc(x, -31, 5.2, 0, Math.PI * 2);
      ctx.fillStyle = "rgb(120 220 255 / 0.45)";
      ctx.fill();
      ctx.strokeStyle = ink;
      ctx.lineWidth = 4;
      ctx.stroke();
      ctx.strokeStyle = "#ffd24a";
      ctx.lineWidth = 2;
      ctx.stroke();
    }
    blob(ctx, "rgb(255 255 255 / 0.85)", -4, -33, 1.3, 1.3);
    blob(ctx, "rgb(255 255 255 / 0.85)", 5.6, -33, 1.3, 1.3);
  },
};

export function drawGear(ctx: Ctx, gear: GearId): void {
  sketches[gear](ctx);
}

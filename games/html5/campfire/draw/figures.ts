import { type Survivor, SWING } from "#html5/campfire/core/survivor.ts";
import { easeOut } from "#kit/ease.ts";
import { drawHat as drawWornHat } from "#kit/purse/draw-hat.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { drawFlame } from "./camp-art.ts";
import type { Place } from "./glide.ts";
import { drawHat, type HatId } from "./hats.ts";
import { at, type Ctx, dot, inked, mix } from "./paint.ts";
import { drawAxe, drawSpear } from "./tools.ts";

const SKINS = ["#f2c9a1", "#d9a06e", "#a66e45", "#7b4f33", "#f0d3b5"] as const;

/** A hooded camper from above: mittens in front, tools in the right one, a torch in the left. */
export function drawFigure(
  ctx: Ctx,
  who: Survivor,
  look: { color: string; place: Place; time: number; hat?: HatId | undefined; worn?: Hat | undefined },
): void {
  const { place, time, color } = look;
  const isHurt = time - who.hurtAt < 8;
  const speed = Math.hypot(who.vx, who.vy);
  const bob = speed > 0.4 ? Math.sin(time / 4.5 + who.id) : 0;
  const shiver = who.warmth < 25 ? Math.sin(time * 1.7) * 0.9 : 0;
  ctx.fillStyle = "rgb(20 25 35 / 0.25)";
  dot(ctx, place.x + 2, place.y + 6, 15);
  at(
    ctx,
    { x: place.x + shiver, y: place.y },
    () => {
      drawHands(ctx, who, { facing: place.facing, bob, time, color });
      inked(ctx, isHurt ? "#ffffff" : color, () => ctx.arc(0, 0, 15, 0, Math.PI * 2));
      // A coat shows as a rim of wool.
      inked(
        ctx,
        who.tools.coat ? "#fff6e6" : shade(color),
        () => ctx.arc(3, 0, 10.5, 0, Math.PI * 2),
        who.tools.coat ? 2.5 : 2,
      );
      ctx.fillStyle = SKINS[who.id % SKINS.length] ?? SKINS[0];
      dot(ctx, 4.5, 0, 8);
      drawFace(ctx, who, time);
      if (look.hat && !look.worn) drawHat(ctx, look.hat, color);
    },
    place.facing,
    1 + bob * 0.02,
  );
  if (!look.worn) return;
  // Hats of the purse are seen from the front: they stay upright, whichever way the hero looks.
  const brim = { x: place.x + shiver, y: place.y - 5 + bob * 0.4, size: 27 };
  drawWornHat(ctx, { ...brim, isMirrored: Math.cos(place.facing) < 0 }, look.worn);
}

const darker = new Map<string, string>();
function shade(color: string): string {
  const known = darker.get(color);
  if (known) return known;
  const made = mix(color, "#000000", 0.26);
  darker.set(color, made);
  return made;
}

function drawFace(ctx: Ctx, who: Survivor, time: number) {
  ctx.fillStyle = "#2a2028";
  const isBlinking = (time + who.id * 37) % 190 < 7;
  for (const y of [-3.4, 3.4]) {
    if (isBlinking) ctx.fillRect(7.5, y - 1.6, 1.4, 3.2);
    else dot(ctx, 8.2, y, 1.9);
  }
  ctx.fillStyle = who.warmth < 25 ? "#7fb4ff" : "#f08a7a";
  dot(ctx, 5, -6, 1.6);
  dot(ctx, 5, 6, 1.6);
}

function drawHands(
  ctx: Ctx,
  who: Survivor,
  { facing, bob, time, color }: { facing: number; bob: number; time: number; color: string },
) {
  const age = time - who.swungAt;
  const part = age < SWING ? easeOut(Math.min(1, age / 9)) * (1 - Math.max(0, (age - 9) / (SWING - 9))) : 0;
  const { axe, spear } = who.tools;
  ctx.save();
  ctx.rotate(0.75 - part * 1.5);
  ctx.translate(13 + part * 8, 0);
  if (spear) drawSpear(ctx);
  else if (axe) drawAxe(ctx);
  inked(ctx, shade(color), () => ctx.arc(0, 0, 5.6, 0, Math.PI * 2), 2);
  ctx.restore();
  ctx.save();
  ctx.rotate(-0.8 + bob * 0.12 + (spear || axe ? 0 : part * 0.6));
  ctx.translate(14, 0);
  if (who.torch > 0) {
    inked(ctx, "#7a5030", () => ctx.roundRect(-2, -2.5, 18, 5, 2), 1.5);
    ctx.translate(17, 0);
    // The flame points up on the screen, wherever its bearer looks.
    ctx.rotate(0.8 - facing);
    drawFlame(ctx, 0.5, time + who.id * 9);
    ctx.rotate(facing - 0.8);
    ctx.translate(-17, 0);
  }
  inked(ctx, shade(color), () => ctx.arc(0, 0, 5.6, 0, Math.PI * 2), 2);
  ctx.restore();
}

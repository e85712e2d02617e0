import type { Hero } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import { clamp } from "#kit/ease.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { wornHat } from "#kit/purse/purse.ts";
import { type Ctx, disc, INK, line, NONE, oval, slab, tube, within } from "./ink.ts";
import type { Pose } from "./pose.ts";
import { samPose } from "./sam-pose.ts";

/** Sam's colours; his tin copies wear other ones. */
type Suit = { body: string; shade: string; light: string; scarf: string; glove: string; boot: string };
const samSuit: Suit = {
  body: "#2fb8a6",
  shade: "#1d8379",
  light: "#8df0dc",
  scarf: "#ff4d4d",
  glove: "#ffc94a",
  boot: "#7a4b3a",
};
export const copySuit: Suit = {
  body: "#8d93a8",
  shade: "#5f6580",
  light: "#cfd4e6",
  scarf: "#7d4dff",
  glove: "#b9c0d6",
  boot: "#454a60",
};

export function drawSam(ctx: Ctx, hero: Hero, time: number): void {
  const pose = samPose(hero, time);
  const turn = hero.state === "whirl" ? Math.cos(hero.t * 0.7) : 1;
  within(ctx, { x: 0, y: 0, wide: hero.facing * (Math.abs(turn) < 0.2 ? 0.2 : turn), high: 1 }, () => {
    if (hero.overdrive > 0) {
      ctx.globalAlpha = 0.35 + Math.sin(time / 3) * 0.15;
      oval(ctx, 0, -42, 52, 58, "#ffb347", NONE);
      ctx.globalAlpha = 1;
    }
    const suit =
      hero.overdrive > 0 ? { ...samSuit, body: "#ff7a4d", shade: "#c24528", light: "#ffd0a0" } : samSuit;
    drawFigure(ctx, pose, suit, time, clamp(Math.abs(hero.vx) / 4, 0, 1), wornHat());
  });
}

/** A kettle on legs with a scarf. `rush` (0 to 1) blows the scarf. */
export function drawFigure(ctx: Ctx, pose: Pose, suit: Suit, time: number, rush: number, hat?: Hat): void {
  within(ctx, { x: 0, y: -36, turn: pose.spin }, () => {
    ctx.translate(0, 36);
    leg(ctx, -7, pose.nearFoot, suit);
    arm(ctx, { x: 6, y: -50 + pose.bob }, pose.far, suit);
    within(
      ctx,
      { x: 0, y: -14 + pose.bob, turn: pose.lean, wide: 2 - pose.squash, high: pose.squash },
      () => {
        scarfTail(ctx, suit, time, rush);
        torso(ctx, suit);
        head(ctx, pose, suit, time, hat);
      },
    );
    leg(ctx, 8, pose.farFoot, suit);
    arm(ctx, { x: -8 + pose.lean * 30, y: -46 + pose.bob }, pose.near, suit);
  });
}

function leg(ctx: Ctx, hip: number, foot: { x: number; y: number }, suit: Suit) {
  tube(ctx, [hip, -16, (hip + foot.x) / 2 + 3, (-16 + foot.y) / 2, foot.x, foot.y - 5], "#4b5568", 6);
  slab(ctx, foot.x - 9, foot.y - 9, 22, 10, [6, 9, 2, 2], suit.boot);
}

function arm(ctx: Ctx, from: { x: number; y: number }, hand: { x: number; y: number }, suit: Suit) {
  const bend = { x: (from.x + hand.x) / 2 - 4, y: (from.y + hand.y) / 2 + 6 };
  tube(ctx, [from.x, from.y, bend.x, bend.y, hand.x, hand.y], "#4b5568", 6);
  disc(ctx, hand.x, hand.y, 10.5, suit.glove);
  oval(ctx, hand.x - 3, hand.y - 4, 4, 2.5, "#ffffff99", NONE);
}

function torso(ctx: Ctx, suit: Suit) {
  slab(ctx, -22, -40, 44, 44, [16, 16, 20, 20], suit.body);
  slab(ctx, -20.5, -12, 41, 14.5, [4, 4, 18, 18], suit.shade, NONE);
  oval(ctx, -12, -24, 4, 10, suit.light, NONE);
  disc(ctx, 6, -18, 7, "#fff4d6");
  line(ctx, [6, -18, 9, -22], "#e23b3b", 2);
}

function head(ctx: Ctx, pose: Pose, suit: Suit, time: number, hat: Hat | undefined) {
  if (!hat) antenna(ctx, time);
  slab(ctx, -20, -70, 40, 32, [19, 19, 10, 10], suit.body);
  oval(ctx, -10, -62, 5, 4, suit.light, NONE);
  face(ctx, pose.face, time);
  slab(ctx, -21, -43, 42, 10, 5, suit.scarf);
  if (hat) drawHat(ctx, { x: -1, y: -66, size: 40 }, hat);
}

function antenna(ctx: Ctx, time: number) {
  line(ctx, [-4, -66, -8, -78, -2, -86 + Math.sin(time / 9) * 2], INK, 4);
  disc(ctx, -2, -88 + Math.sin(time / 9) * 2, 5, "#ff4d4d");
}

function face(ctx: Ctx, mood: Pose["face"], time: number) {
  const isBlink = mood === "calm" && time % 190 < 7;
  if (mood === "dizzy" || isBlink) {
    line(ctx, [0, -56, 12, -56], INK, 3);
    line(ctx, [14, -54, 19, -54], INK, 3);
    return;
  }
  disc(ctx, 6, -56, 9.5, "#fdfbf0");
  disc(ctx, 17, -54, 5, "#fdfbf0");
  const wide = mood === "hurt" ? 2 : 4.4;
  disc(ctx, 9, -56, wide, INK, NONE);
  disc(ctx, 18.5, -54, wide * 0.6, INK, NONE);
  disc(ctx, 10.5, -58, 1.5, "#ffffff", NONE);
  if (mood === "fierce") line(ctx, [-3, -67, 13, -62, 21, -61], INK, 4);
  if (mood === "hurt") line(ctx, [-2, -62, 10, -68], INK, 3.5);
  if (mood === "happy") line(ctx, [-3, -68, 6, -71, 14, -68], INK, 3);
}

function scarfTail(ctx: Ctx, suit: Suit, time: number, rush: number) {
  const wave = Math.sin(time / 5) * (3 + rush * 4);
  const drop = 18 - rush * 16;
  tube(
    ctx,
    [-16, -38, -28 - rush * 8, -36 + drop * 0.5 + wave * 0.4, -40 - rush * 14, -34 + drop + wave],
    suit.scarf,
    7,
  );
}

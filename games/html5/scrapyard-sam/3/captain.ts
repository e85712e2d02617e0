import type { BossMind } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { screenY } from "#html5/scrapyard-sam/engine/draw/draw-floor.ts";
import {
  type Ctx,
  disc,
  INK,
  line,
  NONE,
  oval,
  poly,
  slab,
  tube,
  within,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";

/** A harbour buoy in a captain's coat, with a peg leg and a seagull that never leaves. */
export function drawCaptain(ctx: Ctx, _boss: Foe, mind: BossMind, time: number): void {
  const isSpinning = mind.act.kind === "sweep" && mind.stage === 1 && !mind.isOpen;
  const lean = mind.isOpen
    ? Math.sin(time / 9) * 0.1
    : mind.act.kind === "hurl" && mind.stage === 0
      ? -0.18
      : 0;
  const turn = isSpinning ? Math.cos(mind.angle) : 1;
  within(ctx, { x: 0, y: 0, turn: lean, wide: Math.abs(turn) < 0.3 ? 0.3 : turn, high: 1 }, () => {
    tube(ctx, [-24, -34, -26, -6], "#8a5a35", 12);
    tube(ctx, [24, -34, 26, -10], "#3a4258", 14);
    slab(ctx, 8, -14, 42, 16, [8, 12, 3, 3], "#2c3547");
    poly(ctx, [-60, -30, 60, -30, 44, -104, -44, -104], "#2d4f9e");
    poly(ctx, [-8, -30, 8, -30, 6, -104, -6, -104], "#f6f1e4", NONE);
    for (const y of [-48, -66, -84]) {
      disc(ctx, -16, y, 4.5, "#ffd35c");
      disc(ctx, 16, y, 4.5, "#ffd35c");
    }
    slab(ctx, -46, -160, 92, 64, [40, 40, 20, 20], "#e8623d");
    slab(ctx, -46, -134, 92, 18, 0, "#f6f1e4");
    oval(ctx, -28, -148, 8, 6, "#ffb09a", NONE);
    face(ctx, mind, time);
    slab(ctx, -50, -172, 100, 20, 6, "#22345f");
    poly(ctx, [-44, -170, -36, -198, 36, -198, 44, -170], "#22345f");
    disc(ctx, 8, -182, 9, "#ffd35c");
    poly(ctx, [20, -156, 66, -150, 50, -158], "#22345f");
    gull(ctx, time);
    const arm =
      mind.act.kind === "hurl" && mind.stage === 0 && !mind.isOpen
        ? [-40, -92, -76, -130]
        : [40, -88, 72, -66];
    tube(ctx, arm, "#2d4f9e", 17);
    disc(ctx, arm[2] ?? 0, arm[3] ?? 0, 14, "#c9ccd8");
    if (!mind.limb) within(ctx, { x: arm[2] ?? 0, y: (arm[3] ?? 0) + 10, scale: 0.8 }, () => anchor(ctx));
  });
}

function face(ctx: Ctx, { isOpen }: BossMind, time: number) {
  if (isOpen) {
    for (const x of [4, 32]) {
      line(ctx, [x - 8, -132, x + 8, -118], INK, 4);
      line(ctx, [x + 8, -132, x - 8, -118], INK, 4);
    }
  } else {
    disc(ctx, 6, -126, 11, "#fdfbf0");
    disc(ctx, 10, -125, 5, INK, NONE);
    disc(ctx, 34, -126, 12, INK);
    line(ctx, [-44, -140, 46, -134], INK, 4);
  }
  const sway = Math.sin(time / 12) * 2;
  poly(ctx, [-30, -112, 44, -112, 40, -88 + sway, 22, -80, 6, -70 + sway, -10, -80, -26, -88], "#dfe6ee");
  line(ctx, [0, -106, 26, -106], INK, 4);
}

function gull(ctx: Ctx, time: number) {
  const flap = Math.sin(time / 5) * 5;
  within(ctx, { x: -30, y: -206 }, () => {
    oval(ctx, 0, 0, 14, 9, "#fdfbf0");
    poly(ctx, [-4, -2, -22, -10 - flap, -12, 4], "#c9d4e0");
    disc(ctx, 12, -8, 7, "#fdfbf0");
    poly(ctx, [18, -9, 28, -6, 18, -4], "#ffb03b");
    disc(ctx, 14, -9, 1.8, INK, NONE);
  });
}

function anchor(ctx: Ctx) {
  tube(ctx, [0, -30, 0, 26], "#6b7894", 10);
  tube(ctx, [-18, -16, 18, -16], "#6b7894", 8);
  tube(ctx, [-32, 6, -22, 26, 0, 34, 22, 26, 32, 6], "#6b7894", 10);
  ctx.beginPath();
  ctx.arc(0, -38, 9, 0, Math.PI * 2);
  ctx.lineWidth = 9;
  ctx.strokeStyle = INK;
  ctx.stroke();
  ctx.lineWidth = 4;
  ctx.strokeStyle = "#6b7894";
  ctx.stroke();
}

/** The anchor on its chain, drawn from where it is. */
export function drawAnchor(
  ctx: Ctx,
  limb: { x: number; z: number; y: number },
  boss: Foe,
  time: number,
): void {
  const hand = { x: boss.x - limb.x, y: screenY(boss.z, 70) - screenY(limb.z, limb.y) };
  const links = Math.max(4, Math.floor(Math.hypot(hand.x, hand.y) / 18));
  for (let i = 1; i < links; i++) {
    const part = i / links;
    const sag = Math.sin(part * Math.PI) * 26;
    oval(ctx, hand.x * part, hand.y * part + sag - 20, 8, 5, "#8b96b0");
  }
  within(ctx, { x: 0, y: -20, turn: boss.mind?.act.kind === "hurl" ? time * 0.25 : Math.PI / 2 }, () =>
    anchor(ctx),
  );
}

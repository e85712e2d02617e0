import type { BossMind } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import {
  type Ctx,
  disc,
  INK,
  line,
  NONE,
  oval,
  poly,
  slab,
  within,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";

/** How far her jaws are apart: wide before she snaps, chattering while she drives. */
function gapOf({ act, stage, t, isOpen }: BossMind, time: number): number {
  if (isOpen) return 16 + Math.sin(time / 10) * 4;
  if (act.kind === "bite" && stage === 1) return t < 34 ? 12 + t * 1.3 : 4;
  if (act.kind === "spit") return 40;
  if (act.kind === "ram") return 12 + Math.abs(Math.sin(time / 3)) * 12;
  return 16;
}

/** A car press on wheels, with curlers in her cables and lipstick on her jaw. */
export function drawAuntie(ctx: Ctx, boss: Foe, mind: BossMind, time: number): void {
  const isDriving = mind.act.kind === "ram" && mind.stage === 1 && !mind.isOpen;
  const gap = gapOf(mind, time);
  const sag = mind.isOpen ? 6 : Math.sin(time / 12) * 2;
  for (const x of [-58, 0, 58]) {
    disc(ctx, x, -18, 20, "#3a3545");
    within(ctx, { x, y: -18, turn: isDriving ? time * 0.5 : time * 0.03 }, () => {
      disc(ctx, 0, 0, 9, "#8b8698");
      line(ctx, [-7, 0, 7, 0], INK, 3);
    });
  }
  // The lower jaw is the chassis.
  slab(ctx, -92, -62, 186, 40, 10, "#c2486a");
  slab(ctx, -88, -36, 178, 12, 6, "#8f2f52", NONE);
  for (let i = 0; i < 5; i++) poly(ctx, [4 + i * 18, -60, 13 + i * 18, -80, 22 + i * 18, -60], "#f6f1e4");
  slab(ctx, -84, -130, 44, 74, 8, "#8f2f52");
  line(ctx, [-62, -126, -62, -66], "#d5dbe8", 10);
  within(ctx, { x: -40, y: -66 + sag, turn: -gap * 0.012 }, () => {
    for (let i = 0; i < 5; i++)
      poly(ctx, [46 + i * 18, -gap, 55 + i * 18, 20 - gap, 64 + i * 18, -gap], "#f6f1e4");
    slab(ctx, -10, -74 - gap, 148, 76, [34, 26, 8, 8], "#e0628a");
    slab(ctx, -4, -16 - gap, 136, 12, 5, "#ff3b5c");
    oval(ctx, 30, -62 - gap, 30, 7, "#ff9db5", NONE);
    curlers(ctx, -gap);
    face(ctx, mind, -gap);
  });
  if (isDriving || (mind.act.kind === "ram" && !mind.isOpen)) {
    ctx.globalAlpha = 0.5;
    poly(ctx, [94, -52, 210, -82, 210, -10, 94, -40], "#fff1a8", NONE);
    ctx.globalAlpha = 1;
  }
  disc(ctx, 88, -46, 9, "#fff1a8");
  if (boss.hp < boss.hpMax / 3) line(ctx, [-50, -120, -40, -108, -52, -98], INK, 3);
}

function curlers(ctx: Ctx, y: number) {
  for (let i = 0; i < 4; i++) {
    slab(ctx, -6 + i * 30, -92 + y - (i % 2) * 6, 26, 24, 10, i % 2 ? "#7cc4ff" : "#ffd35c");
    line(ctx, [2 + i * 30, -90 + y, 2 + i * 30, -72 + y], "#ffffff88", 3);
  }
}

function face(ctx: Ctx, { isOpen, t }: BossMind, y: number) {
  for (const x of [70, 104]) {
    if (isOpen) {
      line(ctx, [x - 9, -52 + y, x + 9, -36 + y], INK, 4);
      line(ctx, [x + 9, -52 + y, x - 9, -36 + y], INK, 4);
      continue;
    }
    disc(ctx, x, -44 + y, 14, "#fdfbf0");
    disc(ctx, x + 4, -43 + y, 6, INK, NONE);
    poly(ctx, [x - 15, -50 + y, x + 15, -46 + y, x + 13, -60 + y, x - 13, -60 + y], "#7c9cff");
  }
  if (!isOpen && t % 60 < 30) line(ctx, [86, -66 + y, 118, -58 + y], INK, 4);
}

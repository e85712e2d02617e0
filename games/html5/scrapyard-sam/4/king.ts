import type { BossMind } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { screenY } from "#html5/scrapyard-sam/engine/draw/draw-floor.ts";
import {
  type Ctx,
  disc,
  gear,
  INK,
  line,
  NONE,
  oval,
  poly,
  slab,
  within,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";

/** A huge head of scrap under a crown of cogs. When it is angry enough it simply rolls. */
export function drawKing(ctx: Ctx, boss: Foe, mind: BossMind, time: number): void {
  const isRolling = mind.act.kind === "ram" && mind.stage === 1 && !mind.isOpen;
  const bob = mind.isOpen ? Math.sin(time / 10) * 5 : Math.sin(time / 18) * 3;
  within(ctx, { x: 0, y: -90 + bob, turn: isRolling ? time * 0.25 : mind.isOpen ? 0.12 : 0 }, () => {
    ctx.translate(0, 90);
    within(ctx, { x: -66, y: -86, turn: time / 30 }, () => gear(ctx, 44, 10, "#8f5c4a"));
    slab(ctx, -96, -166, 192, 160, [60, 60, 40, 40], "#9a6a52");
    slab(ctx, -90, -58, 180, 48, [10, 10, 34, 34], "#7a4a3f", NONE);
    poly(ctx, [-90, -120, -40, -160, -30, -96, -84, -78], "#b5835f");
    slab(ctx, 20, -70, 70, 44, 8, "#6f7f94");
    for (const [x, y] of [
      [-80, -100],
      [-36, -148],
      [80, -36],
      [28, -62],
      [-60, -30],
    ] as const)
      disc(ctx, x, y, 5, "#ffd35c");
    jaw(ctx, mind, time);
    eyes(ctx, mind, boss);
    crown(ctx, time);
  });
  if (mind.beam) drawBeam(ctx, boss, mind.beam, time);
}

function crown(ctx: Ctx, time: number) {
  slab(ctx, -84, -186, 168, 30, 6, "#ffc94a");
  for (let i = 0; i < 4; i++)
    within(ctx, { x: -63 + i * 42, y: -196, turn: (i % 2 ? -1 : 1) * (time / 26) }, () => {
      gear(ctx, 25, 8, i % 2 ? "#ffd978" : "#e0a52c");
      disc(ctx, 0, 0, 8, i % 2 ? "#e2453c" : "#3f8fb5");
    });
}

function eyes(ctx: Ctx, { isOpen, beam }: BossMind, boss: Foe) {
  for (const [x, size] of [
    [14, 20],
    [64, 26],
  ] as const) {
    if (isOpen) {
      line(ctx, [x - 13, -126, x + 13, -102], INK, 5);
      line(ctx, [x + 13, -126, x - 13, -102], INK, 5);
      continue;
    }
    const hot = beam ? "#ff4438" : "#fdfbf0";
    disc(ctx, x, -114, size, hot);
    disc(ctx, x + 6, -112, size * 0.42, boss.hp < boss.hpMax * 0.35 ? "#e2453c" : INK, NONE);
  }
  if (!isOpen) line(ctx, [-10, -140, 30, -134, 44, -134, 92, -148], INK, 9);
}

function jaw(ctx: Ctx, { isOpen, act }: BossMind, time: number) {
  const gap = isOpen ? 18 : act.kind === "spit" ? 26 : 8 + Math.sin(time / 12) * 2;
  slab(ctx, -6, -72, 100, 20 + gap, 8, INK, NONE);
  for (let i = 0; i < 5; i++) slab(ctx, -2 + i * 19, -72, 15, 13, 3, "#f6f1e4");
  for (let i = 0; i < 5; i++) slab(ctx, -2 + i * 19, -64 + gap, 15, 13, 3, "#dfd6c0");
}

function drawBeam(ctx: Ctx, boss: Foe, beam: { z: number; isHot: boolean }, time: number) {
  // Drawn in the king's own frame: straight ahead, on the lane it burns.
  const y = screenY(beam.z) - screenY(boss.z, boss.y);
  const wide = beam.isHot ? 26 + Math.sin(time) * 5 : 3;
  ctx.globalAlpha = beam.isHot ? 0.9 : 0.6;
  poly(
    ctx,
    [64, -120, 110, y - wide, 1100, y - wide, 1100, y + wide * 0.5, 110, y + wide * 0.5],
    "#ff5a26",
    NONE,
  );
  if (beam.isHot)
    poly(ctx, [64, -116, 120, y - wide * 0.5, 1100, y - wide * 0.5, 1100, y, 120, y], "#fff2b0", NONE);
  ctx.globalAlpha = 1;
}

/** A fist as big as a washing machine. */
export function drawFist(
  ctx: Ctx,
  limb: { x: number; z: number; y: number },
  _boss: Foe,
  time: number,
): void {
  const shake = limb.y > 100 ? Math.sin(time / 2) * 2 : 0;
  within(ctx, { x: shake, y: 0 }, () => {
    slab(ctx, -32, -150, 64, 64, 10, "#6f7f94");
    for (const y of [-138, -120, -102]) line(ctx, [-28, y, 28, y], INK, 4);
    slab(ctx, -56, -92, 112, 92, [22, 22, 26, 26], "#b5835f");
    slab(ctx, -52, -24, 104, 20, [4, 4, 22, 22], "#7a4a3f", NONE);
    for (let i = 0; i < 4; i++) slab(ctx, -54 + i * 28, -52, 25, 50, 11, "#c9966b");
    oval(ctx, -30, -80, 14, 6, "#e0b48f", NONE);
    disc(ctx, 30, -76, 6, "#ffd35c");
  });
}

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
  tube,
  within,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";

/** A crane's claw with a hard hat and a moustache, on a cable that reaches to the roof. */
export function drawForeman(ctx: Ctx, boss: Foe, mind: BossMind, time: number): void {
  const isStuck = mind.isOpen;
  const isUp = boss.y > 40;
  const spread = isUp ? 0.5 + Math.sin(time / 8) * 0.1 : isStuck ? 0.15 : 0.3;
  const sway = isStuck ? Math.sin(time / 8) * 0.06 : 0;
  line(ctx, [0, -700, 0, -120], INK, 13);
  line(ctx, [0, -700, 0, -120], "#8089a0", 8);
  for (let y = -690; y < -120; y += 26) line(ctx, [-4, y, 4, y + 8], "#4a5268", 3);
  within(ctx, { x: 0, y: 0, turn: sway }, () => {
    for (const side of [-1, 1]) claw(ctx, side, spread);
    slab(ctx, -58, -120, 116, 76, [26, 26, 34, 34], "#e0782c");
    slab(ctx, -54, -66, 108, 18, [4, 4, 26, 26], "#a8501a", NONE);
    oval(ctx, -36, -98, 8, 14, "#ffb066", NONE);
    for (const x of [-44, 44]) disc(ctx, x, -58, 5, "#ffd35c");
    face(ctx, isStuck, time);
    hat(ctx);
  });
  if (mind.act.kind === "rain" && !isStuck) {
    disc(ctx, 0, -176, 12, time % 12 < 6 ? "#ff4438" : "#7a1f1a");
  }
}

function claw(ctx: Ctx, side: number, spread: number) {
  const out = 46 + spread * 70;
  tube(ctx, [side * 40, -56, side * out, -34, side * (out - 8), -8], "#9aa6b8", 15);
  poly(ctx, [side * (out - 20), -12, side * (out + 6), -12, side * (out - 26), 6], "#c3ccd9");
  disc(ctx, side * out, -34, 9, "#4a5268");
}

function hat(ctx: Ctx) {
  slab(ctx, -50, -156, 100, 42, [46, 46, 4, 4], "#ffd35c");
  slab(ctx, -8, -162, 16, 44, 6, "#ffe9a8");
  slab(ctx, -62, -122, 124, 12, 5, "#e0b02c");
}

function face(ctx: Ctx, isStuck: boolean, time: number) {
  for (const x of [8, 38]) {
    if (isStuck) {
      line(ctx, [x - 8, -102, x + 8, -88], INK, 4);
      line(ctx, [x + 8, -102, x - 8, -88], INK, 4);
      continue;
    }
    disc(ctx, x, -94, 12, "#fdfbf0");
    disc(ctx, x + 4, -93, 5, INK, NONE);
  }
  if (!isStuck) line(ctx, [-6, -110, 18, -104, 30, -104, 52, -110], INK, 5);
  const twitch = Math.sin(time / 10) * 2;
  poly(
    ctx,
    [24, -78, 6, -76, -14, -66 + twitch, 2, -62, 24, -68, 46, -62, 60, -66 - twitch, 42, -76],
    "#5c3a26",
  );
}

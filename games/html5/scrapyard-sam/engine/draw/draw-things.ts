import type { Shot, ShotKind } from "#html5/scrapyard-sam/engine/core/things/shots.ts";
import type { Thing, ThingKind } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import { type Ctx, disc, gear, INK, line, NONE, oval, poly, slab, within } from "./ink.ts";

/** Scrap around 0, 0 as it lies on the floor; clubs point to the right. */
export const scrapArt: Record<ThingKind, (ctx: Ctx, time: number) => void> = {
  pipe(ctx) {
    line(ctx, [-30, -6, 34, -6], INK, 13);
    line(ctx, [-30, -6, 34, -6], "#9aa6b8", 8);
    slab(ctx, 26, -15, 14, 18, 3, "#c3ccd9");
  },
  sign(ctx) {
    line(ctx, [-34, -8, 20, -8], INK, 10);
    line(ctx, [-34, -8, 20, -8], "#d7d9e0", 5);
    within(ctx, { x: 30, y: -10, turn: 0.4 }, () =>
      poly(ctx, [-20, -9, -9, -20, 9, -20, 20, -9, 20, 9, 9, 20, -9, 20, -20, 9], "#e2453c"),
    );
    line(ctx, [20, -12, 40, -8], "#ffffff", 5);
  },
  wrench(ctx) {
    line(ctx, [-32, -6, 22, -6], INK, 14);
    line(ctx, [-32, -6, 22, -6], "#d9b23c", 9);
    within(ctx, { x: 32, y: -6 }, () =>
      poly(ctx, [-12, -12, 8, -14, 14, -6, 2, -4, 2, 4, 14, 6, 8, 14, -12, 12], "#f0cf63"),
    );
  },
  fish(ctx) {
    poly(ctx, [-20, -9, -38, -22, -34, -8, -38, 8], "#5aa7d6");
    oval(ctx, 8, -8, 32, 13, "#7cc7ee");
    oval(ctx, 8, -3, 26, 6, "#dff5ff", NONE);
    disc(ctx, 28, -11, 4, "#ffffff");
    disc(ctx, 29, -11, 1.8, INK, NONE);
  },
  hammer(ctx) {
    line(ctx, [-34, -8, 24, -8], INK, 11);
    line(ctx, [-34, -8, 24, -8], "#8a5a35", 6);
    slab(ctx, 18, -30, 24, 44, 5, "#ff7a3d");
    slab(ctx, 18, -30, 24, 10, [5, 5, 0, 0], "#ffd08a", NONE);
  },
  tyre(ctx) {
    oval(ctx, 0, -14, 27, 22, "#3a3545");
    oval(ctx, 0, -14, 13, 10, "#8b8698");
    oval(ctx, 0, -14, 6, 4.5, INK, NONE);
  },
  hubcap(ctx) {
    oval(ctx, 0, -8, 22, 12, "#d5dbe8");
    oval(ctx, 0, -8, 11, 6, "#f3f6fc");
    disc(ctx, 0, -8, 2.5, INK, NONE);
  },
  cube(ctx) {
    slab(ctx, -22, -40, 44, 40, 3, "#b0524a");
    line(ctx, [-18, -30, -4, -24, 10, -33, 19, -26], "#e0e4ee", 4);
    line(ctx, [-18, -14, 0, -18, 18, -8], "#5f7fb0", 5);
    line(ctx, [-12, -6, 4, -4], "#ffcf4a", 4);
  },
  keg(ctx) {
    slab(ctx, -20, -38, 40, 38, 11, "#3f8fb5");
    slab(ctx, -21, -30, 42, 6, 2, "#d9e4ea");
    slab(ctx, -21, -14, 42, 6, 2, "#d9e4ea");
  },
  bolt(ctx, time) {
    within(ctx, { x: 0, y: -12 + Math.sin(time / 10) * 3, turn: time / 40 }, () => {
      gear(ctx, 11, 6, "#ffd35c");
      disc(ctx, 0, 0, 4, "#a8741a");
    });
  },
  oil(ctx, time) {
    const y = Math.sin(time / 11) * 2;
    slab(ctx, -13, -28 + y, 26, 28, 4, "#58c46b");
    poly(ctx, [-6, -28 + y, -6, -34 + y, 14, -42 + y, 16, -37 + y, 4, -28 + y], "#3f9450");
    poly(ctx, [0, -22 + y, 7, -11 + y, 0, -5 + y, -7, -11 + y], "#fff4c4", NONE);
  },
  battery(ctx, time) {
    const y = Math.sin(time / 11) * 3 - 4;
    slab(ctx, -6, -40 + y, 12, 8, 2, "#e8ebf2");
    slab(ctx, -13, -34 + y, 26, 34, 5, "#2fb8a6");
    poly(ctx, [3, -28 + y, -8, -15 + y, -1, -15 + y, -3, -5 + y, 8, -19 + y, 1, -19 + y], "#fff4c4", NONE);
  },
  crate(ctx) {
    slab(ctx, -27, -50, 54, 50, 4, "#c98d4e");
    line(ctx, [-23, -46, 23, -4], "#8f5c2b", 7);
    slab(ctx, -27, -50, 54, 9, 3, "#dca565");
    slab(ctx, -27, -9, 54, 9, 3, "#dca565");
  },
  valve(ctx, time) {
    slab(ctx, -14, -34, 28, 34, 4, "#8f96b8");
    slab(ctx, -20, -8, 40, 10, 3, "#5c6288");
    within(ctx, { x: 0, y: -44, turn: time / 30 }, () => {
      for (const turn of [0, Math.PI / 3, (Math.PI * 2) / 3])
        within(ctx, { x: 0, y: 0, turn }, () => slab(ctx, -26, -4, 52, 8, 4, "#ff4d5e"));
      disc(ctx, 0, 0, 9, "#ffe27a");
    });
  },
  drum(ctx) {
    slab(ctx, -22, -56, 44, 56, 7, "#d9483b");
    slab(ctx, -23, -44, 46, 5, 2, "#8f2c25", NONE);
    slab(ctx, -23, -18, 46, 5, 2, "#8f2c25", NONE);
    poly(ctx, [0, -40, 9, -26, -9, -26], "#ffd35c");
  },
};

export function drawThing(ctx: Ctx, thing: Thing, time: number): void {
  const isFlying = thing.mode === "flying";
  const isBurning = thing.fuse > 0 && thing.fuse % 8 < 4;
  within(ctx, { x: 0, y: isFlying ? -12 : 0, turn: isFlying ? thing.t * 0.4 * thing.facing : 0 }, () => {
    if (isFlying) ctx.translate(0, 12);
    scrapArt[thing.kind](ctx, time + thing.id * 9);
  });
  if (!isBurning) return;
  ctx.globalAlpha = 0.6;
  slab(ctx, -22, -56, 44, 56, 7, "#ffffff", NONE);
  ctx.globalAlpha = 1;
  disc(ctx, 0, -62, 6 + (thing.fuse % 5), "#ffd35c", NONE);
}

const shotArt: Record<ShotKind, (ctx: Ctx, shot: Shot, time: number) => void> = {
  toast(ctx, { t }) {
    within(ctx, { x: 0, y: 0, turn: t * 0.3 }, () => {
      slab(ctx, -12, -12, 24, 24, [9, 9, 3, 3], "#c98d4e");
      slab(ctx, -7, -7, 14, 15, 3, "#f0c98a", NONE);
    });
  },
  spark(ctx, { isStuck, t }) {
    const size = 9 + Math.sin(t) * 3;
    if (isStuck) {
      oval(ctx, 0, 0, 34, 14, "#ff8a2a99", NONE);
      for (let i = 0; i < 4; i++)
        line(
          ctx,
          [
            (i - 1.5) * 14,
            0,
            (i - 1.5) * 15 + Math.sin(t + i) * 6,
            -12 - Math.abs(Math.sin(t * 0.7 + i * 2)) * 12,
          ],
          "#ffe27a",
          3,
        );
    } else {
      disc(ctx, 0, 0, size + 6, "#ff8a2a77", NONE);
      disc(ctx, 0, 0, size, "#ffe27a", NONE);
    }
  },
  junk(ctx, { t, id }) {
    within(ctx, { x: 0, y: -20, turn: t * 0.1 }, () => {
      if (id % 2 === 0) gear(ctx, 28, 8, "#8d93a8");
      else slab(ctx, -24, -24, 48, 48, 6, "#b0524a");
      disc(ctx, 0, 0, 9, INK, NONE);
    });
  },
};

export function drawShot(ctx: Ctx, shot: Shot, time: number): void {
  shotArt[shot.kind](ctx, shot, time);
}

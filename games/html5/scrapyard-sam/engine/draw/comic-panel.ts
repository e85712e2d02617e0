import { makeBoss } from "#html5/scrapyard-sam/engine/core/foes/boss.ts";
import type { BossPlan } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import { makeFoe, turnTo } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import type { FoeKind } from "#html5/scrapyard-sam/engine/core/foes/foes.ts";
import { Hero } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import type { ThingKind } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import { drawShadow } from "./draw-floor.ts";
import { drawFoe } from "./draw-foes.ts";
import { drawSam } from "./draw-sam.ts";
import { scrapArt } from "./draw-things.ts";
import { type Ctx, NONE, slab, within } from "./ink.ts";
import type { Look } from "./look.ts";
import type { Actor, Panel } from "./panel.ts";
import { sceneAt } from "./scenery.ts";

export const PANEL = 300;
/** Where feet stand unless told. */
const FLOOR = 236;
const YARD_FLOOR = 470;

/** Paints a panel of 300 by 300, without its words. */
export function paintPanel(ctx: Ctx, look: Look, boss: BossPlan, panel: Panel): void {
  const { scene, at, zoom = 0.8, actors } = panel;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, PANEL, PANEL);
  ctx.clip();
  ctx.save();
  ctx.scale(zoom, zoom);
  const width = PANEL / zoom;
  ctx.translate(0, FLOOR / zoom - YARD_FLOOR);
  const { sky, layers } = sceneAt(look, scene);
  sky(ctx, { x: 0, y: YARD_FLOOR - FLOOR / zoom, width, height: width });
  for (const layer of layers) {
    const first = -((at * layer.depth) % layer.width);
    for (let x = first; x < width; x += layer.width) within(ctx, { x, y: 0 }, () => layer.paint(ctx));
  }
  ctx.restore();
  for (const actor of actors) drawActor(ctx, look, boss, actor);
  ctx.restore();
}

function drawActor(ctx: Ctx, look: Look, plan: BossPlan, actor: Actor) {
  const { who, x, y = FLOOR, size = 1.5, isBack = false, state = "free", t = 20 } = actor;
  within(ctx, { x, y, scale: size }, () => {
    within(ctx, { x: 0, y: -512 }, () => drawShadow(ctx, 0, 0, 0, who === "boss" ? plan.half : 26));
    if (who === "sam") {
      const hero = new Hero(0, 1);
      hero.enter(state);
      hero.t = t;
      hero.facing = isBack ? -1 : 1;
      if (state === "roll" || state === "fly") hero.vx = 4;
      drawSam(ctx, hero, 40);
    } else if (who === "boss") {
      const foe = makeBoss(1, plan, 0);
      foe.y = 0;
      if (foe.mind)
        within(ctx, { x: 0, y: 0, wide: isBack ? -1 : 1, high: 1 }, () => drawBossOf(ctx, look, foe));
    } else if (who in scrapArt) scrapArt[who as ThingKind](ctx, 0);
    else {
      const foe = makeFoe(3, who as FoeKind, 0, 0, 1);
      turnTo(foe, "free");
      foe.t = t;
      foe.facing = isBack ? -1 : 1;
      drawFoe(ctx, foe, who as FoeKind, 40);
    }
  });
}

function drawBossOf(ctx: Ctx, look: Look, foe: ReturnType<typeof makeBoss>) {
  if (foe.mind) look.drawBoss(ctx, foe, foe.mind, 40);
}

/** The frame of a panel with its strip for words. */
export function drawFrame(ctx: Ctx, width: number, height: number): void {
  slab(ctx, -8, -8, width + 16, height + 16, 6, "#fdf8ea");
  slab(ctx, 0, 0, width, height, 2, "#1b1325", NONE);
}

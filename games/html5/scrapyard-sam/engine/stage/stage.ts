import { DEPTH } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import { SCREEN } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { BrawlEvent } from "#html5/scrapyard-sam/engine/core/events.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import {
  drawFind,
  drawFloor,
  drawShadow,
  drawStamp,
  screenY,
} from "#html5/scrapyard-sam/engine/draw/draw-floor.ts";
import { drawAlarm, drawFoe } from "#html5/scrapyard-sam/engine/draw/draw-foes.ts";
import { drawPieceBefore, drawPieceBehind } from "#html5/scrapyard-sam/engine/draw/draw-pieces.ts";
import { drawSam } from "#html5/scrapyard-sam/engine/draw/draw-sam.ts";
import { paintSweep } from "#html5/scrapyard-sam/engine/draw/draw-sweeps.ts";
import { drawShot, drawThing, scrapArt } from "#html5/scrapyard-sam/engine/draw/draw-things.ts";
import { drawNuts } from "#html5/scrapyard-sam/engine/draw/foe-bodies.ts";
import { type Ctx, within } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { samPose } from "#html5/scrapyard-sam/engine/draw/sam-pose.ts";
import { type createScenery, sceneAt } from "#html5/scrapyard-sam/engine/draw/scenery.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit } from "#kit/round.ts";
import { Cards } from "./cards.ts";
import { createHud, drawHealth } from "./hud.ts";
import { Show } from "./show.ts";

const HEIGHT = 540;
/** Figures are drawn a little larger than they stand in each other's way: fists that seem to touch do touch. */
const FIGURE = 1.2;
/** The arena shows another place after so many waves. */
const WAVES_PER_SCENE = 4;

type Painted = { z: number; draw(): void };

/** Everything about a brawl that can be seen and heard. */
export class Stage {
  private readonly brawl: Brawl;
  private readonly look: Look;
  private readonly kit: Kit;
  private readonly show: Show;
  private readonly cards = new Cards();
  private readonly scenery;
  private readonly hud = createHud();
  private time = 0;

  constructor(brawl: Brawl, look: Look, kit: Kit, scenery: ReturnType<typeof createScenery>) {
    this.brawl = brawl;
    this.look = look;
    this.kit = kit;
    this.scenery = scenery;
    this.show = new Show(kit);
    kit.sound.music(look.song);
  }

  /** Which of the look's scenes is seen: the story's by its stop, the arena's in turn. */
  get sceneIndex(): number {
    const { plot } = this.brawl;
    const { scenes } = this.look;
    if (plot.stop === undefined) return Math.floor(plot.wave / WAVES_PER_SCENE) % scenes.length;
    const { stop } = plot;
    return Math.max(
      0,
      scenes.findLastIndex(({ from }) => stop >= from),
    );
  }

  step(events: readonly BrawlEvent[]): void {
    this.time++;
    const { sceneIndex } = this;
    this.show.dust = sceneAt(this.look, sceneIndex).dust;
    this.show.step(events);
    this.cards.step(this.brawl, events);
    const isBoss = this.brawl.foes.some(({ mind }) => mind);
    this.kit.sound.setPace(isBoss ? 1.18 : this.brawl.hero.overdrive > 0 ? 1.3 : 1);
  }

  draw(view: View): void {
    const { brawl, look, show, time } = this;
    const { ctx } = view;
    // The yard stands at the bottom; a taller frame shows more sky, a wider one more yard to both sides.
    const area = {
      x: -(view.width - SCREEN) / 2,
      y: HEIGHT - view.height,
      width: view.width,
      height: view.height,
    };
    ctx.save();
    show.shake.apply(view);
    ctx.translate(-area.x, -area.y);
    const { sceneIndex } = this;
    this.scenery(view, area, brawl.camera, sceneIndex);
    ctx.save();
    ctx.translate(-brawl.camera, 0);
    this.drawYard(view, area);
    ctx.restore();
    sceneAt(look, sceneIndex).weather?.(ctx, area, time);
    ctx.restore();
    ctx.translate(-area.x, -area.y);
    if (!this.kit.isDemo && (brawl.clock > 0 || time > 0)) this.drawWords(view, area);
    ctx.translate(area.x, area.y);
  }

  private drawWords(view: View, area: Area) {
    // The tape that is watched is somebody else's, and so is its best.
    this.hud(view, this.brawl, area, this.kit.isPlayed ? this.kit.best : undefined, this.time);
    this.cards.draw(view, this.brawl, area, this.time);
    const { hero, tally, camera } = this.brawl;
    this.kit.teach(view, {
      id: "punch",
      words: { keys: t("lesson.keys"), touch: t("lesson.touch"), pad: t("lesson.pad") },
      x: hero.x - camera,
      y: screenY(hero.z, hero.y) - 120,
      isDone: tally.score > 0,
    });
  }

  private drawYard(view: View, area: Area) {
    const { brawl, show, time } = this;
    const { ctx } = view;
    drawPieceBehind(ctx, brawl, area, time);
    drawFloor(ctx, brawl, time);
    for (const { x, z, y, half } of [...brawl.foes, brawl.hero]) drawShadow(ctx, x, z, y, half + 8);
    for (const { x, z, y, mode } of brawl.things) if (mode !== "held") drawShadow(ctx, x, z, y, 20);
    for (const { x, z, y } of brawl.shots) drawShadow(ctx, x, z, y, 16);
    for (const painted of this.inOrder(ctx)) painted.draw();
    drawPieceBefore(ctx, brawl, area, time);
    show.draw(view);
  }

  /** Whatever is further into the yard is drawn first. */
  private inOrder(ctx: Ctx): Painted[] {
    const { brawl, time } = this;
    const at = (x: number, z: number, y: number, draw: () => void): Painted => ({
      z,
      draw: () => within(ctx, { x, y: screenY(z, y) }, draw),
    });
    const seen = ({ x }: { x: number }) => x > brawl.camera - 700 && x < brawl.camera + SCREEN + 700;
    return [
      ...brawl.foes.map((foe) => at(foe.x, foe.z, foe.y, () => this.drawOne(ctx, foe))),
      ...brawl.foes.flatMap((foe) => {
        const limb = foe.mind?.limb;
        if (!limb) return [];
        return [
          { z: DEPTH, draw: () => drawShadow(ctx, limb.x, limb.z, limb.y, 46) },
          at(limb.x, limb.z, limb.y, () => this.look.drawLimb?.(ctx, limb, foe, time)),
        ];
      }),
      ...brawl.things
        .filter((thing) => thing.mode !== "held" && seen(thing))
        .map((thing) => at(thing.x, thing.z, thing.y, () => drawThing(ctx, thing, time))),
      ...brawl.sweeps.flatMap((sweep) => paintSweep(ctx, sweep, time)),
      ...brawl.shots.map((shot) => at(shot.x, shot.z, shot.y, () => drawShot(ctx, shot, time))),
      ...brawl.hazards.flatMap((hazard) =>
        hazard.kind === "stamp" && seen(hazard)
          ? [{ z: hazard.z - 4, draw: () => drawStamp(ctx, hazard, brawl.clock) }]
          : [],
      ),
      ...brawl.finds.filter(seen).map(({ x }) => ({ z: 60, draw: () => drawFind(ctx, x, time) })),
      at(brawl.hero.x, brawl.hero.z, brawl.hero.y, () => this.drawHero(ctx)),
    ].toSorted((a, b) => b.z - a.z);
  }

  private drawOne(ctx: Ctx, foe: Foe) {
    const { time, look } = this;
    const { mind } = foe;
    if (foe.kind !== "boss") {
      const { kind } = foe;
      within(ctx, { x: 0, y: 0, scale: FIGURE }, () => {
        drawFoe(ctx, foe, kind, time);
        drawHealth(ctx, foe);
      });
      return;
    }
    if (!mind) return;
    const isShaken = foe.flash > 0 || foe.state === "broken";
    within(ctx, { x: isShaken ? Math.sin(time * 2) * 4 : 0, y: 0, wide: foe.facing, high: 1 }, () =>
      look.drawBoss(ctx, foe, mind, time),
    );
    if (mind.isOpen && mind.openFor >= 70) drawNuts(ctx, -foe.tall - 14, time, 46);
    else if (mind.stage === 0 && mind.t < 40 && mind.index >= 0) drawAlarm(ctx, -foe.tall - 30, mind.t);
  }

  private drawHero(ctx: Ctx) {
    const { hero } = this.brawl;
    const { time } = this;
    // Blinks while nothing can hurt him.
    if (hero.safe > 0 && hero.state === "free" && time % 8 < 3) ctx.globalAlpha = 0.45;
    const { weapon } = hero;
    ctx.scale(FIGURE, FIGURE);
    drawSam(ctx, hero, time);
    if (weapon) {
      const { near } = samPose(hero, time);
      const turn =
        hero.state === "strike" && hero.strike === "swing" ? Math.atan2(near.y + 44, near.x - 4) : -1.1;
      within(ctx, { x: near.x * hero.facing, y: near.y, wide: hero.facing, high: 1 }, () =>
        within(ctx, { x: 0, y: 0, turn }, () => {
          ctx.translate(26, 6);
          scrapArt[weapon.kind](ctx, 0);
        }),
      );
    }
    if (hero.state === "pull" && hero.t > 6) this.drawPull(ctx, hero.facing);
    ctx.globalAlpha = 1;
  }

  private drawPull(ctx: Ctx, facing: number) {
    for (let i = 0; i < 4; i++) {
      const far = 380 - ((this.time * 9 + i * 95) % 380);
      ctx.globalAlpha = 0.7 * (1 - far / 400);
      ctx.beginPath();
      ctx.ellipse(facing * (40 + far), -44, 8, 14 + far * 0.09, 0, 0, Math.PI * 2);
      ctx.strokeStyle = "#8df0ff";
      ctx.lineWidth = 4;
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  }
}

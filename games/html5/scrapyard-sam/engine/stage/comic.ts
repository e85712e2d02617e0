import type { Action } from "#html5/scrapyard-sam/engine/core/actions.ts";
import type { BossPlan } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import { drawFrame, PANEL, paintPanel } from "#html5/scrapyard-sam/engine/draw/comic-panel.ts";
import { INK, NONE, slab, within } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import type { Panel } from "#html5/scrapyard-sam/engine/draw/panel.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";

/** It is over by itself after this: nobody waits longer for the game. */
const LIFE = 60 * 4;
const PANEL_EVERY = 40;
/** The last press of a fight is not meant for the comic. */
const DEAF = 15;
const WORDS = 58;

const actions: readonly Action[] = ["left", "right", "up", "down", "punch", "jump", "grab", "dash", "steam"];

/** Panels between two scenes. Any press ends them; the brawl waits meanwhile. */
export class Comic {
  private age = 0;
  private readonly look: Look;
  private readonly boss: BossPlan;
  private readonly panels: readonly Panel[];
  private pictures: HTMLCanvasElement[] = [];
  private zoom = 0;

  constructor(look: Look, boss: BossPlan, panels: readonly Panel[]) {
    this.look = look;
    this.boss = boss;
    this.panels = panels;
  }

  /** True when it is over. */
  step(controls: Controls<Action>): boolean {
    this.age++;
    const isPressed = controls.pointer.pressed || actions.some((action) => controls.pressed(action));
    return this.age > LIFE || (isPressed && this.age > DEAF);
  }

  draw(view: View): void {
    const { ctx, width, height } = view;
    const count = this.panels.length;
    const isTall = height > width;
    // A phone upright shows more units, and each of them smaller.
    const unit = isTall ? 1.7 : 1;
    const gap = 28 * unit;
    const strip = WORDS * unit;
    const room = isTall
      ? Math.min(width * 0.8, (height * 0.86) / count - gap - strip)
      : Math.min(height * 0.82 - strip, (width * 0.92) / count - gap);
    const size = room / PANEL;
    this.prepare(ctx.getTransform().a * size);
    ctx.save();
    slab(ctx, 0, 0, width, height, 0, INK, NONE);
    ctx.globalAlpha = 0.5;
    for (let x = -height; x < width; x += 64) slab(ctx, x, 0, 26, height, 0, "#2b1f3d", NONE);
    ctx.globalAlpha = 1;
    const stride = room + gap + (isTall ? strip : 0);
    this.panels.forEach(({ words }, at) => {
      const come = easeBack(clamp((this.age - at * PANEL_EVERY) / 14, 0, 1));
      if (come <= 0) return;
      const along = (at - (count - 1) / 2) * stride;
      const x = width / 2 + (isTall ? 0 : along);
      const y = height / 2 + strip / 2 + (isTall ? along : (at % 2 ? 1 : -1) * height * 0.02);
      within(ctx, { x, y, scale: come, turn: at % 2 ? 0.014 : -0.014 }, () => {
        ctx.translate(-room / 2, -room / 2);
        // The words are above: fingers on the buttons of a phone hide what is below.
        ctx.save();
        ctx.translate(0, -strip);
        drawFrame(ctx, room, room + strip);
        ctx.restore();
        const picture = this.pictures[at];
        if (picture) ctx.drawImage(picture, 0, 0, room, room);
        slab(ctx, 0, -strip, room, strip, 0, "#fff1c4", NONE);
        const text = t(`comic.${words}` as Parameters<typeof t>[0]);
        const fitting = sizeWithin(view, text, 23 * unit, room * 1.7);
        drawText(view, text, room / 2, -strip / 2, {
          size: fitting,
          align: "center",
          baseline: "middle",
          width: room - 16,
          color: INK,
        });
      });
    });
    ctx.restore();
  }

  /** Each picture is painted once for the size of the screen. */
  private prepare(zoom: number) {
    if (this.zoom === zoom) return;
    this.zoom = zoom;
    this.pictures = this.panels.map((panel) => {
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(PANEL * zoom));
      canvas.height = canvas.width;
      const ctx = canvas.getContext("2d");
      if (!ctx) return canvas;
      ctx.scale(zoom, zoom);
      paintPanel(ctx, this.look, this.boss, panel);
      return canvas;
    });
  }
}

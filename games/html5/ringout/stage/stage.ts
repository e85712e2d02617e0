import { type ArenaId, arenas } from "#html5/ringout/core/arenas.ts";
import { type Match, READY } from "#html5/ringout/core/match.ts";
import { platformsAt } from "#html5/ringout/core/platforms.ts";
import { drawBackdrop } from "#html5/ringout/draw/backdrops.ts";
import { blob } from "#html5/ringout/draw/brush.ts";
import { Camera } from "#html5/ringout/draw/camera.ts";
import { PAPER } from "#html5/ringout/draw/colours.ts";
import { drawSwing, Effects } from "#html5/ringout/draw/effects.ts";
import { drawFighter } from "#html5/ringout/draw/figure.ts";
import { drawHazard, drawWater } from "#html5/ringout/draw/hazard-art.ts";
import { drawSlabs } from "#html5/ringout/draw/slab-art.ts";
import { rungAt } from "#html5/ringout/show/ladder.ts";
import { lessonFor } from "#html5/ringout/show/lessons.ts";
import { type News, type Show, SLOWNESS } from "#html5/ringout/show/show.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Kit } from "#kit/round.ts";
import { drawCalls, drawHint, drawPlates, drawTags, heading } from "./hud.ts";
import { react } from "./reactions.ts";
import { drawScreen } from "./screens.ts";
import { songs, sounds } from "./sounds.ts";

/** The area in which menus and the mouse are counted. */
export const SIZE = { width: 960, height: 540 };

/** Everything about the show that can be seen and heard. */
export class Stage {
  private readonly show: Show;
  private readonly kit: Kit;
  private effects = new Effects();
  private camera = new Camera();
  private shown: Match | undefined;

  constructor(show: Show, kit: Kit) {
    this.show = show;
    this.kit = kit;
    this.shown = show.match;
    this.tune();
  }

  toScreen(view: View, { x, y }: { x: number; y: number }) {
    return { x: x - (view.width - SIZE.width) / 2, y: y - (view.height - SIZE.height) / 2 };
  }

  step(news: News): void {
    const { show, effects, kit } = this;
    const { match } = show;
    if (match !== this.shown) {
      this.shown = match;
      this.camera = new Camera();
      this.effects = new Effects();
    }
    for (const what of news.menu) this.reactToMenu(what);
    effects.step();
    if (!match) return;
    for (const event of news.match) react(event, match, this.effects, kit.sound);
    if (show.slow === 0) for (const fighter of match.fighters) effects.trail(fighter);
    this.camera.step(match, kit.view);
    const left = match.timeLeft ?? Number.POSITIVE_INFINITY;
    kit.sound.setPace(show.slow > 0 ? 0.6 : left < 1200 ? 1.2 : 1);
  }

  draw(view: View, alpha: number): void {
    const { show, effects, camera } = this;
    const { ctx } = view;
    const { match } = show;
    const id: ArenaId = match?.plan.arena ?? "desk";
    const time = match?.phase === "ready" ? match.age : (match?.time ?? 0) + READY;
    ctx.save();
    effects.shake.apply(view);
    drawBackdrop(view, id, camera, effects.time);
    camera.apply(view);
    if (match && show.age > 0 && show.screen !== "menu") this.drawMatch(view, match, time, alpha);
    else drawSlabs(ctx, id, match?.platforms ?? platformsAt(arenas[id], 0), effects.time);
    ctx.restore();
    if (effects.flash > 0.02) {
      ctx.fillStyle = `rgb(255 250 235 / ${effects.flash * 0.5})`;
      ctx.fillRect(0, 0, view.width, view.height);
    }
    // Before the first step the kit's title lies over the bare arena.
    if (show.age === 0) return;
    if (show.screen === "play") {
      if (match) this.drawFront(view, match);
      return;
    }
    ctx.save();
    ctx.translate((view.width - SIZE.width) / 2, (view.height - SIZE.height) / 2);
    drawScreen(view, show);
    ctx.restore();
  }

  private drawMatch(view: View, match: Match, time: number, alpha: number) {
    const { show, effects } = this;
    const { ctx } = view;
    const corners = show.card?.corners ?? [];
    const isSlow = match.phase === "end" && match.age < 24;
    const part = isSlow ? (show.slow + alpha) / SLOWNESS : match.phase === "ready" ? 0 : alpha;
    const hasFrontTap = match.arena.hazard?.kind === "tap";
    if (!hasFrontTap) drawHazard(ctx, match.arena, match.time);
    drawSlabs(ctx, match.plan.arena, match.platforms, effects.time);
    if (match.arena.hazard?.kind === "toast" || match.arena.hazard?.kind === "train")
      drawHazard(ctx, match.arena, match.time);
    effects.drawBehind(ctx);
    for (const fighter of match.fighters)
      drawFighter(ctx, fighter, corners[fighter.seat]?.hat ?? "none", time, part);
    for (const fighter of match.fighters) drawSwing(ctx, fighter);
    for (const { x, y, plan, kind } of match.shots) {
      const isBubble = kind === "puddle";
      blob(ctx, x, y, plan.r, plan.r, isBubble ? "rgb(205 243 255 / 0.55)" : "#6fd0ff", isBubble ? 2 : 3);
      blob(ctx, x - plan.r * 0.3, y - plan.r * 0.35, plan.r * 0.28, plan.r * 0.2, "#ffffff", 0);
    }
    if (hasFrontTap) {
      drawHazard(ctx, match.arena, match.time);
      drawWater(ctx, effects.time);
    }
    drawTags(view, match.fighters, corners, this.camera.zoom);
    effects.drawFront(view);
  }

  private drawFront(view: View, match: Match) {
    const { show, effects, kit } = this;
    if (kit.isDemo) return;
    drawPlates(view, match, show.card?.corners ?? [], effects.jolts, effects.time);
    drawCalls(view, match);
    drawHint(view, lessonFor(show, match), match.phase === "ready" ? 0 : 1);
    if (match.phase === "ready") this.drawIntro(view, match);
    if (show.bout?.kind === "endless") {
      const count = match.fighters[1]?.falls ?? 0;
      drawText(
        view,
        `Ring-outs ${count}  ·  Best ${Math.max(count, show.career.endless)}`,
        view.width / 2,
        28,
        {
          ...heading,
          size: 26,
        },
      );
    }
  }

  private drawIntro(view: View, match: Match) {
    const { bout } = this.show;
    const strength = clamp(match.age / 10, 0, 1) * clamp((READY - match.age) / 12, 0, 1);
    view.ctx.globalAlpha = strength;
    const rung = bout?.kind === "ladder" ? rungAt(bout.rung) : undefined;
    const x = view.width / 2;
    drawText(view, rung?.name ?? match.arena.name, x, view.height * 0.17, { ...heading, size: 46 });
    const line = rung ? `“${rung.boast}”` : match.arena.note;
    drawText(view, line, x, view.height * 0.17 + 46, {
      ...heading,
      size: 21,
      weight: 700,
      color: PAPER,
      width: view.width * 0.85,
    });
    if (rung)
      drawText(view, `${match.arena.name}: ${match.arena.note}`, x, view.height * 0.17 + 80, {
        ...heading,
        size: 18,
        weight: 700,
        color: "#ffe6a8",
      });
    view.ctx.globalAlpha = 1;
  }

  private reactToMenu(what: News["menu"][number]) {
    if (what !== "screen") {
      this.kit.sound.play(...sounds[what]);
      return;
    }
    this.tune();
    const { screen, outcome } = this.show;
    if (screen !== "result" || !outcome) return;
    const isGood = outcome.bout.kind === "ladder" ? outcome.isWon : true;
    this.kit.sound.play(...(isGood ? sounds.win : sounds.lose));
  }

  private tune() {
    const { bout, match } = this.show;
    const isNight = match?.plan.arena === "rails" || match?.plan.arena === "kitchen";
    this.kit.sound.music(!bout ? songs.menu : isNight ? songs.night : songs.day);
  }
}

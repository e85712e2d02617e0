import { type ArenaId, arenas } from "#html5/ringout/core/arenas.ts";
import type { MatchEvent } from "#html5/ringout/core/events.ts";
import type { Fighter } from "#html5/ringout/core/fighter.ts";
import { type Match, READY, SLOWNESS } from "#html5/ringout/core/match.ts";
import { platformsAt } from "#html5/ringout/core/platforms.ts";
import { wheel } from "#html5/ringout/draw/axel-art.ts";
import { drawBackdrop } from "#html5/ringout/draw/backdrops.ts";
import { blob } from "#html5/ringout/draw/brush.ts";
import { Camera } from "#html5/ringout/draw/camera.ts";
import { paintOf } from "#html5/ringout/draw/colours.ts";
import { drawSwing, Effects } from "#html5/ringout/draw/effects.ts";
import { drawFighter } from "#html5/ringout/draw/figure.ts";
import { drawHazard, drawWater } from "#html5/ringout/draw/hazard-art.ts";
import { headwearOf } from "#html5/ringout/draw/headwear.ts";
import { drawSlabs } from "#html5/ringout/draw/slab-art.ts";
import type { Corner } from "#html5/ringout/show/bouts.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit } from "#kit/round.ts";
import { drawCalls, drawPlates, drawTags } from "./hud.ts";
import { react } from "./reactions.ts";

/** A match between two steps: how much of a slow step has passed, and who stands in which corner. */
export type Moment = {
  readonly match: Match;
  readonly slow: number;
  readonly corners: readonly Corner[];
  /** The fighters where they are drawn, if that is not where they are. */
  readonly fighters?: readonly Fighter[];
};

/** A match as it is seen and heard: arena, fighters, sparks and calls. */
export class BoutView {
  readonly effects = new Effects();
  private readonly camera = new Camera();
  private readonly kit: Pick<Kit, "view" | "sound">;

  constructor(kit: Pick<Kit, "view" | "sound">) {
    this.kit = kit;
  }

  step(match: Match, events: readonly MatchEvent[], slow: number): void {
    const { effects, kit } = this;
    effects.step();
    this.react(match, events);
    if (slow === 0) for (const fighter of match.fighters) effects.trail(fighter);
    this.camera.step(match, kit.view);
    const left = match.timeLeft ?? Number.POSITIVE_INFINITY;
    kit.sound.setPace(slow > 0 ? 0.6 : left < 1200 ? 1.2 : 1);
  }

  react(match: Match, events: readonly MatchEvent[]): void {
    for (const event of events) react(event, match, this.effects, this.kit.sound);
  }

  /** Draws the arena, and the match in it if there is one. */
  draw(view: View, arena: ArenaId, moment: Moment | undefined, alpha: number): void {
    const { effects, camera } = this;
    const { ctx } = view;
    ctx.save();
    effects.shake.apply(view);
    drawBackdrop(view, arena, camera, effects.time);
    camera.apply(view);
    if (moment) this.drawMatch(view, moment, alpha);
    else drawSlabs(ctx, arena, platformsAt(arenas[arena], 0), effects.time);
    ctx.restore();
    if (effects.flash <= 0.02) return;
    ctx.fillStyle = `rgb(255 250 235 / ${effects.flash * 0.5})`;
    ctx.fillRect(0, 0, view.width, view.height);
  }

  /** Draws plates, count and clock over everything. */
  drawFront(view: View, { match, corners }: Moment): void {
    drawPlates(view, match, corners, this.effects.jolts, this.effects.time);
    drawCalls(view, match);
  }

  private drawMatch(view: View, moment: Moment, alpha: number) {
    const { match, slow, corners, fighters = match.fighters } = moment;
    const { effects } = this;
    const { ctx } = view;
    const time = match.phase === "ready" ? match.age : match.time + READY;
    const part = match.isSlow ? (slow + alpha) / SLOWNESS : match.phase === "ready" ? 0 : alpha;
    const { hazard } = match.arena;
    const hasFrontTap = hazard?.kind === "tap";
    if (!hasFrontTap) drawHazard(ctx, match.arena, match.time);
    drawSlabs(ctx, match.plan.arena, match.platforms, effects.time);
    if (hazard?.kind === "toast" || hazard?.kind === "train") drawHazard(ctx, match.arena, match.time);
    effects.drawBehind(ctx);
    for (const fighter of fighters) {
      const corner = corners[fighter.seat];
      drawFighter(ctx, fighter, corner ? headwearOf(corner) : "none", time, part);
    }
    for (const fighter of fighters) drawSwing(ctx, fighter);
    drawShots(ctx, match);
    if (hasFrontTap) {
      drawHazard(ctx, match.arena, match.time);
      drawWater(ctx, effects.time);
    }
    drawTags(view, fighters, corners, this.camera.zoom);
    effects.drawFront(view);
  }
}

function drawShots(ctx: CanvasRenderingContext2D, { shots }: Match) {
  for (const { x, y, plan, kind, seat, age } of shots) {
    if (kind === "axel") {
      wheel(ctx, x, y, plan.r, age * 0.45, paintOf(kind, seat).trim);
      continue;
    }
    const isBubble = kind === "puddle";
    blob(ctx, x, y, plan.r, plan.r, isBubble ? "rgb(205 243 255 / 0.55)" : "#6fd0ff", isBubble ? 2 : 3);
    blob(ctx, x - plan.r * 0.3, y - plan.r * 0.35, plan.r * 0.28, plan.r * 0.2, "#ffffff", 0);
  }
}

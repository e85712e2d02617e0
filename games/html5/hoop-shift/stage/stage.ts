import { RIM, STAGE } from "#html5/hoop-shift/core/court.ts";
import { rivalAt, type Venue } from "#html5/hoop-shift/core/rivals.ts";
import { drawCrowd } from "#html5/hoop-shift/draw/crowd.ts";
import { type Place, Scenery } from "#html5/hoop-shift/draw/scenery.ts";
import { venues } from "#html5/hoop-shift/draw/venues.ts";
import { type News, type Show, SLOWNESS } from "#html5/hoop-shift/show/show.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit } from "#kit/round.ts";
import { drawContest } from "./contest-view.ts";
import { Effects } from "./effects.ts";
import { drawFront } from "./front.ts";
import { drawMatch } from "./match-view.ts";
import { reactToContest, reactToMatch } from "./reactions.ts";
import { drawScreen } from "./screens.ts";
import { songs, sounds } from "./sounds.ts";

type Spot = { x: number; y: number };
/** Below the line on which feet stand. */
const FRONT = 92;

/** Everything about the show that can be seen and heard. */
export class Stage {
  private readonly show: Show;
  private readonly kit: Kit;
  private readonly effects = new Effects();
  private readonly scenery = new Scenery();
  private zoom = 1;

  constructor(show: Show, kit: Kit) {
    this.show = show;
    this.kit = kit;
    this.tune();
  }

  /** Where the court lies: in the middle, on the ground. */
  placeIn(view: View): Place {
    return { left: (view.width - STAGE.width) / 2, floor: view.height - FRONT };
  }

  /** From a point of the view to one of the stage's 960×540, in which menus and the mouse are counted. */
  toStage(view: View, { x, y }: Spot): Spot {
    return { x: x - (view.width - STAGE.width) / 2, y: y - (view.height - STAGE.height) / 2 };
  }

  step(news: News): void {
    const { show, effects, kit } = this;
    const { match, contest } = show;
    if (match)
      for (const event of news.match)
        reactToMatch(event, match, effects, kit.sound, show.bout?.kind === "duel");
    if (contest) for (const event of news.contest) reactToContest(event, contest, effects, kit.sound);
    for (const what of news.menu) this.reactToMenu(what);
    const loose = match
      ? match.flight
        ? match.ball
        : undefined
      : contest?.tosses.findLast(({ isDone }) => !isDone)?.ball;
    // Slow motion draws the same trail over more frames.
    if (show.slow === 0) effects.follow(loose && loose.net === 0 ? loose : undefined);
    effects.step();
    const isSlow = match?.isSlow ?? contest?.isSlow ?? false;
    this.zoom += ((isSlow && show.screen === "play" ? 1.16 : 1) - this.zoom) * 0.06;
    kit.sound.setPace(isSlow ? 0.6 : 1);
  }

  draw(view: View, alpha: number): void {
    const { show, effects } = this;
    const { ctx } = view;
    const place = this.placeIn(view);
    const paints = venues[this.venue];
    const part = show.slow > 0 ? (show.slow + alpha) / SLOWNESS : this.zoom > 1.08 ? alpha / SLOWNESS : alpha;
    ctx.save();
    const still = ctx.getTransform();
    effects.shake.apply(view);
    this.fillEdges(view, still, place);
    this.closeUp(view, place);
    this.scenery.draw(view, this.venue, place);
    drawCrowd(view, paints, place, effects.time, effects.joy);
    ctx.translate(place.left, place.floor);
    if (show.contest) drawContest(view, show.contest, effects, paints, part);
    else if (show.match) drawMatch(view, show, show.match, effects, paints, part);
    effects.particles.draw(view);
    effects.words.draw(view);
    ctx.restore();
    if (effects.flash > 0.02) {
      ctx.fillStyle = `rgb(255 250 230 / ${effects.flash * 0.5})`;
      ctx.fillRect(0, 0, view.width, view.height);
    }
    // Before the first step the kit's title lies over the bare court.
    if (show.age === 0) return;
    if (show.screen === "play") {
      drawFront(view, show, effects);
      return;
    }
    ctx.save();
    ctx.translate((view.width - STAGE.width) / 2, (view.height - STAGE.height) / 2);
    drawScreen(view, show);
    ctx.restore();
  }

  /** A shaken picture uncovers the frame's edges: the same picture, held still, lies below. */
  private fillEdges(view: View, still: DOMMatrix, place: Place) {
    const shaken = view.ctx.getTransform();
    if (shaken.e === still.e && shaken.f === still.f) return;
    view.ctx.setTransform(still);
    this.scenery.draw(view, this.venue, place);
    view.ctx.setTransform(shaken);
  }

  private get venue(): Venue {
    const { bout, outcome } = this.show;
    const shown = bout ?? outcome?.bout;
    if (!shown) return "playground";
    return shown.kind === "contest" ? "gym" : rivalAt(shown.rung).venue;
  }

  /** Leans in to the basket. */
  private closeUp({ ctx }: View, { left, floor }: Place) {
    if (this.zoom < 1.002) return;
    const x = left + RIM.x - 60;
    const y = floor - RIM.y;
    ctx.translate(x, y);
    ctx.scale(this.zoom, this.zoom);
    ctx.translate(-x, -y);
  }

  private reactToMenu(what: News["menu"][number]) {
    if (what === "screen") {
      this.tune();
      this.effects.trail.length = 0;
      const { screen, outcome } = this.show;
      if (screen !== "result" || !outcome) return;
      const isGood = outcome.bout.kind === "contest" ? outcome.isRecord : outcome.score[0] > outcome.score[1];
      this.kit.sound.play(...(isGood || outcome.bout.kind === "duel" ? sounds.win : sounds.lose));
    } else this.kit.sound.play(...sounds[what]);
  }

  private tune() {
    this.kit.sound.music(this.show.bout?.kind === "contest" ? songs.contest : songs.game);
  }
}

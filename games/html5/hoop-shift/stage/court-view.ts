import { RIM, STAGE } from "#html5/hoop-shift/core/court.ts";
import { SLOWNESS } from "#html5/hoop-shift/core/match.ts";
import type { Venue } from "#html5/hoop-shift/core/rivals.ts";
import { drawCrowd } from "#html5/hoop-shift/draw/crowd.ts";
import { type Place, Scenery } from "#html5/hoop-shift/draw/scenery.ts";
import { type VenuePaint, venues } from "#html5/hoop-shift/draw/venues.ts";
import type { View } from "#kit/draw/view.ts";
import { Effects } from "./effects.ts";

type Spot = { x: number; y: number };
/** Below the line on which feet stand. */
const FRONT = 92;

/** From a point of the view to one of the stage's 960×540, in which menus and the mouse are counted. */
export function toStage(view: Pick<View, "width" | "height">, { x, y }: Spot): Spot {
  return { x: x - (view.width - STAGE.width) / 2, y: y - (view.height - STAGE.height) / 2 };
}

/** Where the court lies: in the middle, on the ground. */
const placeIn = (view: View): Place => ({
  left: (view.width - STAGE.width) / 2,
  floor: view.height - FRONT,
});

/** The place, its crowd, and everything that flies about in it. */
export class CourtView {
  readonly effects = new Effects();
  private readonly scenery = new Scenery();
  private zoom = 1;

  step(loose: (Spot & { net: number }) | undefined, slow: number, isClose: boolean): void {
    const { effects } = this;
    // Slow motion draws the same trail over more frames.
    if (slow === 0) effects.follow(loose && loose.net === 0 ? loose : undefined);
    effects.step();
    this.zoom += ((isClose ? 1.16 : 1) - this.zoom) * 0.06;
  }

  /** Draws the place, and whoever plays there. */
  draw(
    view: View,
    venue: Venue,
    slow: number,
    alpha: number,
    drawPlay: (paints: VenuePaint, part: number) => void,
  ): void {
    const { effects } = this;
    const { ctx } = view;
    const place = placeIn(view);
    const paints = venues[venue];
    const part = slow > 0 ? (slow + alpha) / SLOWNESS : this.zoom > 1.08 ? alpha / SLOWNESS : alpha;
    ctx.save();
    const still = ctx.getTransform();
    effects.shake.apply(view);
    this.fillEdges(view, venue, still, place);
    this.closeUp(view, place);
    this.scenery.draw(view, venue, place);
    drawCrowd(view, paints, place, effects.time, effects.joy);
    ctx.translate(place.left, place.floor);
    drawPlay(paints, part);
    effects.particles.draw(view);
    effects.words.draw(view);
    ctx.restore();
    if (effects.flash <= 0.02) return;
    ctx.fillStyle = `rgb(255 250 230 / ${effects.flash * 0.5})`;
    ctx.fillRect(0, 0, view.width, view.height);
  }

  /** A shaken picture uncovers the frame's edges: the same picture, held still, lies below. */
  private fillEdges(view: View, venue: Venue, still: DOMMatrix, place: Place) {
    const shaken = view.ctx.getTransform();
    if (shaken.e === still.e && shaken.f === still.f) return;
    view.ctx.setTransform(still);
    this.scenery.draw(view, venue, place);
    view.ctx.setTransform(shaken);
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
}

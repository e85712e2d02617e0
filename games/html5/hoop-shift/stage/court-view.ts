import { RIM, STAGE } from "#html5/hoop-shift/core/court.ts";
import { SLOWNESS } from "#html5/hoop-shift/core/match.ts";
import type { Venue } from "#html5/hoop-shift/core/rivals.ts";
import { drawCrowd } from "#html5/hoop-shift/draw/crowd.ts";
import { type Place, Scenery } from "#html5/hoop-shift/draw/scenery.ts";
import { type VenuePaint, venues } from "#html5/hoop-shift/draw/venues.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { Effects } from "./effects.ts";

type Spot = { x: number; y: number };
/** Below the line on which feet stand. */
const FRONT = 92;
/** The camera comes nearer around this place under the basket. */
const ANCHOR_X = 880;
const NEAREST = 1.3;
const SIDE_AIR = 110;
const TOP_AIR = 24;
const HEADROOM = 400;

/** From a point of the view to one of the stage's 960×540, in which menus and the mouse are counted. */
export function toStage(view: Pick<View, "width" | "height">, { x, y }: Spot): Spot {
  return { x: x - (view.width - STAGE.width) / 2, y: y - (view.height - STAGE.height) / 2 };
}

/** Where the court lies: in the middle, on the ground. */
const placeIn = (view: View): Place => ({
  left: (view.width - STAGE.width) / 2,
  floor: view.height - FRONT,
});

/** The nearest view that shows all of them with some air, and the ball below the scoreboard. */
export function nearnessFor(actors: readonly Spot[]): number {
  if (actors.length === 0) return 1;
  const first = Math.min(...actors.map(({ x }) => x)) - SIDE_AIR;
  const highest = Math.max(...actors.map(({ y }) => y)) + TOP_AIR;
  return clamp(Math.min(ANCHOR_X / (ANCHOR_X - first), HEADROOM / highest), 1, NEAREST);
}

/** The place, its crowd, and everything that flies about in it. */
export class CourtView {
  readonly effects = new Effects();
  private readonly scenery = new Scenery();
  private zoom = 1;
  /** How near the camera is to the players. */
  private nearness = 1;

  /** `actors` are those who must stay in the picture. */
  step(
    loose: (Spot & { net: number }) | undefined,
    slow: number,
    isClose: boolean,
    actors: readonly Spot[] = [],
  ): void {
    const { effects } = this;
    // Slow motion draws the same trail over more frames.
    if (slow === 0) effects.follow(loose && loose.net === 0 ? loose : undefined);
    effects.step();
    this.zoom += ((isClose ? 1.16 : 1) - this.zoom) * 0.06;
    const wish = nearnessFor(actors);
    // Out is hurried, in takes its time: nobody may leave the picture.
    this.nearness += (wish - this.nearness) * (wish < this.nearness ? 0.2 : 0.025);
  }

  /** From a point of the view to one of the court as the camera shows it. */
  toCourt(view: Pick<View, "width" | "height">, spot: Spot): Spot {
    const { x, y } = toStage(view, spot);
    return { x: ANCHOR_X + (x - ANCHOR_X) / this.nearness, y };
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
    this.comeNear(view, place);
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

  /** As large as the players' places allow; the basket stays where it is. */
  private comeNear({ ctx }: View, { left, floor }: Place) {
    if (this.nearness < 1.002) return;
    ctx.translate(left + ANCHOR_X, floor);
    ctx.scale(this.nearness, this.nearness);
    ctx.translate(-left - ANCHOR_X, -floor);
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

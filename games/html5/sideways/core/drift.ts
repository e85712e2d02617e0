import { clamp } from "#kit/ease.ts";

/** What the judge sees of one step. */
export type Slide = {
  /** Radians between nose and way. */
  angle: number;
  speed: number;
  /** Metres between the car and the nearest wall. */
  gap: number;
  /** On the road, forwards, and farther than ever before. */
  counts: boolean;
};

export type DriftEvent =
  | { kind: "link" | "kiss"; multiplier: number }
  | { kind: "bank"; points: number; multiplier: number }
  | { kind: "lost"; points: number };

export const LEAST_ANGLE = 0.21;
export const NEAR_WALL = 2.2;
const LEAST_SPEED = 6;
const MOST_MULTIPLIER = 8;
/** Steps between two slides that still make one combo. */
const PATIENCE = 80;
const KISS_EVERY = 75;
/** Points a slide must bring by itself before it counts as a link: wagging the tail along a straight is none. */
const WORTHY = 100;

/** Of most steps. */
const nothing: readonly DriftEvent[] = [];

/** Judges the slides: angle × speed, twice near a wall, times how many were linked into one combo. */
export class Judge {
  /** Safe points. */
  total = 0;
  /** Points of the combo that is being driven, before its multiplier. */
  pot = 0;
  multiplier = 1;
  /** Steps until the combo is banked. */
  patience = 0;
  isSliding = false;
  isNear = false;
  bestBank = 0;
  private side = 0;
  /** Points of the slide to this side. */
  private worth = 0;
  private sinceKiss = KISS_EVERY;

  step(slide: Slide): readonly DriftEvent[] {
    const size = Math.abs(slide.angle);
    this.isSliding = slide.counts && size > LEAST_ANGLE && size < 1.9 && slide.speed > LEAST_SPEED;
    this.isNear = this.isSliding && slide.gap < NEAR_WALL;
    this.sinceKiss++;
    if (this.isSliding) return this.slide(slide, size);
    if (this.pot === 0 || --this.patience > 0) return nothing;
    return this.bank();
  }

  /** A wall takes the combo. */
  lose(): readonly DriftEvent[] {
    const points = Math.round(this.pot * this.multiplier);
    this.clear();
    return points > 0 ? [{ kind: "lost", points }] : nothing;
  }

  bank(): readonly DriftEvent[] {
    const { multiplier } = this;
    const points = Math.round(this.pot * multiplier);
    this.clear();
    // A twitch is no slide.
    if (points < 40) return nothing;
    this.total += points;
    this.bestBank = Math.max(this.bestBank, points);
    return [{ kind: "bank", points, multiplier }];
  }

  private slide({ angle, speed }: Slide, size: number): readonly DriftEvent[] {
    let link: DriftEvent | undefined;
    const side = Math.sign(angle);
    this.patience = PATIENCE;
    const gain = clamp(size, 0, 1.1) * speed * 0.24 * (this.isNear ? 2 : 1);
    this.pot += gain;
    this.worth = side === this.side ? this.worth + gain : gain;
    if (this.worth > WORTHY && this.linked !== side) {
      if (this.linked !== 0) link = this.raise("link");
      this.linked = side;
    }
    this.side = side;
    if (this.isNear && this.sinceKiss >= KISS_EVERY) {
      this.sinceKiss = 0;
      const kiss = this.raise("kiss");
      return link ? [link, kiss] : [kiss];
    }
    return link ? [link] : nothing;
  }

  /** The side of the last slide that was held in this combo. */
  private linked = 0;

  private raise(kind: "link" | "kiss"): DriftEvent {
    this.multiplier = Math.min(MOST_MULTIPLIER, this.multiplier + 1);
    return { kind, multiplier: this.multiplier };
  }

  private clear() {
    this.pot = 0;
    this.multiplier = 1;
    this.patience = 0;
    this.worth = 0;
    this.linked = 0;
  }
}

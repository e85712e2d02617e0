import { isNumber, isShape, isText, type Saves } from "#kit/storage.ts";
import { type CarId, cars, firstCar, type Spec } from "./cars.ts";
import { isTape, type Tape } from "./ghost.ts";
import { type Paint, type Pattern, paints, patterns, plainPattern, worksPaint } from "./paints.ts";
import { type Setup, setups, standardSetup } from "./setups.ts";
import type { Track, TrackId } from "./track.ts";
import { firstTrack, medalFor, tracks } from "./tracks.ts";

/** The best on one track; a lap of 0 seconds is none. */
export type Best = { lap: number; points: number };
/** 0 is none, 3 is gold. Each is worth that many stars. */
export type Medals = { lap: number; points: number };
/** What a race changed: records, and what it opened. */
export type Gain = {
  stars: number;
  coins: number;
  isLapRecord: boolean;
  isPointsRecord: boolean;
  opened: (TrackId | CarId)[];
};

const isBest = isShape<Best>({ lap: isNumber, points: isNumber });
const isChoice = isShape({ track: isText, car: isText });
const isGarage = isShape({ paint: isText, pattern: isText, setup: isText });
const nothing: Best = { lap: 0, points: 0 };

const byId = <T extends { id: string }>(list: readonly T[], wanted: string) =>
  list.find(({ id }) => id === wanted);

/** What is kept between visits: the best of each track, its ghost, and what was chosen last. */
export class Career {
  track: Track = firstTrack;
  car: Spec = firstCar;
  paint: Paint = worksPaint;
  pattern: Pattern = plainPattern;
  setup: Setup = standardSetup;
  private readonly saves: Saves;
  private readonly bests = new Map<string, Best>();

  constructor(saves: Saves) {
    this.saves = saves;
    for (const { id } of tracks) this.bests.set(id, saves.read(`best:${id}`, isBest, nothing));
    const choice = saves.read("choice", isChoice, { track: "", car: "" });
    this.choose(byId(tracks, choice.track) ?? firstTrack, byId(cars, choice.car) ?? firstCar);
    const garage = saves.read("garage", isGarage, { paint: "", pattern: "", setup: "" });
    this.paint = byId(paints, garage.paint) ?? worksPaint;
    this.pattern = byId(patterns, garage.pattern) ?? plainPattern;
    this.setup = byId(setups, garage.setup) ?? standardSetup;
  }

  get stars(): number {
    return tracks.reduce((sum, track) => sum + this.starsOf(track), 0);
  }
  get isNew(): boolean {
    return tracks.every(({ id }) => this.best(id).lap === 0);
  }

  best(id: string): Best {
    return this.bests.get(id) ?? nothing;
  }

  medals(track: Track): Medals {
    const { lap, points } = this.best(track.id);
    return { lap: medalFor(track.laps, lap || undefined), points: medalFor(track.points, points) };
  }

  isOpen({ stars }: { stars: number }): boolean {
    return this.stars >= stars;
  }

  /** What is still closed cannot be chosen. */
  choose(track: Track, car: Spec): void {
    if (this.isOpen(track)) this.track = track;
    if (this.isOpen(car)) this.car = car;
    this.saves.write("choice", { track: this.track.id, car: this.car.id });
  }

  /** Paints or tunes the car. False for a paint that is still closed. */
  fit(wanted: {
    paint?: Paint | undefined;
    pattern?: Pattern | undefined;
    setup?: Setup | undefined;
  }): boolean {
    const { paint = this.paint, pattern = this.pattern, setup = this.setup } = wanted;
    if (!this.isOpen(paint) || !this.isOpen(pattern)) return false;
    Object.assign(this, { paint, pattern, setup });
    this.saves.write("garage", { paint: paint.id, pattern: pattern.id, setup: setup.id });
    return true;
  }

  tape(id: string): Tape | undefined {
    const tape = this.saves.read(`ghost:${id}`, isTape, { seconds: 0, car: "", poses: [] });
    return tape.seconds > 0 ? tape : undefined;
  }

  /** A lap that beats the best one leaves its ghost, at once: a race that is given up has still had its laps. */
  keepLap(track: Track, tape: Tape): boolean {
    const best = this.best(track.id);
    if (best.lap > 0 && tape.seconds >= best.lap) return false;
    this.write(track.id, { ...best, lap: tape.seconds });
    this.saves.write(`ghost:${track.id}`, tape);
    return true;
  }

  keepPoints(track: Track, points: number): boolean {
    const best = this.best(track.id);
    if (points <= best.points) return false;
    this.write(track.id, { ...best, points });
    return true;
  }

  /** What these stars open and fewer did not. */
  openedSince(stars: number): (TrackId | CarId)[] {
    return [...tracks, ...cars].filter((item) => item.stars > stars && this.isOpen(item)).map(({ id }) => id);
  }

  /** The next thing that stars will open. */
  get nextPrize(): { id: TrackId | CarId; stars: number } | undefined {
    return [...tracks, ...cars].filter((item) => !this.isOpen(item)).sort((a, b) => a.stars - b.stars)[0];
  }

  private starsOf(track: Track): number {
    const { lap, points } = this.medals(track);
    return lap + points;
  }

  private write(id: string, best: Best) {
    this.bests.set(id, best);
    this.saves.write(`best:${id}`, best);
  }
}

import { isDared } from "#html5/whole-life/life/daring.ts";
import { type FirstId, firstIds } from "#html5/whole-life/life/firsts.ts";
import { type Life, starsOf } from "#html5/whole-life/life/life.ts";
import { isSavedLife } from "#html5/whole-life/life/saved-life.ts";
import { type Guard, isListOf, isNumber, isShape, isText, type Saves } from "#kit/storage.ts";

export type PastLife = {
  name: string;
  town: string;
  age: number;
  stars: number;
  firsts: number;
  story: string;
};

const isPast: Guard<PastLife> = isShape<PastLife>({
  name: isText,
  town: isText,
  age: isNumber,
  stars: isNumber,
  firsts: isNumber,
  story: isText,
});
const isLifeOrNothing: Guard<Life | null> = (value): value is Life | null =>
  value === null || isSavedLife(value);
const isFirst: Guard<FirstId> = (value): value is FirstId => firstIds.some((id) => id === value);
/** So many lives are kept in full; the count goes on. */
const KEPT = 60;

/** All that outlives the page: the life that is going on, finished lives, firsts, and what was ever met. */
export class Album {
  lives: PastLife[];
  count: number;
  best: number;
  readonly firsts: Set<FirstId>;
  readonly met: Set<string>;
  private readonly saves: Saves;

  constructor(saves: Saves) {
    this.saves = saves;
    this.lives = saves.read("lives", isListOf(isPast), []);
    this.count = saves.read("count", isNumber, this.lives.length);
    this.best = saves.read("best", isNumber, 0);
    this.firsts = new Set(saves.read("firsts", isListOf(isFirst), []));
    this.met = new Set(saves.read("met", isListOf(isText), []));
  }

  get unfinished(): Life | undefined {
    return this.saves.read("life", isLifeOrNothing, null) ?? undefined;
  }

  keep(life: Life): void {
    this.saves.write("life", life.isOver ? null : life);
  }

  /** Puts a finished life into the album. Gives the firsts that no life before it had. */
  finish(life: Life, story: readonly string[]): FirstId[] {
    const fresh = life.firsts.map(({ id }) => id).filter((id) => !this.firsts.has(id));
    for (const id of fresh) this.firsts.add(id);
    for (const id of Object.keys(life.seen)) if (!isDared(id)) this.met.add(id);
    const { name, town, age } = life;
    const past = {
      name,
      town,
      age,
      stars: starsOf(life),
      firsts: life.firsts.length,
      story: story.join(" "),
    };
    this.lives = [past, ...this.lives].slice(0, KEPT);
    this.count++;
    this.best = Math.max(this.best, past.stars);
    this.saves.write("lives", this.lives);
    this.saves.write("count", this.count);
    this.saves.write("firsts", [...this.firsts]);
    this.saves.write("met", [...this.met]);
    this.saves.write("best", this.best);
    this.keep(life);
    return fresh;
  }
}

import type { BrawlState } from "./brawl-state.ts";
import type { Chapter } from "./chapter.ts";
import { isStanding, turnTo } from "./foes/foe.ts";
import type { Place, Plot } from "./plot.ts";
import type { Trick } from "./tricks.ts";

/** A trick that nobody tries is left for the story. */
const LESSON = 60 * 7;
const BREATH = 50;
/** The first lesson waits until the card that says what this is has been read. */
const GREETING = 130;
/** Past this part of the screen the way to the story is taken. */
const WAY_OUT = 860;

/** The tricks of the chapters before, one after the other, for those who begin with this one. Walking on ends it at any time. */
export class WarmUp implements Plot {
  readonly score = 0;
  readonly batteries = 1;
  readonly tricks: readonly Trick[] = [];
  readonly camera = 0;
  readonly limit = 0;
  readonly pull = 0;
  readonly inset = 0;
  readonly piece = undefined;
  readonly isFree = true;
  readonly stop = 0;
  readonly wave = 0;
  readonly place: Place;
  isDone = false;
  private readonly lessons: readonly Trick[];
  private at = -1;
  private left = GREETING;
  private hasPassed = true;

  constructor({ tricks, stops }: Chapter) {
    this.lessons = tricks;
    this.place = { stop: stops[0]?.name ?? "gate" };
  }

  furnish(): void {
    // What is needed comes with its lesson.
  }

  step(brawl: BrawlState): void {
    brawl.turns.most = 0;
    if (brawl.hero.x > WAY_OUT) this.isDone = true;
    if (!this.hasPassed && brawl.lesson === undefined) {
      this.hasPassed = true;
      this.left = BREATH;
      brawl.emit("coin", brawl.hero, { y: 80 });
    }
    if (this.left-- > 0) return;
    const trick = this.lessons[++this.at];
    if (!trick) {
      this.isDone = true;
      return;
    }
    this.left = LESSON;
    this.hasPassed = false;
    brawl.teach(trick);
    if (trick === "magnet") brawl.toss("hubcap", 640, 60, 0, 240);
    if (trick === "driver" && !brawl.foes.some(isStanding))
      turnTo(brawl.spawn("tinny", 560, 60, 330), "enter");
  }
}

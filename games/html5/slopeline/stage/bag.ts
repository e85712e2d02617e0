import { t } from "#html5/slopeline/words.ts";
import { dailySeed } from "#kit/random.ts";
import { isFlag, isNumber, isShape, type Saves } from "#kit/storage.ts";
import { bagNote, balls, openBalls } from "./balls.ts";

const isDay = isShape({ day: isNumber, best: isNumber });

/** What the player takes along from go to go: metres, a ball, a choice of slope, and today's best. */
export class Bag {
  private readonly saves: Saves;
  private readonly today: () => Date;
  metres: number;
  skin: number;
  isDaily: boolean;
  /** What the last go brought. */
  note = "";

  constructor(saves: Saves, today: () => Date) {
    this.saves = saves;
    this.today = today;
    this.metres = saves.read("metres", isNumber, 0);
    this.isDaily = saves.read("daily", isFlag, false);
    const skin = saves.read("ball", isNumber, 0);
    this.skin = skin < openBalls(this.metres).length ? skin : 0;
  }

  get day(): number {
    return dailySeed(this.today());
  }

  get dayBest(): number {
    const saved = this.saves.read("day", isDay, { day: 0, best: 0 });
    return saved.day === this.day ? saved.best : 0;
  }

  get ballName(): string {
    return balls[this.skin]?.name ?? "";
  }

  chooseDaily(isDaily: boolean): void {
    this.isDaily = isDaily;
    this.saves.write("daily", isDaily);
  }

  nextBall(): void {
    this.skin = (this.skin + 1) % openBalls(this.metres).length;
    this.saves.write("ball", this.skin);
  }

  /** After a go. */
  keep(metres: number, score: number): void {
    this.note = bagNote(this.metres, this.metres + metres);
    this.metres += metres;
    this.saves.write("metres", this.metres);
    if (!this.isDaily || score <= this.dayBest) return;
    this.saves.write("day", { day: this.day, best: score });
    this.note = `${t("bag.bestToday")} ${this.note}`.trim();
  }
}

import { type Level, levels } from "#html5/borders/core/skills.ts";
import { type Earned, isUnlocked, type ThemeId, themeIds } from "#html5/borders/draw/themes.ts";
import { isNumber, isText, type Saves } from "#kit/storage.ts";

/** All that outlives a round: wins, streaks, the best share, and what was chosen. */
export class Career {
  level: Level;
  shown: ThemeId;
  winStreak: number;
  readonly earned: Earned;
  private readonly saves: Saves;

  constructor(saves: Saves, best: number) {
    this.saves = saves;
    const count = (key: string) => saves.read(key, isNumber, 0);
    this.earned = { percent: best, wins: count("wins"), knockouts: count("knockouts") };
    this.winStreak = count("win-streak");
    const level = saves.read("level", isText, "breezy");
    this.level = levels.find((name) => name === level) ?? "breezy";
    const theme = saves.read("theme", isText, "playground");
    this.shown = themeIds.find((id) => id === theme && isUnlocked(id, this.earned)) ?? "playground";
  }

  /** Has not closed a loop worth keeping, won or cut anything yet. */
  get isNew(): boolean {
    const { percent, wins, knockouts } = this.earned;
    return percent === 0 && wins === 0 && knockouts === 0;
  }

  /** The theme in use: a locked one is only looked at. */
  get theme(): ThemeId {
    return isUnlocked(this.shown, this.earned) ? this.shown : this.wearing;
  }

  private get wearing(): ThemeId {
    const saved = this.saves.read("theme", isText, "playground");
    return themeIds.find((id) => id === saved) ?? "playground";
  }

  show(id: ThemeId): void {
    this.shown = id;
    if (isUnlocked(id, this.earned)) this.saves.write("theme", id);
  }

  choose(level: Level): void {
    this.level = level;
    this.saves.write("level", level);
  }

  /** Gives the themes that this was enough for. */
  earn({ percent = 0, knockouts = 0 }: { percent?: number; knockouts?: number }): ThemeId[] {
    return this.gain(() => {
      this.earned.percent = Math.max(this.earned.percent, percent);
      this.earned.knockouts += knockouts;
      if (knockouts > 0) this.saves.write("knockouts", this.earned.knockouts);
    });
  }

  finish(isWon: boolean): ThemeId[] {
    return this.gain(() => {
      this.winStreak = isWon ? this.winStreak + 1 : 0;
      this.earned.wins += Number(isWon);
      this.saves.write("wins", this.earned.wins);
      this.saves.write("win-streak", this.winStreak);
    });
  }

  private gain(change: () => void): ThemeId[] {
    const before = themeIds.filter((id) => isUnlocked(id, this.earned));
    change();
    return themeIds.filter((id) => isUnlocked(id, this.earned) && !before.includes(id));
  }
}

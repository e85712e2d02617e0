import type { Arena } from "#html5/borders/core/arena.ts";
import type { Runner, Spot } from "#html5/borders/core/runner.ts";
import { type Theme, type ThemeId, themes } from "#html5/borders/draw/themes.ts";
import { t } from "#html5/borders/words.ts";
import { written } from "#kit/language/translate.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { heroHat } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import type { Career } from "./career.ts";

/** Who the runners of a round are to the one who sees it, and what the round brings. */
export type Cast = {
  /** The runner whose round this is; undefined for one who watches. */
  readonly hero: Runner | undefined;
  readonly theme: Theme;
  /** What the hero wears. */
  readonly hat: Hat | undefined;
  /** Whether the field is shown without numbers and words. */
  readonly isBare: boolean;
  /** Stands behind the hero's place. */
  readonly note: string;
  colorOf(id: number): string;
  nameOf(runner: Runner): string;
  /** What the table says of a runner. */
  worthOf(runner: Runner): string;
  /** How far from its place a runner is drawn, in cells. */
  offsetOf(runner: Runner): Spot;
  /** The hero has cut a line or closed a loop. Gives the themes that this was enough for. */
  earn(gain: { percent?: number; knockouts?: number }): readonly ThemeId[];
  /** The bell has rung. Gives what to say besides. */
  finish(isWon: boolean): string;
};

export const BELL_NOTE = t("bell.rung");
export const percent = (share: number) =>
  t("hud.percent", { share: share < 0.0995 ? written(share * 100, 1) : written(Math.round(share * 100)) });

/** Cast of a round that is played alone, which adds to the career. */
export class SoloCast implements Cast {
  readonly hero: Runner | undefined;
  private readonly arena: Arena;
  private readonly kit: Kit;
  private readonly career: Career;

  constructor(arena: Arena, kit: Kit, career: Career) {
    this.hero = arena.hero;
    this.arena = arena;
    this.kit = kit;
    this.career = career;
  }

  get theme(): Theme {
    // Behind the title the themes that are still locked can be looked at too.
    return themes[this.kit.isDemo ? this.career.shown : this.career.theme];
  }

  get hat(): Hat | undefined {
    return heroHat(this.kit);
  }

  /** Behind the title and the result words would be in the way. */
  get isBare(): boolean {
    return this.kit.isDemo || (this.kit.isPlayed && this.arena.isOver);
  }

  get note(): string {
    // A tape that is watched shows its own best, not the player's.
    const best = Math.max(this.kit.isPlayed ? this.kit.best : 0, this.arena.score);
    return t("hud.best", { best: written(best, 1) });
  }

  colorOf(id: number): string {
    const { own, others } = this.theme;
    return id === this.hero?.id ? own : (others[(id - 2 + others.length) % others.length] ?? own);
  }

  nameOf({ id, name }: Runner): string {
    return id === this.hero?.id ? t("hud.you") : name;
  }

  worthOf(runner: Runner): string {
    return percent(this.arena.shareOf(runner));
  }

  offsetOf(): Spot {
    return { x: 0, y: 0 };
  }

  earn(gain: { percent?: number; knockouts?: number }): readonly ThemeId[] {
    return this.kit.isPlayed ? this.career.earn(gain) : [];
  }

  finish(isWon: boolean): string {
    if (!this.kit.isPlayed) return BELL_NOTE;
    const [theme] = this.career.finish(isWon);
    if (theme) return t("news.newTheme", { theme: t(`theme.${theme}`) });
    const { winStreak } = this.career;
    return isWon && winStreak > 1 ? t("bell.inARow", { wins: winStreak }) : BELL_NOTE;
  }
}

import type { Level } from "#html5/chess/engine/levels.ts";
import { opponents } from "#html5/chess/match/opponents.ts";
import type { GameRecord } from "#html5/chess/match/record.ts";
import { t } from "#html5/chess/words.ts";
import { element } from "./element.ts";
import { faceOf } from "./faces.ts";
import { themes } from "./themes.ts";

/** The opponent, large enough to play against: face, speech bubble, and what a win is worth. */
export class OpponentCard {
  readonly root = element("section", "host");
  private readonly bubble = element("p", "bubble");
  private readonly goal = element("p", "goal");
  private readonly face = element("span", "");
  private level: Level | undefined;

  constructor() {
    this.root.append(this.face, element("div", "speech", this.bubble, this.goal));
  }

  say(text: string): void {
    this.bubble.textContent = text;
  }

  /** Nothing for two players at one board. */
  show(level: Level | undefined, record: GameRecord): void {
    this.root.hidden = level === undefined;
    if (level === undefined) return;
    if (level !== this.level) this.face.replaceChildren(faceOf(level));
    this.level = level;
    const { won, drawn, lost } = record[level];
    const prize = themes.find(({ prizeOf }) => prizeOf === level);
    if (won === 0 && prize) {
      const swatch = element("span", "swatch");
      swatch.style.background = `linear-gradient(135deg, ${prize.light} 50%, ${prize.dark} 50%)`;
      const board = t(`board.${prize.id}`);
      this.goal.replaceChildren(swatch, t("setup.prize", { name: opponents[level].name, board }));
    } else this.goal.textContent = t("record.line", { won, drawn, lost });
  }
}

import type { Match } from "#html5/chess/match/match.ts";
import { lineFor } from "#html5/chess/match/opponents.ts";
import type { GameRecord } from "#html5/chess/match/record.ts";
import { resultWords } from "#html5/chess/match/words.ts";
import { t } from "#html5/chess/words.ts";
import { written } from "#kit/language/translate.ts";
import { Card } from "./dialog.ts";
import { button, element } from "./element.ts";
import { faceOf } from "./faces.ts";
import type { Theme } from "./themes.ts";

export type ResultWishes = {
  /** The same again with colours changed. */
  onRematch(): void;
  onNewGame(): void;
  /** Away with the card: the moves can be looked through. */
  onLookBack(): void;
  onPgn(): void;
};

/** How it ended, and what next. */
export class ResultCard {
  private readonly card: Card;
  private readonly wishes: ResultWishes;

  constructor(wishes: ResultWishes) {
    this.wishes = wishes;
    this.card = new Card(t("over.title"), "result", wishes.onLookBack);
  }

  get isOpen(): boolean {
    return this.card.isOpen;
  }

  close(): void {
    this.card.close();
  }

  open(match: Match, record: GameRecord, best: number, prize: Theme | undefined): void {
    const { heading, reason } = resultWords(match);
    const rematch = button(t("over.rematch"), "big", this.wishes.onRematch);
    rematch.classList.add("first");
    const rows = [
      element("div", "row", faceOf(match.setup.opponent), element("h2", "", heading)),
      element("p", "about", reason),
    ];
    const { level, ending } = match;
    if (level !== undefined) {
      const moment = match.hasWon ? "loses" : ending?.winner === undefined ? "draws" : "wins";
      const { won, drawn, lost } = record[level];
      rows.push(
        element("p", "quote", t("over.quote", { line: lineFor(level, moment, match.game.plies.length) })),
      );
      rows.push(
        element(
          "p",
          "help",
          t("record.score", { won, drawn, lost, score: written(match.score), best: written(best) }),
        ),
      );
      if (match.hasWon && match.helped > 0) rows.push(element("p", "help", t("over.secondStar")));
    }
    if (prize) rows.push(element("p", "prize", t("over.prize", { board: t(`board.${prize.id}`) })));
    rows.push(
      element("div", "row", rematch, button(t("tool.newGame"), "big second", this.wishes.onNewGame)),
      element(
        "div",
        "row",
        button(t("over.lookBack"), "tool", this.wishes.onLookBack),
        button("PGN", "tool", this.wishes.onPgn),
      ),
    );
    this.card.open(...rows);
  }
}

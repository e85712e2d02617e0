import { WHITE } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import { written } from "#kit/language/translate.ts";
import type { Attempt } from "./attempt.ts";

const wrong = [t("puzzle.slipsAway"), t("puzzle.wayOut"), t("puzzle.close")];

/** What is asked, for the heading beside the board. */
export const taskWords = ({ you, puzzle }: Attempt): string =>
  t(you === WHITE ? "puzzle.whiteMates" : "puzzle.blackMates", {
    moves: written(Math.ceil(puzzle.line.length / 2)),
  });

/** What the owl says about the attempt so far. */
export function ownWords(attempt: Attempt, isJustWrong: boolean): string {
  if (attempt.isShown) return t(attempt.isOver ? "puzzle.shown" : "puzzle.watch");
  if (attempt.isOver) return t(attempt.wrongMoves + attempt.hints === 0 ? "puzzle.splendid" : "puzzle.mate");
  if (isJustWrong) return wrong[attempt.wrongMoves % wrong.length] ?? "";
  if (attempt.hint !== undefined) return t("puzzle.thisPiece");
  if (!attempt.isYourTurn) return t("puzzle.good");
  const { length } = attempt.game.plies;
  return length === 0 ? t("puzzle.takeTime") : t("puzzle.yes", { moves: attempt.movesLeft });
}

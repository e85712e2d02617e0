import type { Ending, Game } from "#html5/chess/rules/game.ts";
import { BLACK, type Colour, WHITE } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import type { Match } from "./match.ts";
import { opponents } from "./opponents.ts";

export const colourWord = (colour: Colour): string => t(colour === WHITE ? "colour.white" : "colour.black");

/** Why the game ended, and after how many moves. */
export function reasonWords({ reason }: Ending, { plies }: Game): string {
  return t("result.reason", { reason: t(`reason.${reason}`), moves: Math.ceil(plies.length / 2) });
}

/** The result in a heading and a line below it. */
export function resultWords({ ending, level, setup, game }: Match): { heading: string; reason: string } {
  if (!ending) return { heading: "", reason: "" };
  const reason = reasonWords(ending, game);
  if (ending.winner === undefined) return { heading: t("result.draw"), reason };
  if (level === undefined)
    return { heading: t("result.colourWins", { colour: colourWord(ending.winner) }), reason };
  if (ending.winner === setup.you) return { heading: t("result.youWon"), reason };
  return { heading: t("result.won", { name: opponents[level].name }), reason };
}

/** Who sits behind which colour. */
export function playerName({ level, setup }: Match, colour: Colour): string {
  if (level === undefined) return colourWord(colour);
  return colour === setup.you ? t("player.you") : opponents[level].name;
}

/** Whose turn it is and what the matter is, for the line under the moves and for ears. */
export function turnWords(match: Match): string {
  const { game, level, ending } = match;
  if (ending) return resultWords(match).heading;
  const { isCheck } = game.position;
  if (level === undefined) return toMoveWords(colourWord(game.turn), isCheck);
  if (match.isYourTurn) return yourMoveWords(isCheck);
  return t(isCheck ? "turn.thinkingCheck" : "turn.thinking", { name: opponents[level].name });
}

export const yourMoveWords = (isCheck: boolean): string => t(isCheck ? "turn.yoursCheck" : "turn.yours");
export const toMoveWords = (name: string, isCheck: boolean): string =>
  t(isCheck ? "turn.toMoveCheck" : "turn.toMove", { name });

export const bottomColour = (match: Pick<Match, "hand">): Colour => (match.hand.isFlipped ? BLACK : WHITE);

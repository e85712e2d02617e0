import type { Ending, Game } from "#html5/chess/rules/game.ts";
import { BLACK, type Colour, colourName, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Match } from "./match.ts";
import { opponents } from "./opponents.ts";

const reasons: Record<Ending["reason"], string> = {
  checkmate: "Checkmate",
  time: "Out of time",
  resignation: "Given up",
  absence: "Gone for a minute",
  stalemate: "Stalemate: no legal move, and no check",
  repetition: "The same position stood three times",
  "fifty-moves": "Fifty moves without a capture or a pawn's move",
  "dead-position": "Neither side has enough left to mate",
  agreement: "Agreed by both",
  "time-without-winner": "Out of time, but nobody could still mate",
};

/** Why the game ended, and after how many moves. */
export function reasonWords({ reason }: Ending, { plies }: Game): string {
  const moves = Math.ceil(plies.length / 2);
  return `${reasons[reason]}, ${moves} ${moves === 1 ? "move" : "moves"}`;
}

/** The result in a heading and a line below it. */
export function resultWords({ ending, level, setup, game }: Match): { heading: string; reason: string } {
  if (!ending) return { heading: "", reason: "" };
  const reason = reasonWords(ending, game);
  if (ending.winner === undefined) return { heading: "A draw", reason };
  if (level === undefined) return { heading: `${colourName(ending.winner)} wins!`, reason };
  if (ending.winner === setup.you) return { heading: "You won!", reason };
  return { heading: `${opponents[level].name} won`, reason };
}

/** Who sits behind which colour. */
export function playerName({ level, setup }: Match, colour: Colour): string {
  if (level === undefined) return colourName(colour);
  return colour === setup.you ? "You" : opponents[level].name;
}

/** Whose turn it is and what the matter is, for the line under the moves and for ears. */
export function turnWords(match: Match): string {
  const { game, level, ending } = match;
  if (ending) return resultWords(match).heading;
  const check = game.position.isCheck ? "Check! " : "";
  if (level === undefined) return `${check}${colourName(game.turn)} to move`;
  return match.isYourTurn ? `${check}Your move` : `${check}${opponents[level].name} is thinking…`;
}

export const bottomColour = (match: Pick<Match, "hand">): Colour => (match.hand.isFlipped ? BLACK : WHITE);

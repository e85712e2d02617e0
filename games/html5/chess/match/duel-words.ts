import type { Colour } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { written } from "#kit/language/translate.ts";
import { MAX_AWAY_STEPS } from "./duel.ts";
import type { DuelSeat } from "./duel-seat.ts";
import { colourWord, reasonWords, toMoveWords, yourMoveWords } from "./words.ts";

/** Names by seat; undefined where nobody sits. */
export type SeatNames = readonly (string | undefined)[];

export const duelName = ({ duel }: DuelSeat, names: SeatNames, colour: Colour): string =>
  names[duel.seatOf(colour)] ?? colourWord(colour);

/** Whose turn it is and what the matter is. */
export function duelWords(me: DuelSeat, names: SeatNames): string {
  const { duel, seat, game, isOver } = me;
  if (isOver) return resultHeading(me, names);
  if (duel.steps === 0) return t("turn.waiting");
  if (duel.offer !== undefined && duel.offer !== seat) {
    const name = names[duel.offer];
    return name === undefined ? t("turn.otherOffersDraw") : t("turn.offersDraw", { name });
  }
  const { isCheck } = game.position;
  if (game.turn === me.colour) return yourMoveWords(isCheck);
  return toMoveWords(duelName(me, names, game.turn), isCheck);
}

export function resultHeading(me: DuelSeat, names: SeatNames): string {
  const winner = me.duel.ending?.winner;
  if (winner === undefined) return t("result.draw");
  return me.hasWon ? t("result.youWon") : t("result.won", { name: duelName(me, names, winner) });
}

export const resultReason = ({ duel }: DuelSeat): string =>
  duel.ending ? reasonWords(duel.ending, duel.game) : "";

/** What is said of a player who is not there; nothing while they are. */
export function awayWords({ duel, isOver }: DuelSeat, colour: Colour): string {
  const steps = duel.away[duel.seatOf(colour)] ?? 0;
  if (steps === 0 || isOver) return "";
  if (duel.clock) return t("away.clock");
  return t("away.seconds", { seconds: written(Math.ceil((MAX_AWAY_STEPS - steps) / STEPS_PER_SECOND)) });
}

import { type Colour, colourName } from "#html5/chess/rules/pieces.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { MAX_AWAY_STEPS } from "./duel.ts";
import type { DuelSeat } from "./duel-seat.ts";
import { reasonWords } from "./words.ts";

/** Names by seat; undefined where nobody sits. */
export type SeatNames = readonly (string | undefined)[];

export const duelName = ({ duel }: DuelSeat, names: SeatNames, colour: Colour): string =>
  names[duel.seatOf(colour)] ?? colourName(colour);

/** Whose turn it is and what the matter is. */
export function duelWords(me: DuelSeat, names: SeatNames): string {
  const { duel, seat, game, isOver } = me;
  if (isOver) return resultHeading(me, names);
  if (duel.steps === 0) return "Waiting for the start…";
  if (duel.offer !== undefined && duel.offer !== seat)
    return `${names[duel.offer] ?? "The other side"} offers a draw`;
  const check = game.position.isCheck ? "Check! " : "";
  return game.turn === me.colour ? `${check}Your move` : `${check}${duelName(me, names, game.turn)} to move`;
}

export function resultHeading(me: DuelSeat, names: SeatNames): string {
  const winner = me.duel.ending?.winner;
  if (winner === undefined) return "A draw";
  return me.hasWon ? "You won!" : `${duelName(me, names, winner)} won`;
}

export const resultReason = ({ duel }: DuelSeat): string =>
  duel.ending ? reasonWords(duel.ending, duel.game) : "";

/** What is said of a player who is not there; nothing while they are. */
export function awayWords({ duel, isOver }: DuelSeat, colour: Colour): string {
  const steps = duel.away[duel.seatOf(colour)] ?? 0;
  if (steps === 0 || isOver) return "";
  if (duel.clock) return "Away: the clock runs on";
  return `Away: ${Math.ceil((MAX_AWAY_STEPS - steps) / STEPS_PER_SECOND)} s to come back`;
}

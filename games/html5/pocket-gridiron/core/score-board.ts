import { isFlag, isNumber, isShape } from "#kit/storage.ts";

/** All of a match that lies between two plays: what is kept when the tab closes. */
export type ScoreBoard = {
  us: number;
  them: number;
  quarter: number;
  /** Seconds left in the quarter. */
  clock: number;
  isOurBall: boolean;
  /** Where the ball lies, towards 100 for us. */
  spot: number;
  down: number;
  /** The line that makes a new first down. */
  mark: number;
};

export const isScoreBoard = isShape<ScoreBoard>({
  us: isNumber,
  them: isNumber,
  quarter: isNumber,
  clock: isNumber,
  isOurBall: isFlag,
  spot: isNumber,
  down: isNumber,
  mark: isNumber,
});

export const QUARTER = 70;

export const kickOff = (): ScoreBoard =>
  firstDown({ us: 0, them: 0, quarter: 1, clock: QUARTER, isOurBall: true, spot: 25, down: 1, mark: 35 }, 25);

export function firstDown(board: ScoreBoard, spot: number): ScoreBoard {
  return { ...board, isOurBall: true, spot, down: 1, mark: Math.min(100, spot + 10) };
}

export type Change = "quarter" | "half" | "end" | undefined;

/** Lets time pass. At half time the second half begins with their ball. */
export function pass(
  board: ScoreBoard,
  seconds: number,
  mustHaveWinner: boolean,
): { board: ScoreBoard; change: Change } {
  const clock = board.clock - seconds;
  if (clock > 0) return { board: { ...board, clock }, change: undefined };
  const isTied = board.us === board.them;
  if (board.quarter >= 4 && !(isTied && mustHaveWinner))
    return { board: { ...board, clock: 0 }, change: "end" };
  const next = { ...board, quarter: board.quarter + 1, clock: QUARTER };
  if (board.quarter !== 2) {
    const { board: later, change } = pass(next, -clock, mustHaveWinner);
    return { board: later, change: change ?? "quarter" };
  }
  return { board: { ...next, isOurBall: false, spot: 75, down: 1 }, change: "half" };
}

/** Seconds left in the half: a drive may go over the end of an odd quarter. */
export const leftInHalf = ({ quarter, clock }: ScoreBoard) =>
  clock + (quarter === 1 || quarter === 3 ? QUARTER : 0);

/** Yards to a new first down; undefined where only the goal is left. */
export const toGo = ({ mark, spot }: ScoreBoard): number | undefined =>
  mark >= 100 ? undefined : Math.max(1, Math.round(mark - spot));

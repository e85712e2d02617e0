import { describe, expect, it } from "vitest";
import { Game } from "#html5/chess/rules/game.ts";
import { moveName } from "#html5/chess/rules/move.ts";
import { dayOf, matesOf, puzzleOf } from "./daily.ts";
import { matingMoves } from "./mates.ts";
import { emptyPuzzleRecord, streakOf, withSolved } from "./puzzle-record.ts";
import { puzzles } from "./puzzles.ts";

const monday = dayOf(new Date(2026, 10, 16));
const days = puzzles.map((_, index) => monday + index);
/** A proof over all moves takes a second for three moves: the maker of the list has done it for each. */
const isQuickToProve = (day: number) => matesOf(day) < 3 || day % 26 === 0;

describe("The puzzle of the day", () => {
  it("is easier on Monday than on Sunday", () => {
    expect([monday, monday + 6, monday + 7].map(matesOf)).toEqual([1, 3, 1]);
  });

  it("is the same one all day, another one tomorrow, and never the same twice in a season", () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)));
    expect(new Set(days.map((day) => puzzleOf(day, puzzles).fen)).size).toBe(puzzles.length);
  });

  it.each(days)("of day %i has a line of legal moves that ends in mate on time", (day) => {
    const { fen, line } = puzzleOf(day, puzzles);
    const game = Game.replay(line, fen);
    expect(line).toHaveLength(matesOf(day) * 2 - 1);
    expect(game.names).toEqual(line);
    expect(game.ending?.reason).toBe("checkmate");
  });

  it.each(days.filter(isQuickToProve))(
    "of day %i has one first move that forces mate, and no faster mate",
    (day) => {
      const { fen, line } = puzzleOf(day, puzzles);
      const { position } = new Game(fen);
      expect(matingMoves(position, matesOf(day)).map(moveName)).toEqual([line[0]]);
    },
  );
});

describe("The streak of solved days", () => {
  const solved = (...list: number[]) => list.reduce(withSolved, emptyPuzzleRecord);

  it("counts days in a row up to today, or to yesterday while today's waits", () => {
    expect(streakOf(solved(8, 9, 10), 10)).toBe(3);
    expect(streakOf(solved(8, 9), 10)).toBe(2);
  });

  it("ends with a day that was missed, and counts no day twice", () => {
    expect(streakOf(solved(7, 8), 10)).toBe(0);
    expect(solved(8, 8)).toEqual({ days: [8], solved: 1 });
  });
});

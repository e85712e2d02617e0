import { describe, expect, it } from "vitest";
import type { Action } from "#html5/chess/match/hand.ts";
import type { MatchEvent } from "#html5/chess/match/match.ts";
import { fileOf, rankOf, squareOf } from "#html5/chess/rules/squares.ts";
import { createControls } from "#kit/input/controls.ts";
import { Attempt } from "./attempt.ts";

const mateInTwo = { fen: "7k/8/8/8/7p/R7/1R6/K7 w - - 0 1", line: ["a3a7", "h4h3", "b2b8"] };

function anAttempt(puzzle = mateInTwo) {
  const attempt = new Attempt(puzzle);
  const controls = createControls<Action>();
  const events: MatchEvent[] = [];
  const wait = (steps: number) => {
    for (let i = 0; i < steps; i++) {
      controls.feed({});
      events.push(...attempt.step(controls));
    }
  };
  const click = (...names: string[]) => {
    for (const name of names)
      for (const isDown of [true, false]) {
        const square = squareOf(name) ?? 0;
        controls.feed({ pointer: { x: fileOf(square) + 0.5, y: 7.5 - rankOf(square), isDown } });
        events.push(...attempt.step(controls));
      }
  };
  return { attempt, events, wait, click, played: () => attempt.game.plies.map(({ san }) => san).join(" ") };
}

describe("Attempt", () => {
  it("answers the right move with the reply of the line, up to mate", () => {
    const { attempt, wait, click, played, events } = anAttempt();
    click("a3", "a7");
    expect(attempt.isYourTurn).toBe(false);
    wait(60);
    expect(played()).toBe("Ra7 h3");
    click("b2", "b8");
    expect(attempt.hasWon).toBe(true);
    expect(events.at(-1)).toMatchObject({ kind: "over", ending: { reason: "checkmate" } });
  });

  it("puts a wrong move back and counts it", () => {
    const { attempt, click, played } = anAttempt();
    click("b2", "b7");
    expect(played()).toBe("");
    expect(attempt.wrongMoves).toBe(1);
    expect(attempt.isYourTurn).toBe(true);
  });

  it("takes any mate as the last move", () => {
    const { attempt, click } = anAttempt({ fen: "7k/R7/8/8/8/8/1R6/K2R4 w - - 0 1", line: ["b2b8"] });
    click("d1", "d8");
    expect(attempt.hasWon).toBe(true);
  });

  it("shows the whole solution from the start, which does not count as solved", () => {
    const { attempt, wait, click, played } = anAttempt();
    click("a3", "a7");
    attempt.show();
    wait(200);
    expect(played()).toBe("Ra7 h3 Rb8#");
    expect(attempt.isOver).toBe(true);
    expect(attempt.hasWon).toBe(false);
  });

  it("points at the next move when asked for a hint", () => {
    const { attempt } = anAttempt();
    expect(attempt.askHint()).toMatchObject([{ kind: "hint" }]);
    expect(attempt.hints).toBe(1);
    expect(attempt.askHint()).toEqual([]);
  });
});

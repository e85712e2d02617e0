import { describe, expect, it } from "vitest";
import { instantThinker, type Thinker } from "#html5/chess/engine/thinker.ts";
import { moveName } from "#html5/chess/rules/move.ts";
import { BLACK, WHITE } from "#html5/chess/rules/pieces.ts";
import { fileOf, rankOf, squareOf } from "#html5/chess/rules/squares.ts";
import { createControls, type Move as Input } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import type { Action } from "./hand.ts";
import { Match, type MatchEvent, saveMatch } from "./match.ts";
import { beaten, emptyRecord, withResult } from "./record.ts";
import { isSavedMatch, type SavedMatch } from "./saved-match.ts";
import type { Setup } from "./setup.ts";

/** A table with somebody's hands at it. */
function aTable(setup: Partial<Setup> = {}, moves = "", thinker: Thinker = instantThinker()) {
  const whole: Setup = { opponent: "friend", you: WHITE, pace: null, ...setup };
  const saved: SavedMatch = { setup: whole, moves: moves.split(" ").filter(Boolean), clock: null, helped: 0 };
  const match = new Match(whole, thinker, createRandom(1), saved);
  const controls = createControls<Action>();
  const events: MatchEvent[] = [];
  const step = (input: Input<Action> = {}) => {
    controls.feed(input);
    events.push(...match.step(controls));
  };
  const at = (name: string, isDown: boolean) => {
    const square = squareOf(name) ?? 0;
    const x = fileOf(square) + 0.5;
    const y = rankOf(square) + 0.5;
    return { pointer: { ...(match.hand.isFlipped ? { x: 8 - x, y } : { x, y: 8 - y }), isDown } };
  };
  const table = {
    match,
    events,
    step,
    wait(steps: number) {
      for (let i = 0; i < steps; i++) step();
    },
    tap(...held: Action[]) {
      for (const action of held) {
        step({ held: [action] });
        step();
      }
    },
    click(...names: string[]) {
      for (const name of names) {
        step(at(name, true));
        step(at(name, false));
      }
    },
    drag(from: string, to: string) {
      step(at(from, true));
      step(at(to, true));
      step(at(to, false));
    },
    get played() {
      return match.game.plies.map(({ san }) => san).join(" ");
    },
  };
  return table;
}

describe("Match", () => {
  it("moves by click and click, by drag, and by keys", () => {
    const table = aTable();
    table.click("e2", "e4");
    table.drag("e7", "e5");
    // The cursor was left where the mouse last pressed: e7. Down to g1, up to f3.
    table.tap("right", "right", "down", "down", "down", "down", "down", "down", "choose");
    table.tap("left", "up", "up", "choose");
    expect(table.played).toBe("e4 e5 Nf3");
  });

  it("finds the same squares when Black sits at the bottom", () => {
    const table = aTable({ you: BLACK });
    table.click("e2", "e4");
    table.drag("g8", "f6");
    expect(table.played).toBe("e4 Nf6");
  });

  it("refuses what is not a move, and keeps the piece in hand after a drag", () => {
    const table = aTable();
    table.drag("e2", "e5");
    expect(table.played).toBe("");
    expect(table.events.at(-1)).toEqual({ kind: "refuse", square: squareOf("e5") });
    table.click("e4");
    expect(table.played).toBe("e4");
  });

  it("lets go of a piece that is clicked again, and takes another one instead", () => {
    const table = aTable();
    table.click("e2", "e2");
    expect(table.match.hand.selected).toBeUndefined();
    table.click("e2", "d2", "d4");
    expect(table.played).toBe("d4");
  });

  it("asks what a pawn becomes, by mouse and by keys", () => {
    const beginning = "e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5";
    const byMouse = aTable({}, beginning);
    byMouse.click("b7", "a8");
    expect(byMouse.match.snapshot().isPromoting).toBe(true);
    // Queen, knight, rook, bishop hang below a8.
    byMouse.click("a7");
    expect(byMouse.played).toMatch(/bxa8=N$/);

    const byKeys = aTable({}, beginning);
    byKeys.drag("b7", "a8");
    byKeys.tap("down", "down", "choose");
    expect(byKeys.played).toMatch(/bxa8=R$/);
  });

  it("leaves the pawn where it was when nothing is chosen", () => {
    const table = aTable({}, "e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5");
    table.click("b7", "a8", "h4");
    expect(table.match.snapshot()).toMatchObject({ isPromoting: false, plies: 8 });
  });

  it("lets the engine answer, after a moment", () => {
    const table = aTable({ opponent: 1 });
    table.click("e2", "e4");
    table.wait(10);
    expect(table.match.game.plies).toHaveLength(1);
    table.wait(30);
    expect(table.match.game.plies).toHaveLength(2);
    expect(table.match.isYourTurn).toBe(true);
  });

  it("lets the engine begin when you play Black, and gives its pieces to nobody else", () => {
    const table = aTable({ opponent: 1, you: BLACK });
    table.click("e2", "e4");
    expect(table.match.game.plies).toHaveLength(0);
    table.wait(40);
    expect(table.match.game.plies).toHaveLength(1);
  });

  it("takes back your move together with the answer, even while the engine thinks", () => {
    const table = aTable({ opponent: 1 });
    expect(table.match.canTakeBack).toBe(false);
    table.click("e2", "e4");
    table.wait(40);
    table.tap("takeback");
    expect(table.match.game.plies).toHaveLength(0);
    table.click("d2", "d4");
    table.tap("takeback");
    table.wait(60);
    expect(table.match.game.plies).toHaveLength(0);
    expect(table.match.helped).toBe(2);
  });

  it("cannot take back the engine's first move, because that would only bring it again", () => {
    const table = aTable({ opponent: 1, you: BLACK });
    table.wait(40);
    expect(table.match.canTakeBack).toBe(false);
  });

  it("hints at a move and forgets it once something was played", () => {
    const table = aTable({ opponent: 1 }, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6");
    table.tap("hint");
    table.wait(2);
    expect(moveName(table.match.hint ?? 0)).toBe("h5f7");
    table.tap("hint");
    expect(table.match.helped).toBe(1);
    table.click("a2", "a3");
    expect(table.match.hint).toBeUndefined();
  });

  it("counts what was taken, and a win by the opponent's strength", () => {
    const table = aTable({ opponent: 3 }, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6");
    expect(table.match.score).toBe(0);
    table.click("h5", "f7");
    expect(table.match.ending).toEqual({ reason: "checkmate", winner: WHITE });
    expect(table.match.score).toBe(301);
    expect(table.events.at(-1)?.kind).toBe("over");
  });

  it("is lost when the time runs out", () => {
    const pace = { minutes: 3, bonus: 2 } as const;
    const match = new Match({ opponent: "friend", you: WHITE, pace }, instantThinker(), createRandom(1), {
      setup: { opponent: "friend", you: WHITE, pace },
      moves: ["e2e4", "e7e5"],
      clock: [0.5, 60],
      helped: 0,
    });
    const controls = createControls<Action>();
    for (let step = 0; step < 29; step++) match.step(controls);
    expect(match.isOver).toBe(false);
    for (let step = 0; step < 3; step++) match.step(controls);
    expect(match.ending).toEqual({ reason: "time", winner: BLACK });
  });

  it("gives seconds back for each move, and none before both have moved", () => {
    const table = aTable({ pace: { minutes: 3, bonus: 2 } });
    table.wait(60);
    expect(table.match.clock?.white).toBe(180);
    table.click("e2", "e4", "e7", "e5");
    table.wait(60);
    expect(table.match.clock?.white).toBeCloseTo(181, 0);
    expect(table.match.clock?.black).toBe(182);
  });

  it("ends when somebody gives up, for whoever sits there", () => {
    const alone = aTable({ opponent: 2 }, "e2e4 e7e5");
    alone.match.resign();
    expect(alone.match.ending).toEqual({ reason: "resignation", winner: BLACK });
    const shared = aTable({}, "e2e4");
    shared.match.resign();
    expect(shared.match.ending).toEqual({ reason: "resignation", winner: WHITE });
  });
});

describe("saveMatch", () => {
  it("brings an unfinished game back after a reload", () => {
    const storage = new Map<string, string>();
    const saves = () =>
      openSaves("chess", 1, () => ({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
      }));
    const table = aTable({ pace: { minutes: 5, bonus: 0 } });
    table.click("e2", "e4", "c7", "c5");
    table.wait(120);
    saves().write("game", saveMatch(table.match));

    const none = { setup: table.match.setup, moves: [], clock: null, helped: 0 };
    const saved = saves().read<SavedMatch>("game", isSavedMatch, none);
    const again = new Match(saved.setup, instantThinker(), createRandom(2), saved);
    expect(again.game.fen).toBe(table.match.game.fen);
    expect(again.clock?.white).toBeCloseTo(298, 0);
  });

  it("keeps nothing of a game that has not begun or is over", () => {
    expect(saveMatch(aTable().match)).toBeNull();
    const table = aTable({}, "f2f3 e7e5 g2g4");
    expect(saveMatch(table.match)).not.toBeNull();
    table.click("d8", "h4");
    expect(saveMatch(table.match)).toBeNull();
  });

  it("does not believe a save that was tampered with", () => {
    const good = saveMatch(aTable({}, "e2e4").match);
    expect(isSavedMatch(good)).toBe(true);
    expect(isSavedMatch({ ...good, setup: { opponent: 9, you: WHITE, pace: null } })).toBe(false);
    expect(isSavedMatch({ ...good, moves: [1, 2] })).toBe(false);
    expect(isSavedMatch({ ...good, clock: ["a", 1] })).toBe(false);
    expect(
      isSavedMatch({ ...good, setup: { opponent: 1, you: WHITE, pace: { minutes: 1e9, bonus: 0 } } }),
    ).toBe(false);
  });
});

describe("withResult", () => {
  it("counts wins, draws and losses per opponent, and wins without help apart", () => {
    const won = aTable({ opponent: 1 }, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").match;
    const helped = aTable({ opponent: 2 }, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").match;
    helped.helped = 1;
    const lost = aTable({ opponent: 2 }, "f2f3 e7e5 g2g4 d8h4").match;
    const drawn = aTable({ opponent: 5 }, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8").match;
    const record = [won, helped, lost, drawn].reduce(withResult, emptyRecord);
    expect(record[1]).toEqual({ won: 1, drawn: 0, lost: 0, alone: 1 });
    expect(record[2]).toEqual({ won: 1, drawn: 0, lost: 1, alone: 0 });
    expect(record[5]).toEqual({ won: 0, drawn: 1, lost: 0, alone: 0 });
    expect(beaten(record)).toEqual([1, 2]);
    expect(emptyRecord[1].won).toBe(0);
  });

  it("leaves games at a shared board out", () => {
    const match = aTable({}, "f2f3 e7e5 g2g4 d8h4").match;
    expect(withResult(emptyRecord, match)).toBe(emptyRecord);
  });
});

import { describe, expect, it } from "vitest";
import { playCartridge } from "#consoles/toolchain/play.ts";
import { begin, beginAtChosen, move, playLevel, playThrough, solvedBattery, waitFor } from "./bot.ts";
import { readLevels } from "./levels.ts";
import { type Level, MOVES, type Move, type State, solve, startOf, step } from "./rules.ts";

const levels = readLevels();
const LEVELS_PER_ROOM = 6;

describe("the levels of Sole Mates", () => {
  it("are six rooms of six", () => {
    expect(levels).toHaveLength(6 * LEVELS_PER_ROOM);
  });

  it.each(levels)("$name is solved in $par moves at best", (level) => {
    expect(solve(level)).toHaveLength(level.par);
  });

  it("get longer within each room, and from room to room", () => {
    const rooms = Array.from({ length: 6 }, (_, at) =>
      levels.slice(at * LEVELS_PER_ROOM, (at + 1) * LEVELS_PER_ROOM).map(({ par }) => par),
    );
    for (const pars of rooms) expect(pars).toEqual(pars.toSorted((a, b) => a - b));
    const lasts = rooms.map((pars) => pars.at(-1) ?? 0);
    expect(lasts).toEqual(lasts.toSorted((a, b) => a - b));
  });

  it("need what their room brings: without puddles, soap, gum, buttons or dryers they are another puzzle", () => {
    const brings = ["", "~", "o", "g", "b", "@"];
    const same = levels.filter((level, at) => {
      const cell = brings[Math.floor(at / LEVELS_PER_ROOM)] ?? "";
      return (
        cell !== "" && solve({ ...level, cells: level.cells.replaceAll(cell, ".") })?.length === level.par
      );
    });
    expect(same.map(({ name }) => name)).toEqual([]);
  });
});

/** The fewest moves that end in a puddle. */
function wayIntoPuddle(level: Level | undefined): Move[] {
  if (!level) throw new Error("There is no such level.");
  let border: { state: State; moves: Move[] }[] = [{ state: startOf(level), moves: [] }];
  for (;;) {
    const next: typeof border = [];
    for (const { state, moves } of border) {
      for (const direction of MOVES) {
        const { outcome, state: after } = step(level, state, direction);
        if (outcome === "soggy") return [...moves, direction];
        if (outcome === "moved") next.push({ state: after, moves: [...moves, direction] });
      }
    }
    border = next;
  }
}

describe("Sole Mates", () => {
  it("undoes moves and starts a level anew", () => {
    const game = playCartridge("sole-mates");
    begin(game);
    const socks = () => [game.byte("sock", 0), game.byte("sock", 1), game.byte("moves")];
    const start = socks();
    move(game, "up");
    const once = socks();
    expect(once).not.toEqual(start);
    move(game, "left");
    game.press("b");
    expect(socks()).toEqual(once);
    game.press("b");
    expect(socks()).toEqual(start);
    move(game, "down");
    move(game, "right");
    game.press("select");
    expect(socks()).toEqual(start);
  });

  it("takes a sock out of a puddle again", () => {
    const at = LEVELS_PER_ROOM;
    const game = playCartridge("sole-mates", { battery: solvedBattery(99, at) });
    beginAtChosen(game);
    const way = wayIntoPuddle(levels[at]);
    for (const direction of way) move(game, direction);
    waitFor(game, "soggy");
    game.press("b");
    waitFor(game, "play");
    expect(game.byte("moves")).toBe(way.length - 1);
  });

  it("keeps what is solved on the battery, and opens the list at the next level", () => {
    const game = playCartridge("sole-mates");
    playThrough(game, levels.slice(0, 2));
    game.step(10);
    const next = playCartridge("sole-mates", { battery: game.battery() });
    waitFor(next, "title");
    next.step(30);
    next.press("start");
    waitFor(next, "select");
    expect(next.byte("level")).toBe(2);
    expect([0, 1, 2].map((at) => next.byte("record", at))).toEqual([levels[0]?.par, levels[1]?.par, 0]);
  });

  // The three between them have all that a room can bring; the whole game takes the bot two and a half minutes of console time.
  it.each([17, 29, 35])("lets the bot solve level %i in its par", (at) => {
    const level = levels[at];
    const game = playCartridge("sole-mates", { battery: solvedBattery(99, at) });
    beginAtChosen(game);
    if (level) playLevel(game, level);
    game.step(10);
    expect(game.byte("record", at)).toBe(level?.par);
    if (at < levels.length - 1) return;
    game.step(45);
    game.press("a");
    waitFor(game, "ending");
  });
}, 120_000);

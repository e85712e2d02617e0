import { describe, expect, it } from "vitest";
import { type Console, playCartridge } from "#consoles/toolchain/play.ts";
import { begin, HEIGHT, playRuby, screens, WIDTH, waitFor } from "./bot.ts";

const scores = (game: Console) => [game.byte("score", 0), game.byte("score", 1)];
/** How often the pad is pressed to the right on a line of the menu, from what it shows first. */
const friend = { players: 1 };
const snack = { length: 2 };
const toast = { table: 1 };
const pancake = { table: 3 };

describe("Jam Jostle", () => {
  it("lets two play at once, each with a controller and a jam of their own", () => {
    const game = playCartridge("jam-jostle");
    begin(game, { ...friend, ...toast });
    expect(scores(game)).toEqual([1, 1]);
    game.step(60, ["up"], ["down"]);
    const [ruby = 0, billie = 0] = scores(game);
    expect(ruby).toBeGreaterThan(4);
    expect(billie).toBe(ruby);
    expect(game.byte("snail_y", 0)).toBeLessThan(game.byte("snail_y", 1));
    game.step(60);
    expect(scores(game)).toEqual([ruby, billie]);
  });

  it("counts what lies on the table, which neither snail has better than the other", () => {
    const game = playCartridge("jam-jostle");
    begin(game, toast);
    playRuby(game, 400);
    const cells = Array.from({ length: WIDTH * HEIGHT }, (_, at) => game.byte("board", at));
    expect(scores(game)).toEqual([1, 2].map((who) => cells.filter((cell) => cell === who).length));
    const walls = cells.map((cell) => cell === 3);
    const mirrored = walls.map((_, at) => walls[at - (at % WIDTH) + WIDTH - 1 - (at % WIDTH)]);
    expect(walls).toContain(true);
    expect(walls).toEqual(mirrored);
  });

  it("makes dizzy who bumps into the other, both when both stand on their own jam", () => {
    const game = playCartridge("jam-jostle");
    begin(game, { ...friend, ...toast });
    const until = game.frames + 240;
    while (game.byte("dizzy", 0) === 0 && game.frames < until) game.step(1, ["right"], ["left"]);
    expect(game.byte("dizzy", 0)).toBeGreaterThan(0);
    expect(game.byte("dizzy", 1)).toBeGreaterThan(0);
  });

  it("has no edge on the pancake", () => {
    const game = playCartridge("jam-jostle");
    begin(game, { ...friend, ...pancake });
    game.step(30, ["left"]);
    expect(game.byte("snail_x", 0)).toBeGreaterThan(WIDTH / 2);
  });

  it("is won by the bot against a sleepy computer, best of three, and remembers it", () => {
    const game = playCartridge("jam-jostle");
    begin(game, { ...snack, ...toast });
    for (let round = 0; round < 3 && game.byte("screen") !== screens.match; round += 1) {
      waitFor(game, "round");
      playRuby(game);
      waitFor(game, "result");
      while (game.byte("screen") === screens.result) game.press("a");
    }
    expect(game.byte("screen")).toBe(screens.match);
    expect(game.byte("winner")).toBe(0);
    expect(game.byte("wins", 0)).toBe(2);
    game.step(30);
    const next = playCartridge("jam-jostle", { battery: game.battery() });
    waitFor(next, "title");
    expect(next.byte("record", 1)).toBe(1);
  });
}, 120_000);

import type { Button, Console } from "#consoles/toolchain/play.ts";

/** The screens of the cartridge, as `src/game.h` numbers them. */
export const screens = { title: 1, menu: 2, ready: 3, round: 4, result: 5, match: 6 } as const;

export const WIDTH = 14;
export const HEIGHT = 11;
const WALL = 3;
const PATIENCE_FRAMES = 900;

/** What a line of the menu is turned to: how often the pad is pressed to the right on it. */
export type Choices = {
  players?: number;
  strength?: number;
  rounds?: number;
  length?: number;
  table?: number;
};

export function waitFor(game: Console, screen: keyof typeof screens): void {
  const until = game.frames + PATIENCE_FRAMES;
  while (game.byte("screen") !== screens[screen]) {
    if (game.frames > until) throw new Error(`Screen ${game.byte("screen")} instead of ${screen}.`);
    game.step();
  }
}

/** From the title through the menu to the first round. */
export function begin(
  game: Console,
  { players = 0, strength = 0, rounds = 0, length = 0, table = 0 }: Choices,
): void {
  waitFor(game, "title");
  game.step(30);
  game.press("start");
  waitFor(game, "menu");
  game.step(24);
  for (const presses of [players, strength, rounds, length, table]) {
    for (let i = 0; i < presses; i += 1) game.press("right");
    game.press("down");
  }
  game.press("start");
  waitFor(game, "round");
}

const ways: readonly { button: Button; dx: number; dy: number }[] = [
  { button: "up", dx: 0, dy: -1 },
  { button: "down", dx: 0, dy: 1 },
  { button: "left", dx: -1, dy: 0 },
  { button: "right", dx: 1, dy: 0 },
];

/** Whether the snail cannot go to a cell: something stands there, or the other snail sits there. */
function isTaken(game: Console, who: 0 | 1, x: number, y: number): boolean {
  if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT || game.byte("board", y * WIDTH + x) === WALL) return true;
  return game.byte("snail_x", 1 - who) === x && game.byte("snail_y", 1 - who) === y;
}

/** How many cells that are not the snail's own lie ahead in a straight line, near ones counting more. */
function worthOf(game: Console, who: 0 | 1, at: number, { dx, dy }: { dx: number; dy: number }): number {
  let worth = 0;
  for (let n = 1; n <= 6; n += 1) {
    const x = (at % WIDTH) + dx * n;
    const y = Math.floor(at / WIDTH) + dy * n;
    const cell = y * WIDTH + x;
    if (isTaken(game, who, x, y)) break;
    if (game.byte("board", cell) !== who + 1) worth += 8 - n;
  }
  return worth;
}

/** The first step on a shortest way to a cell that this snail does not have yet; the better line of several. */
function nextButton(game: Console, who: 0 | 1): Button | undefined {
  const start = game.byte("snail_y", who) * WIDTH + game.byte("snail_x", who);
  const [best] = ways
    .map((way) => ({ button: way.button, worth: worthOf(game, who, start, way) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (best && best.worth > 0) return best.button;
  const seen = new Set([start]);
  let border: { at: number; first: Button | undefined }[] = [{ at: start, first: undefined }];
  while (border.length > 0) {
    const next: typeof border = [];
    for (const { at, first } of border) {
      for (const { button, dx, dy } of ways) {
        const x = (at % WIDTH) + dx;
        const y = Math.floor(at / WIDTH) + dy;
        const cell = y * WIDTH + x;
        if (seen.has(cell) || isTaken(game, who, x, y)) continue;
        if (game.byte("board", cell) !== who + 1) return first ?? button;
        seen.add(cell);
        next.push({ at: cell, first: first ?? button });
      }
    }
    border = next;
  }
  return undefined;
}

/** Plays Ruby for so many frames, or until the round is over. */
export function playRuby(game: Console, frames = Number.POSITIVE_INFINITY): void {
  const until = game.frames + frames;
  while (game.byte("screen") === screens.round && game.byte("seconds") > 0 && game.frames < until) {
    const button = nextButton(game, 0);
    game.step(3, [...(button ? [button] : []), ...(game.frames % 30 < 3 ? (["a"] as const) : [])]);
  }
}

/** For the cover: the middle of a round on the waffle. */
export function pose(game: Console): void {
  begin(game, { table: 1 });
  playRuby(game, 1500);
}

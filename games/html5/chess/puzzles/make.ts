import { writeFile } from "node:fs/promises";
import { moveHumanly } from "#html5/chess/engine/humanly.ts";
import { strengths } from "#html5/chess/engine/levels.ts";
import { mateIn } from "#html5/chess/engine/score.ts";
import { Search } from "#html5/chess/engine/search.ts";
import { Table } from "#html5/chess/engine/table.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { capturedBy, findMove, type Move } from "#html5/chess/rules/move.ts";
import { createRandom, type Random } from "#kit/random.ts";
import { matesByWeekday } from "./daily.ts";
import { findPuzzle, type Puzzle } from "./find-puzzle.ts";

/** Plays games between a learner and our engine, and writes the mates at their ends to puzzles.ts; takes some minutes. */
const WEEKS = 26;
const LAST_PLY = 120;
/** Half-moves before the end that are looked at. */
const LOOK_BACK = 9;
const RANDOM_PLIES = 4;
/** What the winning side sees, and enough to see a mate in three; what that sees is proven afterwards. */
const PLAY = { depth: 4, nodes: 2500 };
const GLANCE = { depth: 6, nodes: 40_000 };
const lengths = [1, 2, 3];

const found = new Map<number, Puzzle[]>(lengths.map((moves) => [moves, []]));
const wanted = (moves: number) => WEEKS * matesByWeekday.filter((mates) => mates === moves).length;
const missing = (moves: number) => wanted(moves) - (found.get(moves)?.length ?? 0);

for (let seed = 1; lengths.some((moves) => missing(moves) > 0); seed++) {
  const table = new Table();
  const game = playGame(createRandom(seed), table);
  if (game.ending?.reason === "checkmate") keepPuzzlesOf(game, table);
  const left = lengths.map((moves) => `${missing(moves)} in ${moves}`).join(", ");
  process.stderr.write(`\r${seed} games, still wanted: ${left}  `);
}

const days = Array.from({ length: WEEKS * 7 }, (_, day) => found.get(matesByWeekday[day % 7] ?? 2)?.shift());
const lines = days.map(
  (puzzle) => `  ${JSON.stringify([puzzle?.fen, ...(puzzle?.line ?? [])].join(" | "))},`,
);
const heading =
  "/** Mates from games of our own engine, one for each day from a Monday on; made by `node games/html5/chess/puzzles/make.ts`. */";
await writeFile(
  new URL("./puzzles.ts", import.meta.url),
  `${heading}\nexport const puzzles: readonly string[] = [\n${lines.join("\n")}\n];\n`,
);

function playGame(random: Random, table: Table): Game {
  const game = new Game();
  const learner = random.int(0, 1);
  const level = strengths[random.chance(0.5) ? 1 : 2];
  const { sight } = level;
  while (!game.ending && game.plies.length < LAST_PLY) {
    const turn = game.plies.length % 2;
    let move: Move | undefined;
    if (game.plies.length < RANDOM_PLIES) move = game.legal[random.int(0, game.legal.length - 1)];
    else if (turn === learner && sight) ({ move } = moveHumanly(game.position, level, sight, random, table));
    else ({ move } = new Search(game.position, table).run(PLAY));
    if (move === undefined) break;
    game.play(move);
  }
  return game;
}

/** One of each length for a game: neighbours in a game are too much alike. */
function keepPuzzlesOf(game: Game, table: Table): void {
  const taken = new Set<number>();
  for (let back = 1; back <= LOOK_BACK && game.takeBack(); back++) {
    if (back % 2 === 0) continue;
    const { score } = new Search(game.position, table).run(GLANCE);
    const moves = score > 0 ? mateIn(score) : undefined;
    if (moves === undefined || missing(moves) <= 0 || taken.has(moves)) continue;
    const puzzle = findPuzzle(game.position, moves);
    if (!puzzle || !isWorthIt(puzzle)) continue;
    taken.add(moves);
    found.get(moves)?.push(puzzle);
  }
}

/** A mate by a capture that everybody would try first is no puzzle. */
function isWorthIt({ fen, line }: Puzzle): boolean {
  const game = new Game(fen);
  const move = findMove(game.legal, line[0] ?? "");
  return move !== undefined && game.legal.length > 8 && (line.length > 1 || capturedBy(move) === 0);
}

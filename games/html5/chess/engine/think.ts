import { START } from "#html5/chess/rules/fen.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { type Move, moveName } from "#html5/chess/rules/move.ts";
import { readSan } from "#html5/chess/rules/san.ts";
import { createRandom, type Random } from "#kit/random.ts";
import { moveHumanly } from "./humanly.ts";
import { type Level, type Strength, strengths } from "./levels.ts";
import { bookMove } from "./openings.ts";
import { type Limits, Search } from "./search.ts";
import { Table } from "./table.ts";

export type Question = {
  id: number;
  /** The game so far, so that repetitions are seen. */
  startFen: string;
  moves: readonly string[];
  /** Whose strength answers; a hint comes from somebody who sees everything but does not brood. */
  as: Level | "hint";
  seed: number;
};

export type Answer = { id: number; move: string; score: number; depth: number; nodes: number };

const hinting: Strength = { limits: { depth: 12, nodes: 200_000 }, seconds: 1.5, book: 0 };

/** Answers one question. `clock` gives seconds; without one only nodes and depth set the limit. */
export function think(question: Question, table = new Table(), clock?: () => number): Answer {
  const game = Game.replay(question.moves, question.startFen);
  const strength = question.as === "hint" ? hinting : strengths[question.as];
  const random = createRandom(question.seed + question.moves.length);
  const known = fromBook(game, strength, random);
  const found = known ?? find(game, strength, random, table, clock);
  return { id: question.id, score: 0, depth: 0, nodes: 0, ...found, move: moveName(found.move) };
}

type FoundMove = { move: Move; score?: number; depth?: number; nodes?: number };

function find(
  game: Game,
  strength: Strength,
  random: Random,
  table: Table,
  clock: (() => number) | undefined,
): FoundMove {
  if (strength.sight) return moveHumanly(game.position, strength, strength.sight, random, table);
  const limits: Limits = { ...strength.limits };
  if (clock) {
    const end = clock() + strength.seconds;
    limits.isOutOfTime = () => clock() > end;
  }
  return new Search(game.position, table).run(limits);
}

function fromBook(game: Game, { book }: Strength, random: Random): FoundMove | undefined {
  if (game.plies.length >= book || game.startFen !== START) return undefined;
  const san = bookMove(
    game.plies.map((ply) => ply.san),
    random,
  );
  const move = san === undefined ? undefined : readSan(game.position, san);
  return move === undefined ? undefined : { move };
}

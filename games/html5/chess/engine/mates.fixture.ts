import { Game } from "#html5/chess/rules/game.ts";
import { findMove } from "#html5/chess/rules/move.ts";
import type { Level } from "./levels.ts";
import { Table } from "./table.ts";
import { think } from "./think.ts";

type Solution = { moves: string[]; isMate: boolean; nodes: number[] };

/** Lets a level play a position out against a good defence, for so many moves. No clock: depth and nodes only. */
export function playOut(fen: string, level: Level, moves: number): Solution {
  const game = new Game(fen);
  const attacker = game.turn;
  const tables = [new Table(16), new Table(16)];
  const nodes: number[] = [];
  for (let half = 0; half < moves * 2 - 1 && !game.ending; half++) {
    const isAttacker = game.turn === attacker;
    const question = {
      id: half,
      startFen: fen,
      moves: game.names,
      as: isAttacker ? level : (4 as const),
      seed: 1,
    };
    const answer = think(question, tables[isAttacker ? 0 : 1]);
    if (isAttacker) nodes.push(answer.nodes);
    const move = findMove(game.legal, answer.move);
    if (move === undefined) throw new Error(`${answer.move} is no move in ${game.fen}`);
    game.play(move);
  }
  const { ending } = game;
  return {
    moves: game.plies.map(({ san }) => san),
    isMate: ending?.reason === "checkmate" && ending.winner === attacker,
    nodes,
  };
}

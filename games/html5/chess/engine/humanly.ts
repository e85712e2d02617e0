import { legalMoves } from "#html5/chess/rules/generate.ts";
import {
  capturedBy,
  fromOf,
  type Move,
  NO_MOVE,
  pieceMoved,
  promotionOf,
  toOf,
} from "#html5/chess/rules/move.ts";
import { KNIGHT, kindOf, PAWN } from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { fileOf, rankOf } from "#html5/chess/rules/squares.ts";
import type { Random } from "#kit/random.ts";
import type { Sight, Strength } from "./levels.ts";
import { MATE } from "./score.ts";
import { Search } from "./search.ts";
import type { Table } from "./table.ts";

/**
 * A move as a learner finds it: the best of those that were noticed, judged by the replies that were noticed. What is
 * overlooked is what people overlook (far away, a knight's jump, a step back), and it stays overlooked for the whole
 * move, so a threat that was not seen is not parried by chance either.
 */
export function moveHumanly(
  position: Position,
  strength: Strength,
  sight: Sight,
  random: Random,
  table: Table,
): { move: Move; score: number; nodes: number } {
  const search = new Search(position, table);
  const unseen = blindness(random, sight.missesReply);
  const moves = legalMoves(position);
  const noticed = moves.filter((move) => !random.chance(sight.missesOwn * hardToSee(move)));
  let best = { move: NO_MOVE, score: -Infinity };
  let nodes = 0;
  for (const move of noticed.length > 0 ? noticed : moves) {
    position.make(move);
    const { isCheck } = position;
    const score = -worstReply(position, search, strength, sight, (reply) => unseen(reply, move));
    position.unmake(move);
    nodes += search.nodes;
    const charm = isCheck || capturedBy(move) ? sight.greed : 0;
    const felt = score + charm + wobble(random) * sight.wavers;
    if (felt > best.score) best = { move, score: felt };
  }
  return { ...best, nodes };
}

/** The best answer of the other side among those that were seen. */
function worstReply(
  position: Position,
  search: Search,
  { limits }: Strength,
  { plies }: Sight,
  isUnseen: (reply: Move) => boolean,
): number {
  const replies = legalMoves(position);
  if (replies.length === 0) return position.isCheck ? -MATE : 0;
  if (position.timesBefore() >= 2 || position.quietPlies >= 100) return 0;
  const seen = replies.filter((reply) => !isUnseen(reply));
  // Blind to every answer, one still has a feeling for how things stand.
  let worst = seen.length === 0 ? search.look(0, limits) : -Infinity;
  for (const reply of seen) {
    position.make(reply);
    worst = Math.max(worst, -search.look(plies - 1, limits));
    position.unmake(reply);
  }
  return worst;
}

/** One roll of the dice per reply and turn. Taking back on the square where something just moved is seldom missed. */
function blindness(random: Random, misses: number): (reply: Move, to: Move) => boolean {
  const rolls = new Map<number, number>();
  return (reply, move) => {
    const way = reply & 0x3fff;
    const roll = rolls.get(way) ?? random.next();
    rolls.set(way, roll);
    const isObvious = toOf(reply) === toOf(move);
    return roll < misses * hardToSee(reply) * (isObvious ? 0.4 : 1);
  };
}

function hardToSee(move: Move): number {
  const files = Math.abs(fileOf(toOf(move)) - fileOf(fromOf(move)));
  const ranks = Math.abs(rankOf(toOf(move)) - rankOf(fromOf(move)));
  const kind = kindOf(pieceMoved(move));
  if (promotionOf(move)) return 0.6;
  if (kind === PAWN) return 0.7;
  if (kind === KNIGHT) return 1.25;
  const distance = Math.max(files, ranks);
  // Long diagonals are the classic.
  return (distance >= 4 ? 1.25 : 0.9) * (files === ranks ? 1.1 : 1);
}

/** Mostly near 0, seldom beyond 2 to either side. */
const wobble = (random: Random) => random.next() + random.next() + random.next() + random.next() - 2;

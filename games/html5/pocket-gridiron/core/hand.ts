import type { Random } from "#kit/random.ts";
import { isInKickRange, kickYards } from "./kick.ts";
import { type Play, playsAfter } from "./playbook.ts";
import type { ScoreBoard } from "./score-board.ts";

/** A card that can be called on this down. */
export type Choice = { kind: "play"; play: Play } | { kind: "goal"; yards: number } | { kind: "punt" };

const MOST_PLAYS = 4;

/** The cards for a down: always something to run and something to throw; on the last down also the boot. */
export function handOf(board: ScoreBoard, matches: number, boot: number, random: Random): Choice[] {
  const open = playsAfter(matches);
  const isLast = board.down === 4;
  const runs = random.shuffle(open.filter(({ kind }) => kind === "run"));
  const passes = random.shuffle(open.filter(({ kind }) => kind === "pass"));
  const run = runs.slice(0, 1);
  const dealt = [...passes.slice(0, MOST_PLAYS - (isLast ? 2 : 1)), ...run].toSorted(
    (a, b) => open.indexOf(a) - open.indexOf(b),
  );
  const cards: Choice[] = dealt.map((play) => ({ kind: "play", play }));
  const isLate = (board.quarter === 2 || board.quarter >= 4) && board.clock < 15;
  if ((isLast || isLate) && isInKickRange(board.spot, boot))
    cards.push({ kind: "goal", yards: kickYards(board.spot) });
  if (isLast) cards.push({ kind: "punt" });
  return cards;
}

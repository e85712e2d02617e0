import type { Console } from "./play.ts";
import type { Step } from "./tape.ts";

/** What a search needs to know of a game. */
export type Goal = {
  /** Moves to choose from. */
  readonly moves: readonly (readonly Step[])[];
  isLost(game: Console): boolean;
  isReached(game: Console): boolean;
  progress(game: Console): number;
  /** States of the same place are tried once. */
  place(game: Console): string;
};

/** Progress that a failed try from a state costs it when the next one is chosen. */
const TRY_COST = 24;
/** States so far behind the best are forgotten: each holds a megabyte. */
const MAX_BEHIND = 400;

type Node = {
  state: ReturnType<Console["save"]>;
  before?: Node | undefined;
  tape: Step[];
  progress: number;
  tries: number;
};

/**
 * Looks for a way from the current state to the goal with save states: from the farthest state that failed least,
 * a random move leads to another place, or is lost. Gives what was held, frame by frame.
 */
export function searchRun(game: Console, goal: Goal, random: () => number): Step[] {
  const places = new Set<string>();
  const node = (tape: Step[], before?: Node): Node => ({
    state: game.save(),
    before,
    tape,
    progress: goal.progress(game),
    tries: 0,
  });
  const score = ({ progress, tries }: Node) => progress - tries * TRY_COST;
  let nodes = [node([])];
  for (;;) {
    const from = nodes.reduce((best, one) => (score(one) > score(best) ? one : best));
    from.tries += 1;
    game.restore(from.state);
    const tape = playMove(game, goal.moves[Math.floor(random() * goal.moves.length)] ?? [], goal);
    if (goal.isReached(game)) return [...tapeOf(from), ...tape];
    const place = goal.place(game);
    if (goal.isLost(game) || places.has(place)) continue;
    places.add(place);
    const next = node(tape, from);
    nodes = [...nodes.filter(({ progress }) => progress > next.progress - MAX_BEHIND), next];
  }
}

function tapeOf(node: Node | undefined): Step[] {
  return node ? [...tapeOf(node.before), ...node.tape] : [];
}

function playMove(game: Console, move: readonly Step[], goal: Goal): Step[] {
  const tape: Step[] = [];
  for (const { frames, buttons } of move) {
    for (let i = 0; i < frames; i += 1) {
      game.step(1, buttons);
      tape.push({ frames: 1, buttons });
      if (goal.isLost(game) || goal.isReached(game)) return tape;
    }
  }
  return tape;
}

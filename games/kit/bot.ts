import { type Controls, createControls, type Move } from "./controls.ts";

/** The rules of one round, without a screen. */
export interface Core<Action extends string, Snapshot> {
  /** Points or progress: what is kept as the best. */
  readonly score: number;
  readonly isOver: boolean;
  /** A sixtieth of a second. May give events for drawing and sound to react to. */
  step(controls: Controls<Action>): unknown;
  /** What a bot may know: plain data. */
  snapshot(): Snapshot;
}

/** Plays the game in tests and for covers; sees snapshots only and answers with what it holds down. */
export type Bot<Action extends string, Snapshot> = {
  /** What the bot is good for: this score within this many steps of play, over as many rounds as it takes. */
  goal: { score: number; steps: number };
  /** The step of play that makes the best picture for the cover. */
  coverStep: number;
  act(snapshot: Snapshot): Move<Action>;
};

/** Plays one round without a screen, until it is over or the steps are used up. Gives the steps it took. */
export function playBot<Action extends string, Snapshot>(
  core: Core<Action, Snapshot>,
  bot: Bot<Action, Snapshot>,
  steps = bot.goal.steps,
): number {
  const controls = createControls<Action>();
  for (let step = 0; step < steps; step++) {
    if (core.isOver) return step;
    controls.feed(bot.act(core.snapshot()));
    core.step(controls);
  }
  return steps;
}

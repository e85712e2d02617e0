import { type Controls, createControls, type Move } from "./input/controls.ts";

/** Core: the rules of one round, without screen, sound or clock. */
export interface Core<Action extends string, Snapshot> {
  /** Points or progress; the highest is saved as the best. */
  readonly score: number;
  readonly isOver: boolean;
  /** Advances by a sixtieth of a second. May return events for drawing and sound. */
  step(controls: Controls<Action>): unknown;
  /** What a bot may know, as plain data. */
  snapshot(): Snapshot;
}

/** Bot: plays the game in tests and for covers. It sees snapshots only and returns the input of each step. */
export type Bot<Action extends string, Snapshot> = {
  /** The score that the bot reaches within this many steps of play, over as many rounds as it takes. */
  goal: { score: number; steps: number };
  /** The step of play that makes the best picture for the cover. */
  coverStep: number;
  act(snapshot: Snapshot): Move<Action>;
};

/** Plays one round without a screen, until it is over or the steps are used up. Returns the number of steps. */
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

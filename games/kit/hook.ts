import type { Bot } from "./bot.ts";
import type { Move } from "./controls.ts";
import type { Scene } from "./scenes.ts";
import type { Session } from "./session.ts";

/** What a test sees of a running game, as `window.recessGame`. */
export interface RecessGame {
  snapshot(): GameSnapshot;
  /**
   * Holds these down until told otherwise, in place of bot, keys and mouse. Besides the game's own actions there are
   * `kit:go`, `kit:pause`, `kit:restart` and `kit:mute`.
   */
  act(move: Move<string>): void;
}

export type GameSnapshot = {
  scene: Scene;
  /** Steps of play since the page was opened, over all rounds. */
  steps: number;
  frames: number;
  rounds: number;
  score: number;
  best: number;
  /** The bot's, when it plays. */
  goal: { score: number; steps: number } | undefined;
  coverStep: number | undefined;
  /** The core's own snapshot. */
  game: unknown;
};

declare global {
  interface Window {
    recessGame?: RecessGame;
  }
}

export function offerHook<Action extends string, Snapshot>(
  session: Session<Action, Snapshot>,
  bot: Bot<Action, Snapshot> | undefined,
  frames: () => number,
  act: (move: Move<string>) => void,
): void {
  window.recessGame = {
    act,
    snapshot() {
      const { scene, steps, rounds, best, round } = session;
      const { goal, coverStep } = bot ?? {};
      const { score } = round.core;
      return {
        scene,
        steps,
        frames: frames(),
        rounds,
        score,
        best,
        goal,
        coverStep,
        game: round.core.snapshot(),
      };
    },
  };
}

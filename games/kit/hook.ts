import type { Bot, Core } from "./bot.ts";
import type { Move } from "./input/controls.ts";
import type { Scene } from "./scenes.ts";

/** Test hook of a running game, `window.recessGame`: tests and tools read its state and press its keys. */
export interface RecessGame {
  snapshot(): GameSnapshot;
  /**
   * Holds these down until the next call, in place of bot, keys and mouse. Besides the game's own actions there are
   * `kit:go`, `kit:pause`, `kit:restart` and `kit:mute`.
   */
  act(move: Move<string>): void;
  /** The tape of the last round that is over, where the game records them. */
  tape(): Uint8Array | undefined;
}

export type GameState = {
  scene: Scene;
  /** Steps of play since the page was opened, over all rounds. */
  steps: number;
  rounds: number;
  best: number;
};

export type GameSnapshot = GameState & {
  frames: number;
  score: number;
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

type HookState<Action extends string, Snapshot> = GameState & {
  frames: number;
  core: Pick<Core<Action, Snapshot>, "score" | "snapshot">;
  bot: Bot<Action, Snapshot> | undefined;
};

export function installHook<Action extends string, Snapshot>(
  state: () => HookState<Action, Snapshot>,
  act: (move: Move<string>) => void,
  tape: () => Uint8Array | undefined,
): void {
  window.recessGame = {
    act,
    tape,
    snapshot() {
      const { scene, steps, frames, rounds, best, core, bot } = state();
      const { goal, coverStep } = bot ?? {};
      return {
        scene,
        steps,
        frames,
        rounds,
        score: core.score,
        best,
        goal,
        coverStep,
        game: core.snapshot(),
      };
    },
  };
}

import type { Move } from "./controls.ts";
import type { Scene } from "./scenes.ts";

/** What a test sees of a running game, as `window.recessGame`. */
export interface RecessGame {
  snapshot(): GameSnapshot;
  /** Holds these down until told otherwise, through the same path as keys and mouse. Takes over from the bot. */
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
  /** Only when the bot plays. */
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

import type { Core } from "./bot.ts";
import type { View } from "./draw/view.ts";
import type { Controls } from "./input/controls.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scenes.ts";
import type { Sound } from "./sound/sound.ts";
import type { Saves } from "./storage.ts";

/** What a round gets from the kit. */
export type Kit = {
  view: View;
  sound: Sound;
  saves: Saves;
  /** Seeded afresh for each round. */
  random: Random;
  /** The score to beat, as it was when the round began. */
  best: number;
  /** The bot plays behind the title: leave out text that would show through it. */
  isDemo: boolean;
  /** Pauses as a lost focus does, for games that lose something else, such as pointer lock. */
  pause(): void;
  /** The page's body, for games that lay a canvas or elements of their own under the kit's canvas. */
  root: HTMLElement;
};

/** Lobby: choices on the title and the result screen, such as a character, a level or a colour. */
export type Lobby<Action extends string> = {
  /** A sixtieth of a second on the title or the result screen. True when the press was meant for the lobby. */
  step(controls: Controls<Action>): boolean;
  /** Draws over the kit's text, which leaves the lower quarter free. */
  draw(view: View, scene: Scene): void;
};

/** One round of the game: the core, and what draws it and makes its sounds. */
export type Round<Action extends string, Snapshot> = {
  core: Core<Action, Snapshot>;
  /** A sixtieth of a second: step the core, then particles, sounds and the like. */
  step(controls: Controls<Action>): void;
  /** Draws a frame. `alpha` is the fraction (0 to 1) of the next step, for interpolation. */
  draw(view: View, alpha: number): void;
  lobby?: Lobby<Action>;
  /** A line for the result screen. */
  note?(): string;
};

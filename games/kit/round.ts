import type { Core } from "./bot.ts";
import type { Controls } from "./controls.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scenes.ts";
import type { Sound } from "./sound.ts";
import type { Saves } from "./storage.ts";
import type { View } from "./view.ts";

/** What a round gets from the kit. */
export type Kit = {
  view: View;
  sound: Sound;
  saves: Saves;
  /** Seeded afresh for each round. */
  random: Random;
  /** The score to beat, as it was when the round began. */
  best: number;
  /** The bot plays behind the title: leave out words that would show through it. */
  isDemo: boolean;
  /** Pauses as a lost focus does, for games that lose something else: a mouse that they had caught. */
  pause(): void;
  /** The page's body, for games that lay a canvas or elements of their own under the kit's canvas. */
  root: HTMLElement;
};

/** What can be done before and after a round besides starting it: choosing a character, a level, a colour. */
export type Lobby<Action extends string> = {
  /** A sixtieth of a second on the title or the last screen. True when the press was meant for the lobby. */
  step(controls: Controls<Action>): boolean;
  /** Over the kit's words, which leave the lower quarter free. */
  draw(view: View, scene: Scene): void;
};

/** One go at the game: the core, and what makes it seen and heard. */
export type Round<Action extends string, Snapshot> = {
  core: Core<Action, Snapshot>;
  /** A sixtieth of a second: step the core, then particles, sounds and the like. */
  step(controls: Controls<Action>): void;
  /** `alpha`: how far we are (0 to 1) from this step to the next. */
  draw(view: View, alpha: number): void;
  lobby?: Lobby<Action>;
  /** A line for the last screen. */
  note?(): string;
};

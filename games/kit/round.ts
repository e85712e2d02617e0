import type { Core } from "./bot.ts";
import type { View } from "./draw/view.ts";
import type { Controls, Move } from "./input/controls.ts";
import type { PlayedRound } from "./purse/coins-for-round.ts";
import type { Random } from "./random.ts";
import type { Json } from "./records/tape.ts";
import type { Scene } from "./scenes.ts";
import type { Sound } from "./sound/sound.ts";
import type { Saves } from "./storage.ts";
import type { Teach } from "./teach.ts";

/** Somebody else's run of the same course. */
export type Ghost = {
  readonly core: Core<string, unknown>;
  /** Who runs, and the colour to tell them apart; nobody in particular where it is a tape. */
  readonly name?: string;
  readonly color?: string;
  /** How many steps ago this was. The others of a room are seen a moment late; where they would fall too far behind, draw them that much ahead. */
  readonly late?: number;
};

/** What a round gets from the kit. */
export type Kit = {
  view: View;
  sound: Sound;
  saves: Saves;
  /** Seeded afresh for each round. */
  random: Random;
  /** Begins the sequence of random numbers anew, for a round that is laid out again before its first step. */
  reseed(today?: "today"): Random;
  /** The score to beat, as it was when the round began. */
  best: number;
  /** The bot plays behind the title: leave out text that would show through it. */
  isDemo: boolean;
  /** The visitor plays this round. A demo and a tape that is watched leave no trace in saves and careers. */
  isPlayed: boolean;
  /** A round of a room: it ends once, without a result or menus of the game's own. */
  isTogether?: boolean;
  /** The hero's own colour in a room, as the others see it. */
  color?: string;
  /** The choice that the round must begin with, when a tape is watched or raced against, or in a room; otherwise it is the player's own. */
  options?: Json;
  /** The site's page has just asked for a run for the boards: a game whose player chose something that does not count offers what does. */
  isForBoards?: boolean;
  /** The rounds that this one is raced against, one step at a time with it: of a tape, or of the others in the room. */
  ghosts?(): readonly Ghost[];
  /** Points at something with two words for those who are new; does nothing in rounds that the visitor does not play. */
  teach: Teach;
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
  /** A sixtieth of a second after the end: what flies and falls goes on, under the result too. */
  linger?(): void;
  lobby?: Lobby<Action>;
  /** A line for the result screen. */
  note?(): string;
  /** Coins that the round earns, where the game has a rule of its own. */
  coins?(played: PlayedRound): number;
  /**
   * For games on the boards whose core does not see the screen: the devices' input as the core takes it. Undefined in menus, and while the
   * core waits for its first input: such a step gets the controls as they are, is on no tape, and the ghost waits as well.
   */
  toCore?(controls: Controls<Action>): Move<Action> | undefined;
  /**
   * The run waits, as behind a picture between two of its scenes: such a step gets the controls as they are and is on no tape. The tape goes
   * on after it; a menu, for which `toCore` gives undefined, ends it.
   */
  readonly isWaiting?: boolean;
  /** For games on the boards whose round is several runs with menus between them: the run that tapes are made of. The core by default. */
  readonly run?: Pick<Core<Action, unknown>, "score" | "isOver">;
  /** For games on the boards: what the player chose before the round, as the tape keeps it; null by default. */
  readonly options?: Json;
  /** For games on the boards: a round that counts for none, such as practice. */
  readonly isUnranked?: boolean;
};

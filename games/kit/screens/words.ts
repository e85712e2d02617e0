import type { KeyCode } from "#kit/input/keys.ts";

/** A way to play that is begun from the title, such as today's course. */
export type Mode = {
  readonly label: string;
  /** A few words under the label; they may change with what was played. */
  note?(): string;
  /** The player chose it; the round begins right after. */
  choose(): void;
};

/** A small button under the ways to play, such as one that takes the next ball. */
export type Chip = {
  label(): string;
  /** The same by keyboard. */
  readonly key: KeyCode;
  press(): void;
};

/** What the title, the pause and the result say of a game. */
export type Words = {
  title: string;
  /** One line: what to press. */
  controls: string;
  /** The same for fingers, where it differs. */
  touch?: string;
  /** The text of logo.svg (`npm run games -- logo`); without one the title is written in the kit's font. */
  logo?: string;
  /** The word for what is counted; that for a score by default. */
  unit?: string;
  /** The first is what Space begins. */
  modes?(): readonly Mode[];
  chips?(): readonly Chip[];
};

import type { Picture } from "./screenshot.ts";

/** What went wrong in the page, as far as the browser tells. Each thing once. */
export type Troubles = {
  /** Errors that nobody caught. */
  readonly errors: readonly string[];
  /** Files of the game's own that did not come. */
  readonly missing: readonly string[];
  /** Addresses at other hosts that it asked for, whether or not it was let through. */
  readonly outside: readonly string[];
  /** What the policy of the play origin stopped, besides calls to other hosts. */
  readonly policy: readonly string[];
  /** What it complained of on the console: for the reader of the report, no reason to refuse it. */
  readonly notes: readonly string[];
};

/** All that one visit to a game brought to light. */
export type Seen = Troubles & {
  /** The first picture that shows something; undefined when none ever did. */
  readonly first?: Picture;
  /** A moment before anything was pressed, then the one after it, then one after each bout of input. */
  readonly pictures: readonly Picture[];
  /** The words of a page that says why there is no game. */
  readonly apology?: string;
  /** Whether it still said that it was loading when we left. */
  readonly isLoading: boolean;
  /** Up to the first picture. */
  readonly bytes: number;
  readonly cpuSeconds: number;
  /** At the end, in bytes. */
  readonly memory: number;
  /** Why the visit was broken off before its end. */
  readonly brokenOff?: "hangs" | "too-heavy";
};

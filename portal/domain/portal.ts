import type { Catalogue } from "./catalogue/catalogue.ts";
import type { GameType } from "./catalogue/game.ts";
import type { Content } from "./content/content.ts";
import type { Identity } from "./identity/identity.ts";
import type { PlayOrigin } from "./play-origin.ts";
import type { Counter } from "./statistics/counter.ts";

/** Everything that a page or a command can ask of the portal. `portal/server/portal.ts` joins it to the outside world. */
export type Portal = {
  /** As it is now: added games come and go. */
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly play: PlayOrigin;
  /** What games of this type need besides their own files, kept once for all of them. */
  engineBytes(type: GameType): number;
  readonly identity: Identity;
  /** Returns at once and never fails. */
  count: Counter["count"];
  /** The paths of the most played games, most first; empty as long as nothing was counted. */
  readonly hot: readonly string[];
  now(): Date;
  /** At least 0, less than 1. */
  random(): number;
};

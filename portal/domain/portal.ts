import type { Catalogue } from "./catalogue/catalogue.ts";
import type { GameType } from "./catalogue/game.ts";
import type { Content } from "./content/content.ts";
import type { Identity } from "./identity/identity.ts";
import type { Counter } from "./statistics/counter.ts";

/** Where games are served: on the next port of the visitor's host, on an origin of their own, or on the site's. */
export type PlayPlace =
  | { readonly kind: "port"; readonly port: number }
  | { readonly kind: "origin"; readonly origin: string }
  | { readonly kind: "same" };

/** Everything that a page or a command can ask of the portal. `portal/server/portal.ts` joins it to the outside world. */
export type Portal = {
  /** As it is now: added games come and go. */
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly play: PlayPlace;
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

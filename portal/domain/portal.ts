import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Game, GameType } from "./catalogue/game.ts";
import type { GameStatusCheck } from "./catalogue/links/game-status.ts";
import type { Recall } from "./catalogue/recall.ts";
import type { Content } from "./content/content.ts";
import type { EngineBuilds } from "./flash-engine.ts";
import type { ReportGame } from "./game-reports/reporting.ts";
import type { Identity } from "./identity/identity.ts";
import type { Passwords } from "./identity/passwords.ts";
import type { SecondFactor } from "./identity/second-factor.ts";
import type { Language } from "./language/language.ts";
import type { PlayOrigin } from "./play-origin.ts";
import type { Records } from "./records/records.ts";
import type { Parcels } from "./saves/parcels.ts";
import type { Sync } from "./saves/sync.ts";
import type { Counter } from "./statistics/counter.ts";
import type { MissedSearches } from "./statistics/missed-searches.ts";
import type { PlayTimes } from "./statistics/play-times.ts";
import type { Together } from "./together/rooms.ts";

/** Everything that pages and commands get from the portal. `portal/server/portal.ts` joins its ports to adapters. */
export type Portal = {
  /** The current catalogue: it is replaced when an operator adds or removes a game. */
  readonly catalogue: Catalogue;
  /** Resolves when the catalogue can be searched without a pause: at once, but for some seconds after the start with a large one. */
  whenSearchable(): Promise<void>;
  /** The games that were recalled, also those that are listed again. */
  readonly recalls: readonly Recall[];
  /** A game that the operator hid, by its path. */
  hiddenGame(path: string): Game | undefined;
  readonly content: Content;
  /** The content for a reader of one language. */
  contentIn(language: Language): Content;
  readonly play: PlayOrigin;
  /** The site's origin, where the operator set it; other addresses are made from the request's host. */
  readonly siteOrigin: string | undefined;
  /** No cloak, no about:blank windows; the catalogue has only external games that are fit for school. */
  readonly schoolMode: boolean;
  /** The label of a game's host, by its guest id. */
  hostLabel(guest: string): string;
  /** Bytes of the engine that games of this type share, besides their own files. */
  engineBytes(type: GameType): number;
  /** The Flash engine that a game of this type starts with; undefined for games without one. */
  engine(type: GameType): EngineBuilds | undefined;
  /** Whether an external game answers the portal: cached, bounded, and without a visitor's browser. */
  statusOf: GameStatusCheck;
  readonly identity: Identity;
  /** Undefined where accounts are kept elsewhere: then it is that provider's to offer. */
  readonly secondFactor: SecondFactor | undefined;
  /** Undefined where accounts are kept elsewhere. */
  readonly passwords: Passwords | undefined;
  /** Saves on their way from one browser to another. */
  readonly parcels: Parcels;
  /** Saves of accounts; undefined where accounts are kept elsewhere, as these go with the account. */
  readonly sync: Sync | undefined;
  /** Returns at once and never fails. */
  count: Counter["count"];
  /** Takes a search without a result. It is stored only once several IP addresses have searched for the same. */
  countMissedSearch: MissedSearches["add"];
  reportGame: ReportGame;
  /** The paths of the most played games, most first; empty as long as nothing was counted. */
  readonly hot: readonly string[];
  /** How many games were launched in the last thirty days. */
  readonly plays: number;
  /** How long launches of games last; similar games are found by it. */
  readonly playTimes: PlayTimes;
  /** Boards, names and crews; undefined where the operator turned records off. */
  readonly records: Records | undefined;
  /** Rooms in which several people play; undefined where the operator turned them off. */
  readonly together: Together | undefined;
  now(): Date;
  /** At least 0, less than 1. */
  random(): number;
};

/** The portal for a reader of one language: its content is in it, as far as there are words. */
export function portalIn(portal: Portal, language: Language): Portal {
  // Not spread: the portal's getters give what is current.
  return Object.create(portal, { content: { get: () => portal.contentIn(language) } });
}

import type { Core } from "#kit/bot.ts";
import type { Random } from "#kit/random.ts";
import type { Guard } from "#kit/storage.ts";
import type { Json } from "./tape.ts";

/** The rules of a game that takes part in the boards, as far as a tape needs them. Without screen, sound or saves: the server runs this too. */
export type Rules<Action extends string, Options extends Json, Snapshot> = {
  readonly slug: string;
  /** All actions of the game, in an order that is part of the tape. At most 30. */
  readonly actions: readonly Action[];
  /** What may stand on a tape as the player's choice. A choice that gives an unfair start is none. */
  readonly isOptions: Guard<Options>;
  /** The choice with which the bot's rounds begin, one that ends by itself when nobody plays on; null by default. */
  readonly firstOptions?: Options;
  /** Begins a round. Everything that happens in it follows from these two and the moves. */
  create(random: Random, options: Options): Core<Action, Snapshot>;
  /** The board on which a round with these options counts, where the game has several. */
  readonly boardOf?: (options: Options) => string;
  /** The boards of a game that has several, by their names on the screen. */
  readonly boards?: Readonly<Record<string, string>>;
  /** The word for what is counted; "Score" by default. */
  readonly unit?: string;
  /** The game draws the ghost of a run that it is raced against. */
  readonly hasGhost?: boolean;
};

/** Any game that takes part. */
// biome-ignore lint/suspicious/noExplicitAny: actions, options and snapshots of all games have no type in common.
export type AnyRules = Rules<any, any, any>;

/** For games without a choice before the round. */
export const noOptions: Guard<null> = (value): value is null => value === null;

declare const RULES_VERSION: string | undefined;

/** Version of the rules: a hash of their code, set by the build. */
export const rulesVersion = typeof RULES_VERSION === "string" ? RULES_VERSION : "unbuilt";

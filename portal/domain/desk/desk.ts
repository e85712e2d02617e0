import type { Accounts } from "#domain/identity/accounts.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { Portal } from "#domain/portal.ts";
import type { Care } from "./care.ts";
import type { DeskContent } from "./desk-content.ts";
import type { DeskFigures } from "./desk-figures.ts";
import type { DeskGames } from "./desk-games.ts";
import type { DeskSessions } from "./desk-sessions.ts";
import type { Operators } from "./operators.ts";

/** Everything that pages of the desk get. `portal/server/desk/open-desk.ts` joins its ports to adapters. */
export type Desk = {
  readonly portal: Portal;
  /** Undefined where accounts are kept elsewhere. */
  readonly accounts: Accounts | undefined;
  /** The site's origin, for reset links. */
  readonly siteOrigin: string;
  /** Random password that a person can type. */
  generatePassword(): string;
  readonly games: DeskGames;
  readonly operators: Operators;
  readonly journal: Journal;
  readonly care: Care;
  readonly content: DeskContent;
  readonly figures: DeskFigures;
  readonly sessions: DeskSessions;
};

import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { PENDING_LIFETIME_MS } from "#domain/identity/second-factor.ts";
import { LOOK_COOKIE } from "#domain/settings/look.ts";

/** How long the browser remembers the look of the pages, and whether the games list shows pictures. */
export const SETTINGS_COOKIE_DAYS = 365;

/** How long a browser that signed in passes the limits on guessing. */
export const KNOWN_BROWSER_COOKIE_DAYS = 90;

/** Something that a visitor's browser keeps for the site. */
export type StoredItem = {
  readonly kind: "cookie" | "database" | "setting" | "cache";
  /** Its name in the browser, or how its name begins. */
  readonly name: string;
  /** For visitors: completes the sentence "This browser keeps …". */
  readonly what: string;
  readonly until: string;
};

const days = (ms: number) => Math.round(ms / 86_400_000);

/**
 * Everything that the site keeps in a visitor's browser, for the privacy page. A browser test compares it with what a browser really
 * has after playing, signing in and changing settings, so a new cookie or database has to be added here.
 */
export const browserStorage: readonly StoredItem[] = [
  {
    kind: "database",
    name: "recess-",
    what: "your saves: how far you got in each game, what games without a place of their own keep in databases, and, if you turned on sync, what of it your account has",
    until: "until you erase them",
  },
  {
    kind: "database",
    name: "workbox-",
    what: "when you last saw each page that is stored here, so that the oldest go first",
    until: "as long as the page is stored",
  },
  {
    kind: "setting",
    name: "recess.",
    what: "your favourites, which games you launched here, when and for how long, which of them have databases, the controls that you changed, saves on their way into the database, the key and the streak of your runs on the boards, and the account that this browser is in step with",
    until: "until you erase them",
  },
  {
    kind: "setting",
    name: "recess.settings",
    what: "what else you chose in the settings, such as how loud games start",
    until: "until you erase it",
  },
  {
    kind: "setting",
    name: "cloak",
    what: "whether the tab is cloaked",
    until: "until you close the tab",
  },
  {
    kind: "cookie",
    name: "thumbnails",
    what: "whether the games list shows pictures",
    until: `for ${SETTINGS_COOKIE_DAYS} days`,
  },
  {
    kind: "cookie",
    name: LOOK_COOKIE,
    what: "the theme, the size of the text and how much moves, if you chose them",
    until: `for ${SETTINGS_COOKIE_DAYS} days`,
  },
  {
    kind: "cookie",
    name: "recess-session",
    what: "that you are signed in, if you have an account",
    until: `for ${days(SESSION_LIFETIME_MS)} days, or until you log out`,
  },
  {
    kind: "cookie",
    name: "recess-code",
    what: "that your password was right, while you are asked for the code of your second factor",
    until: `for ${PENDING_LIFETIME_MS / 60_000} minutes`,
  },
  {
    kind: "cookie",
    name: "recess-browser",
    what: "that this browser signed in to an account before, so that others who guess its password do not lock you out",
    until: `for ${KNOWN_BROWSER_COOKIE_DAYS} days`,
  },
  {
    kind: "cache",
    name: "engine",
    what: "the engine of Flash games, once you have looked at one, so that the next starts sooner",
    until: "until there is a newer one, or the browser needs the room",
  },
  {
    kind: "cache",
    name: "",
    what: "pages that you saw and games that you kept, so that they come up without a network",
    until: "until you remove them, or the browser needs the room",
  },
];

/** Whether the table names this item. Under https a session cookie's name begins with `__Host-`. */
export function isListed(kind: StoredItem["kind"], name: string): boolean {
  const bare = name.replace(/^__Host-/, "");
  return browserStorage.some((item) => item.kind === kind && bare.startsWith(item.name));
}

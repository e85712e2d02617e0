import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { PENDING_LIFETIME_MS } from "#domain/identity/second-factor.ts";
import { LANGUAGE_COOKIE } from "#domain/language/language.ts";
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
  /** Names the message that tells visitors what it is and until when it is kept: `keptItems.<id>`. */
  readonly id: string;
  /** For how long it is kept, where that is a fixed time. */
  readonly lifetime?: { readonly days: number } | { readonly minutes: number };
};

const days = (ms: number) => Math.round(ms / 86_400_000);

/**
 * Everything that the site keeps in a visitor's browser, for the privacy page. A browser test compares it with what a browser really
 * has after playing, signing in and changing settings, so a new cookie or database has to be added here.
 */
export const browserStorage = [
  {
    kind: "database",
    name: "recess-",
    id: "saves",
  },
  {
    kind: "database",
    name: "workbox-",
    id: "pageTimes",
  },
  {
    kind: "setting",
    name: "recess.",
    id: "games",
  },
  {
    kind: "setting",
    name: "recess.settings",
    id: "settings",
  },
  {
    kind: "setting",
    name: "cloak",
    id: "cloak",
  },
  {
    kind: "cookie",
    name: "thumbnails",
    id: "thumbnails",
    lifetime: { days: SETTINGS_COOKIE_DAYS },
  },
  {
    kind: "cookie",
    name: LOOK_COOKIE,
    id: "look",
    lifetime: { days: SETTINGS_COOKIE_DAYS },
  },
  {
    kind: "cookie",
    name: LANGUAGE_COOKIE,
    id: "language",
    lifetime: { days: SETTINGS_COOKIE_DAYS },
  },
  {
    kind: "cookie",
    name: "recess-session",
    id: "session",
    lifetime: { days: days(SESSION_LIFETIME_MS) },
  },
  {
    kind: "cookie",
    name: "recess-code",
    id: "code",
    lifetime: { minutes: PENDING_LIFETIME_MS / 60_000 },
  },
  {
    kind: "cookie",
    name: "recess-browser",
    id: "browser",
    lifetime: { days: KNOWN_BROWSER_COOKIE_DAYS },
  },
  {
    kind: "cache",
    name: "engine",
    id: "engine",
  },
  {
    kind: "cache",
    name: "",
    id: "pages",
  },
] as const satisfies readonly StoredItem[];

/** Whether the table names this item. Under https a session cookie's name begins with `__Host-`. */
export function isListed(kind: StoredItem["kind"], name: string): boolean {
  const bare = name.replace(/^__Host-/, "");
  return browserStorage.some((item) => item.kind === kind && bare.startsWith(item.name));
}

import { FRAME_MARK } from "./frame-mark.ts";
import { parseEntries, type SaveEntry } from "./save-entry.ts";
import { parseSound, type Sound } from "./sound.ts";
import { isRecord, parseJson } from "./untrusted.ts";

/**
 * Initial state of a game's frame: saves, sound, the page's language and the site's origin. The site writes it into the frame's `window.name`, where the
 * bridge reads it synchronously, before the game's first script. The bridge rewrites it with `session` and `ownName` when the page
 * unloads, so that the game's next page in the same frame starts from it.
 */
export type Invitation = {
  guest: string;
  /** The page's origin: the only one that the bridge posts to and listens to. */
  site: string;
  entries: SaveEntry[];
  sound: Sound;
  /** The language of the page around the game, as a BCP 47 tag; empty where the page does not say. */
  language: string;
  /** The game's `sessionStorage`, which the page never sees. */
  session: SaveEntry[];
  /** What the game itself wrote to `window.name`. */
  ownName: string;
};

export function writeInvitation(invitation: Invitation): string {
  return FRAME_MARK + JSON.stringify(invitation);
}

/** The invitation in a frame's name, or undefined for a page that was opened without the site. */
export function parseInvitation(name: string): Invitation | undefined {
  if (!name.startsWith(FRAME_MARK)) return undefined;
  const data = parseJson(name.slice(FRAME_MARK.length));
  if (!isRecord(data)) return undefined;
  const { guest, site, language, ownName } = data;
  if (typeof guest !== "string" || typeof site !== "string") return undefined;
  return {
    guest,
    site,
    entries: parseEntries(data["entries"]) ?? [],
    sound: parseSound(data["sound"]),
    language: typeof language === "string" ? language : "",
    session: parseEntries(data["session"]) ?? [],
    ownName: typeof ownName === "string" ? ownName : "",
  };
}

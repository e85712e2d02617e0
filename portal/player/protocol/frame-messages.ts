/**
 * What a game's frame and the page around it say to each other. Both sides read with the parse functions below and trust
 * nothing else: the page must not believe a game, and the bridge in the game's frame must not believe other frames.
 */

/** A key of a game's store, its value or null where the key was removed, and when (milliseconds since 1970). */
export type SaveEntry = readonly [key: string, value: string | null, at: number];

/** Characters of keys and values that one game may keep; what browsers give a whole origin. */
export const SAVE_QUOTA = 5 * 1024 * 1024;

/** From the game's frame to the page. `guest` is the sender's own claim; the page compares it with whom it invited. */
export type FromGame =
  | { type: "ready"; guest: string }
  | { type: "fps"; value: number }
  | { type: "save"; guest: string; batch: number; entries: SaveEntry[] }
  | { type: "sound" };

/** From the page to the game's frame. */
export type ToGame =
  | ({ type: "sound" } & Sound)
  | { type: "measure"; on: boolean }
  | { type: "kept"; batch: number }
  /** Comes with a port that outlives the page; what is written to it as the page goes away is still kept. */
  | { type: "keeper" }
  | { type: "entries"; entries: SaveEntry[] };

export type Sound = { volume: number; muted: boolean };

/**
 * What the page writes into the frame's name, where the bridge finds it before the game's first line runs. The bridge keeps
 * it up to date and adds its last two fields, so that a game which moves to another of its pages takes everything along.
 */
export type Invitation = {
  guest: string;
  /** The page's origin: the only one that the bridge speaks to. */
  site: string;
  entries: SaveEntry[];
  sound: Sound;
  /** The game's `sessionStorage`, which the page never sees. */
  session: SaveEntry[];
  /** What the game itself wrote to `window.name`. */
  ownName: string;
};

const MARK = "recess/1";
const LONGEST_TEXT = 500;

export function sealed<T extends FromGame | ToGame>(message: T): T & { mark: string } {
  return { mark: MARK, ...message };
}

export function writeInvitation(invitation: Invitation): string {
  return MARK + JSON.stringify(invitation);
}

/** The invitation in a frame's name, or undefined for a page that was opened on its own. */
export function parseInvitation(name: string): Invitation | undefined {
  if (!name.startsWith(MARK)) return undefined;
  const data = parseJson(name.slice(MARK.length));
  if (!isFields(data) || typeof data.guest !== "string" || typeof data.site !== "string") return undefined;
  return {
    guest: data.guest,
    site: data.site,
    entries: parseEntries(data.entries) ?? [],
    sound: parseSound(data.sound),
    session: parseEntries(data.session) ?? [],
    ownName: typeof data.ownName === "string" ? data.ownName : "",
  };
}

/** The value, or undefined for text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The message, or undefined for anything that did not come from our own bridge's code. */
export function parseFromGame(data: unknown): FromGame | undefined {
  if (!isMarked(data)) return undefined;
  switch (data.type) {
    case "ready":
      return { type: "ready", guest: text(data.guest) };
    case "fps":
      return isNumber(data.value) ? { type: "fps", value: data.value } : undefined;
    case "save": {
      const entries = parseEntries(data.entries);
      if (entries === undefined || !isNumber(data.batch)) return undefined;
      return { type: "save", guest: text(data.guest), batch: data.batch, entries };
    }
    case "sound":
      return { type: "sound" };
    default:
      return undefined;
  }
}

export function parseToGame(data: unknown): ToGame | undefined {
  if (!isMarked(data)) return undefined;
  switch (data.type) {
    case "sound":
      return { type: "sound", ...parseSound(data) };
    case "measure":
      return { type: "measure", on: data.on === true };
    case "keeper":
      return { type: "keeper" };
    case "kept":
      return isNumber(data.batch) ? { type: "kept", batch: data.batch } : undefined;
    case "entries": {
      const entries = parseEntries(data.entries);
      return entries && { type: "entries", entries };
    }
    default:
      return undefined;
  }
}

/**
 * Which game an address on the play origin belongs to: `html5/chess`, `flash/meteor.swf`, `waflash/siege`.
 * Saves and stores are kept apart by it, so every page of one game gives the same answer.
 */
export function guestAt(address: URL): string | undefined {
  const [, kind, name = ""] = /^\/assets\/(html5|flash|waflash)\/([^/]*)/.exec(address.pathname) ?? [];
  if (kind === undefined) return undefined;
  const swf = kind === "flash" ? swfName(address.searchParams.get("swf") ?? "") : undefined;
  const guest = swf ?? name;
  return guest === "" ? undefined : `${kind}/${guest}`;
}

/** `?swf=` takes a film with or without its ending. */
export function swfName(given: string): string | undefined {
  if (given === "") return undefined;
  return given.endsWith(".swf") ? given : `${given}.swf`;
}

export function parseEntries(data: unknown): SaveEntry[] | undefined {
  return Array.isArray(data) && data.every(isEntry) ? data : undefined;
}

function isEntry(data: unknown): data is SaveEntry {
  if (!Array.isArray(data) || data.length !== 3) return false;
  const [key, value, at]: unknown[] = data;
  return typeof key === "string" && (typeof value === "string" || value === null) && isNumber(at);
}

export function parseSound(data: unknown): Sound {
  if (!isFields(data)) return { volume: 1, muted: false };
  const volume = isNumber(data.volume) ? Math.min(1, Math.max(0, data.volume)) : 1;
  return { volume, muted: data.muted === true };
}

/** Every field that some message has, before anything is known about it. */
type Fields = {
  [name in
    | "mark"
    | "type"
    | "guest"
    | "value"
    | "batch"
    | "entries"
    | "on"
    | "volume"
    | "muted"
    | "site"
    | "sound"
    | "session"
    | "ownName"]?: unknown;
};

function isFields(data: unknown): data is Fields {
  return typeof data === "object" && data !== null;
}

function isMarked(data: unknown): data is Fields {
  return isFields(data) && data.mark === MARK;
}

function isNumber(data: unknown): data is number {
  return typeof data === "number" && Number.isFinite(data);
}

function text(data: unknown): string {
  return typeof data === "string" ? data.slice(0, LONGEST_TEXT) : "";
}

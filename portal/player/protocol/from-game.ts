import { type DatabaseDump, parseDatabaseDump } from "./database-dump.ts";
import { isMarked } from "./frame-mark.ts";
import { type GameEngine, parseEngine } from "./game-engine.ts";
import { isPanicKey, type PanicKeyName } from "./panic-keys.ts";
import { parseRound, type Round } from "./round.ts";
import { parseEntries, type SaveEntry } from "./save-entry.ts";
import { isNumber, truncatedText } from "./untrusted.ts";

/** Messages that the bridge in the game's frame posts to the site's page. `guest` is the sender's own claim: the page checks it. */
export type FromGame =
  | { type: "ready"; guest: string; engine: GameEngine }
  | { type: "fps"; value: number }
  | { type: "save"; guest: string; batch: number; entries: SaveEntry[] }
  /** One of the game's IndexedDB databases has changed, or was deleted. Only from games without an origin: others keep their own. */
  | { type: "database"; guest: string; name: string; dump: DatabaseDump | undefined }
  /** The game uses IndexedDB. From games with an origin. */
  | { type: "databases-used"; guest: string }
  /** A Flash page asks for a file of the engine. Carries a port for the answer (`engine-transfer.ts`). */
  | { type: "engine"; guest: string; file: string }
  /** A game on a mirror asks for one of its files, by its URL. Carries a port for the answer (`file-transfer.ts`). */
  | { type: "file"; guest: string; url: string }
  /** The game wants to save a file on the visitor's computer, which its sandbox does not let it do. */
  | { type: "download"; guest: string; name: string; file: Blob }
  /** The page failed, or left an error uncaught: its name, never its message. */
  | { type: "failed"; error: string }
  /** A key was pressed that can be a panic key. */
  | { type: "panic-key"; key: PanicKeyName }
  /** The game uses audio, so volume and mute have an effect. */
  | { type: "sound" }
  /** A game on the boards can be asked for rounds now. */
  | { type: "records" }
  /** A round of a game on the boards is over. */
  | { type: "round"; round: Round }
  /** A game with seats speaks to the room. The room's own code, which few pages load, reads it (`app/together/room-news.ts`). */
  | { type: "room"; news: Readonly<Record<string, unknown>> }
  /** A game of ours asks for the visitor's purse, or changes it. The purse's own code reads it (`app/purse/frame-purse.ts`). */
  | { type: "purse"; news: Readonly<Record<string, unknown>> };

/** The message, or undefined for anything that is no message of the bridge: the game itself may post here too. */
export function parseFromGame(data: unknown): FromGame | undefined {
  if (!isMarked(data)) return undefined;
  const { type, guest, value, batch } = data;
  switch (type) {
    case "ready":
      return { type, guest: truncatedText(guest), engine: parseEngine(data["engine"]) };
    case "failed":
      return { type, error: truncatedText(data["error"]) };
    case "fps":
      return isNumber(value) ? { type, value } : undefined;
    case "save": {
      const entries = parseEntries(data["entries"]);
      if (entries === undefined || !isNumber(batch)) return undefined;
      return { type, guest: truncatedText(guest), batch, entries };
    }
    case "database":
      return parseDatabase(data);
    case "databases-used":
      return { type, guest: truncatedText(guest) };
    case "engine":
      return { type, guest: truncatedText(guest), file: truncatedText(data["file"]) };
    case "file":
      return typeof data["url"] === "string"
        ? { type, guest: truncatedText(guest), url: data["url"] }
        : undefined;
    case "download":
      return parseDownload(data);
    case "panic-key":
      return isPanicKey(data["key"]) ? { type, key: data["key"] } : undefined;
    case "sound":
      return { type };
    case "records":
      return { type };
    case "round": {
      const round = parseRound(data);
      return round && { type, round };
    }
    case "purse-open":
    case "purse-change":
      return { type: "purse", news: data };
    default:
      return typeof type === "string" && /^(seats$|together-)/.test(type)
        ? { type: "room", news: data }
        : undefined;
  }
}

/** Larger than any save, and than what a page should hold a second time. */
const MAX_DOWNLOAD_BYTES = 32 * 2 ** 20;

function parseDownload({ guest, name, file }: Record<string, unknown>): FromGame | undefined {
  if (!(file instanceof Blob) || file.size > MAX_DOWNLOAD_BYTES) return undefined;
  return { type: "download", guest: truncatedText(guest), name: truncatedText(name), file };
}

function parseDatabase({ guest, name, dump }: Record<string, unknown>): FromGame | undefined {
  if (typeof name !== "string") return undefined;
  const base = { type: "database", guest: truncatedText(guest), name } as const;
  if (dump === undefined) return { ...base, dump };
  const parsed = parseDatabaseDump(dump);
  return parsed?.name === name ? { ...base, dump: parsed } : undefined;
}

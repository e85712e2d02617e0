import { type DatabaseDump, parseDatabaseDump } from "./database-dump.ts";
import { isMarked } from "./frame-mark.ts";
import type { InputMapping } from "./input-mapping.ts";
import { isKeyCode } from "./key-code.ts";
import { parseInputMapping } from "./parse-input-mapping.ts";
import type { PurseToGame } from "./purse.ts";
import type { RoundRequest } from "./round.ts";
import { parseEntries, type SaveEntry } from "./save-entry.ts";
import { parseSound, type Sound } from "./sound.ts";
import type { RoomToGame } from "./together.ts";
import { isNumber } from "./untrusted.ts";

/** Messages that the site's page posts to the bridge in the game's frame. */
export type ToGame =
  | ({ type: "sound" } & Sound)
  /** Starts or stops the frame rate reports. */
  | { type: "measure"; on: boolean }
  /** Acknowledges a batch of saves. */
  | { type: "kept"; batch: number }
  /** Carries a port to a worker that outlives the page: saves that are posted to it during unload still arrive. */
  | { type: "late-writes" }
  /** The game's IndexedDB databases as the site has stored them. */
  | { type: "databases"; databases: DatabaseDump[] }
  /** Remapped keys, and whether gamepads are hidden from the game. */
  | { type: "input-mapping"; mapping: InputMapping }
  /** Presses or releases a key: an on-screen button or a gamepad did. */
  | { type: "key"; code: string; isDown: boolean }
  /** Moves the mouse pointer to a point of the frame, in CSS pixels. */
  | { type: "pointer"; x: number; y: number; isDown: boolean }
  /** Saves that another tab wrote. */
  | { type: "entries"; entries: SaveEntry[] }
  /** Read by the game itself, not by the bridge. */
  | RoundRequest
  | RoomToGame
  | PurseToGame;

/** The message, or undefined for anything that is no message of the site's page: other frames may post here too. */
export function parseToGame(
  data: unknown,
): Exclude<ToGame, RoundRequest | RoomToGame | PurseToGame> | undefined {
  if (!isMarked(data)) return undefined;
  const { type, batch } = data;
  switch (type) {
    case "sound":
      return { type, ...parseSound(data) };
    case "measure":
      return { type, on: data["on"] === true };
    case "late-writes":
      return { type };
    case "kept":
      return isNumber(batch) ? { type, batch } : undefined;
    case "databases": {
      const list: unknown[] = Array.isArray(data["databases"]) ? data["databases"] : [];
      return { type, databases: list.map(parseDatabaseDump).filter((dump) => dump !== undefined) };
    }
    case "input-mapping":
      return { type, mapping: parseInputMapping(data["mapping"]) };
    case "key": {
      const { code } = data;
      return isKeyCode(code) ? { type, code, isDown: data["isDown"] === true } : undefined;
    }
    case "pointer": {
      const { x, y } = data;
      return isNumber(x) && isNumber(y) ? { type, x, y, isDown: data["isDown"] === true } : undefined;
    }
    case "entries": {
      const entries = parseEntries(data["entries"]);
      return entries && { type, entries };
    }
    default:
      return undefined;
  }
}

/**
 * Messages between the site's pages and a mover: a page of the origin that all games once shared, or of a game's own, in a hidden frame. The
 * one reads the databases that games left there, the other writes them. Each request carries a `MessagePort` for its response.
 */
import { type DatabaseDump, parseDatabaseDump } from "./database-dump.ts";
import { isRecord } from "./untrusted.ts";

/** Requests of the site's page. */
export type ToMover =
  | { type: "list" }
  | { type: "dump"; name: string }
  | { type: "restore"; dump: DatabaseDump }
  | { type: "delete"; name: string };

/** Responses of a mover. */
export type FromMover =
  | { type: "names"; names: string[] }
  /** Undefined: there is no database of this name. */
  | { type: "dump"; dump: DatabaseDump | undefined }
  | { type: "restored" }
  /** The game has a database of this name already, and it was left alone. */
  | { type: "exists" }
  | { type: "deleted" }
  | { type: "failed" };

const MARK = "recess-mover/1";

/** A mover's first message, posted to the origin that its URL names. */
export const MOVER_READY = `${MARK} ready`;

/** More databases than games of ours have ever made. Those beyond stay where they are. */
const MAX_NAMES = 1000;
const MAX_NAME_CHARS = 500;

/** A request with the version mark that the mover expects. */
export function moverRequest(message: ToMover): object {
  return { mark: MARK, ...message };
}

export function parseToMover(data: unknown): ToMover | undefined {
  if (!isRecord(data) || data["mark"] !== MARK) return undefined;
  const { type, name } = data;
  if (type === "list") return { type };
  if ((type === "dump" || type === "delete") && typeof name === "string") return { type, name };
  const dump = parseDatabaseDump(data["dump"]);
  return type === "restore" && dump ? { type, dump } : undefined;
}

/** The response, or undefined for anything else. A game can script the mover of its own origin, and games once wrote what is in the former one. */
export function parseFromMover(data: unknown): FromMover | undefined {
  if (!isRecord(data)) return undefined;
  const { type } = data;
  switch (type) {
    case "names":
      return Array.isArray(data["names"]) ? { type, names: parseNames(data["names"]) } : undefined;
    case "dump": {
      const dump = parseDatabaseDump(data["dump"]);
      return dump || data["dump"] === undefined ? { type, dump } : undefined;
    }
    case "restored":
    case "exists":
    case "deleted":
    case "failed":
      return { type };
    default:
      return undefined;
  }
}

function parseNames(names: unknown[]): string[] {
  return names
    .filter((name) => typeof name === "string")
    .filter(({ length }) => length <= MAX_NAME_CHARS)
    .slice(0, MAX_NAMES);
}

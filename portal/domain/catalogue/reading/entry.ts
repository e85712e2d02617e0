import type { Game } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { cleanText } from "#domain/clean-text.ts";
import { parseDay } from "#domain/day.ts";
import { type RawExtras, readExtras } from "./extra-fields.ts";
import { type GameFiles, locateGame } from "./game-location.ts";
import { externalAddress, pathFault } from "./game-url.ts";

export type EntryFault =
  | "entry-malformed"
  | "name-invalid"
  | "path-invalid"
  | "type-invalid"
  | "date-invalid"
  | "description-invalid"
  | "duplicate-path"
  | "duplicate-name";

/** A game and, where its description was only `server 2`, that number. */
export type Entry = { readonly game: Game; readonly server?: number };

export type Fault = { readonly code: EntryFault; readonly reason: string };

type RawEntry = RawExtras & {
  readonly name?: unknown;
  readonly path?: unknown;
  readonly img?: unknown;
  readonly description?: unknown;
  readonly dateAdded?: unknown;
  readonly isTrending?: unknown;
  readonly gameType?: unknown;
  readonly servers?: unknown;
};

export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 2000;
/** Servers of one game. */
export const MAX_SERVERS = 100;

/** Parses one entry of the specification's shape (docs/specification.md), leniently, or says what is wrong with it. */
export function readEntry(raw: unknown, files: GameFiles): Entry | Fault {
  if (!isObject(raw)) return { code: "entry-malformed", reason: "it is not an object" };
  const name = nameOf(raw.name);
  if (name === undefined) {
    return {
      code: "name-invalid",
      reason: `its name is missing or longer than ${MAX_NAME_LENGTH} characters`,
    };
  }
  const location = locateGame(raw.path, raw.gameType, files);
  if ("code" in location) return location;
  const addedAt = typeof raw.dateAdded === "string" ? parseDay(raw.dateAdded.trim()) : undefined;
  if (!addedAt) return { code: "date-invalid", reason: "its dateAdded is not a day like 2023-09-30" };
  const description = typeof raw.description === "string" ? cleanText(raw.description) : "";
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    return {
      code: "description-invalid",
      reason: `its description is over ${MAX_DESCRIPTION_LENGTH} characters`,
    };
  }
  const server = serverOf(description);
  const id = idOfPath(location.path);
  return {
    game: {
      id,
      name,
      path: location.path,
      img: imgOf(raw.img) ?? `${id}.svg`,
      description: server === undefined ? description : "",
      addedAt,
      isTrending: isTrendingOf(raw.isTrending),
      gameType: location.type,
      servers:
        location.type === "external" ? [location.path, ...otherServers(raw.servers, location.path)] : [],
      ...readExtras(raw),
    },
    ...(server !== undefined && { server }),
  };
}

/** The name of an entry in a report, however broken the entry is. */
export function reportName(raw: unknown): string {
  const name =
    isObject(raw) && typeof raw.name === "string" ? cleanText(raw.name.slice(0, MAX_NAME_LENGTH)) : "";
  return name === "" ? "(no name)" : name;
}

function isObject(value: unknown): value is RawEntry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Some catalogues write the game called 2048 as a number. */
function nameOf(raw: unknown): string | undefined {
  const text = typeof raw === "number" && Number.isFinite(raw) ? `${raw}` : raw;
  if (typeof text !== "string" || text.length > 4 * MAX_NAME_LENGTH) return undefined;
  const name = cleanText(text);
  return name !== "" && name.length <= MAX_NAME_LENGTH ? name : undefined;
}

function serverOf(description: string): number | undefined {
  const marker = /^server ?(\d{1,2})$/i.exec(description);
  return marker ? Number(marker[1]) : undefined;
}

function isTrendingOf(raw: unknown): boolean {
  return raw === true || (typeof raw === "string" && /^\s*(?:isTrending|true)\s*$/i.test(raw));
}

/** A file name of our own. A URL is refused: every visitor's browser would call another host for the picture. */
function imgOf(raw: unknown): string | undefined {
  const img = typeof raw === "string" ? raw.trim() : "";
  return pathFault(img) === undefined ? img : undefined;
}

function otherServers(raw: unknown, path: string): string[] {
  const listed: unknown[] = Array.isArray(raw) ? raw.slice(0, MAX_SERVERS) : [];
  const good = listed
    .filter((one) => typeof one === "string")
    .filter((one) => "href" in externalAddress(one));
  return [...new Set(good)].filter((server) => server !== path).slice(0, MAX_SERVERS - 1);
}

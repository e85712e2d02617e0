import { isNumber, isRecord, parseJson } from "#player/protocol/untrusted.ts";
import { isSaveDatabaseMade } from "./save-database.ts";

/** Name of the record in `localStorage`. */
const KEY = "recess.former-databases";

/** The record of what games left in the origin that they once shared: names of databases there, or when to look for them again. */
export type FormerRecord = { readonly left: readonly string[] } | { readonly retryAt: number };

/** How the names of a game's databases began in the origin that all games shared. */
export function formerPrefix(guest: string): string {
  return `recess/${guest}/`;
}

/** Whether to look for databases of this game in the former origin. Has to be asked before the page opens the saves. */
export async function isMoveDue(guest: string, now: number): Promise<boolean> {
  const record = readFormerRecord();
  if (record === undefined) return isOldVisitor();
  return "left" in record
    ? record.left.some((name) => name.startsWith(formerPrefix(guest)))
    : record.retryAt <= now;
}

/** Whether a game was launched here before. Others have left nothing anywhere, and need not look again. */
async function isOldVisitor(): Promise<boolean> {
  if (await isSaveDatabaseMade()) return true;
  writeFormerRecord({ left: [] });
  return false;
}

export function readFormerRecord(): FormerRecord | undefined {
  return parseFormerRecord(localStorage.getItem(KEY) ?? "");
}

export function writeFormerRecord(record: FormerRecord): void {
  localStorage.setItem(KEY, JSON.stringify(record));
}

/** The record, or undefined for anything else. */
export function parseFormerRecord(text: string): FormerRecord | undefined {
  const data = parseJson(text);
  if (!isRecord(data)) return undefined;
  const { left, retryAt } = data;
  if (Array.isArray(left)) return { left: left.filter((name) => typeof name === "string") };
  return isNumber(retryAt) ? { retryAt } : undefined;
}

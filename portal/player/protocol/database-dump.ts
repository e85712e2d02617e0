import { isNumber, isRecord } from "./untrusted.ts";

/**
 * Dump of one IndexedDB database: what it takes to make it again in another place. It can be posted and stored as it is; values are
 * whatever the game stored.
 */
export type DatabaseDump = { name: string; version: number; stores: StoreDump[] };

export type StoreDump = {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  /** Keys and values of the records, in the same order. */
  keys: IDBValidKey[];
  values: unknown[];
};

/** The dump, or undefined for anything else. Keys are checked by the database that gets them. */
export function parseDatabaseDump(data: unknown): DatabaseDump | undefined {
  if (!isRecord(data) || typeof data["name"] !== "string" || !isNumber(data["version"])) return undefined;
  const stores: unknown = data["stores"];
  if (!Array.isArray(stores) || !stores.every(isStoreDump)) return undefined;
  return { name: data["name"], version: data["version"], stores };
}

function isStoreDump(data: unknown): data is StoreDump {
  if (!isRecord(data)) return false;
  const { name, keyPath, autoIncrement, indexes, keys, values } = data;
  return (
    typeof name === "string" &&
    (keyPath === null || isKeyPath(keyPath)) &&
    typeof autoIncrement === "boolean" &&
    Array.isArray(indexes) &&
    indexes.every(isIndex) &&
    Array.isArray(keys) &&
    Array.isArray(values) &&
    keys.length === values.length
  );
}

function isIndex(data: unknown): data is StoreDump["indexes"][number] {
  if (!isRecord(data)) return false;
  const { name, keyPath, unique, multiEntry } = data;
  return (
    typeof name === "string" &&
    isKeyPath(keyPath) &&
    typeof unique === "boolean" &&
    typeof multiEntry === "boolean"
  );
}

function isKeyPath(data: unknown): data is string | string[] {
  return typeof data === "string" || (Array.isArray(data) && data.every((part) => typeof part === "string"));
}

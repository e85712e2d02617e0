/** Owner of entries: a random key in this browser. Whoever has it can rename and delete them; nothing else is known about the owner. */
const STORAGE_KEY = "recess.records";
const KEY_BYTES = 32;

type Stored = { readonly key: string; readonly joins: boolean };

/** The owner key of this browser, made when it is first asked for. */
export function ownerKey(): string {
  const stored = read();
  if (stored) return stored.key;
  const key = newKey();
  write({ key, joins: false });
  return key;
}

/** Whether this browser has a key already. */
export function hasOwnerKey(): boolean {
  return read() !== undefined;
}

/** Whether the visitor has said that runs go on the board by themselves. */
export function joinsBoards(): boolean {
  return read()?.joins ?? false;
}

export function setJoinsBoards(joins: boolean): void {
  write({ key: ownerKey(), joins });
}

/** The key as it is now; calling it stores that key again. */
export function storedOwner(): () => void {
  const stored = read();
  return () => stored && write(stored);
}

/** Forgets the key: the next run is somebody else's. */
export function forgetOwner(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  memory = undefined;
}

/** For browsers that store nothing: the key lasts as long as the page. */
let memory: Stored | undefined;

function read(): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return isStored(stored) ? stored : memory;
  } catch {
    return memory;
  }
}

function write(stored: Stored): void {
  memory = stored;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Full or forbidden.
  }
}

function isStored(data: unknown): data is Stored {
  if (typeof data !== "object" || data === null) return false;
  const { key, joins } = data as Record<string, unknown>;
  return typeof key === "string" && /^[\w-]{43}$/.test(key) && typeof joins === "boolean";
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

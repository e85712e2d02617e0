import type { Saves } from "#app/stage/saves.ts";
import { changedRecord, openPurseRateLimit, parsePurseChange } from "#domain/purse/purse-change.ts";
import { emptyRecord, mergeRecords, type PurseRecord, walletOf } from "#domain/purse/purse-record.ts";
import type { PurseToGame } from "#player/protocol/purse.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { isNumber } from "#player/protocol/untrusted.ts";
import { PURSE_PATH, recordKey, recordOf } from "./purse-save.ts";

/** The visitor's purse, for the game in a frame. */
export type FramePurse = {
  /** A message of the game about the purse. */
  receive(news: Readonly<Record<string, unknown>>): void;
  close(): void;
};

/** Remembers which of the records is this browser's. */
export type BrowserName = { read(): string | undefined; write(name: string): void };

type Options = {
  saves: Pick<Saves, "load" | "write" | "watch">;
  post(message: PurseToGame): void;
  /** Whether the game in the frame is one of the build's. Others are refused. */
  isOurs: boolean | undefined;
  browser?: BrowserName;
  now?: () => number;
};

/** Opens the purse for a frame: applies what the game asks for within limits, stores it among the saves, and tells the game what there is. */
export async function openFramePurse({
  saves,
  post,
  isOurs,
  browser = storedBrowserName,
  now = Date.now,
}: Options): Promise<FramePurse> {
  if (!isOurs) return refusingPurse(post);
  const limit = openPurseRateLimit(now);
  const records = new Map<string, PurseRecord>();
  /** The last change of the game's present page that was handled. */
  let done = 0;
  let isOpened = false;
  for (const entry of await saves.load(PURSE_PATH)) readEntry(entry);

  /** Key of this browser's record. Another tab may have begun it. */
  const readOwnKey = () => recordKey(browser.read() ?? "");

  function readEntry(entry: SaveEntry): void {
    const record = recordOf(entry);
    if (record) records.set(entry[0], record);
    else records.delete(entry[0]);
  }

  const wallet = () => walletOf([...records.values()]);

  function tell(): void {
    if (isOpened) post({ type: "purse", ...wallet(), done });
  }

  function write(record: PurseRecord): void {
    let ownKey = readOwnKey();
    if (!records.has(ownKey)) {
      // The first one, or it was deleted: an import of the record that was here shall not meet another one under its name.
      const name = randomName();
      browser.write(name);
      ownKey = recordKey(name);
    }
    records.set(ownKey, record);
    saves.write(PURSE_PATH, [[ownKey, JSON.stringify(record), now()]]);
  }

  /** Another tab of this browser writes to the same record. */
  function handleEntries(entries: readonly SaveEntry[]): void {
    const ownKey = readOwnKey();
    for (const entry of entries) {
      const [ours, theirs] = [records.get(entry[0]), recordOf(entry)];
      readEntry(entry);
      if (entry[0] !== ownKey || !ours || !theirs) continue;
      const merged = mergeRecords(theirs, ours);
      if (JSON.stringify(merged) !== JSON.stringify(mergeRecords(theirs, theirs))) write(merged);
    }
    tell();
  }

  function change(number: number, data: unknown): void {
    const parsed = parsePurseChange(data);
    const reason = typeof parsed === "string" ? parsed : limit.refuse(parsed);
    const before = records.get(readOwnKey()) ?? emptyRecord;
    const next = reason ?? changedRecord(before, wallet(), parsed as Exclude<typeof parsed, string>, now());
    if (typeof next === "string") post({ type: "purse-refused", number, reason: next });
    else if (next !== before) write(next);
  }

  const stopWatching = saves.watch(PURSE_PATH, handleEntries);
  return {
    receive({ type, number, change: data }) {
      if (type === "purse-open") {
        isOpened = true;
        done = 0;
      } else if (isNumber(number)) {
        change(number, data);
        done = Math.max(done, number);
      }
      tell();
    },
    close: stopWatching,
  };
}

function refusingPurse(post: Options["post"]): FramePurse {
  return {
    receive: () => post({ type: "purse-refused", number: 0, reason: "purse-not-ours" }),
    close: () => undefined,
  };
}

/** Without `randomUUID`, which plain http has not. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

const NAME_KEY = "recess.purse";

/** In `localStorage`, which no export, move or sync takes to another browser. */
const storedBrowserName: BrowserName = {
  read() {
    try {
      return localStorage.getItem(NAME_KEY) ?? undefined;
    } catch (error) {
      // Browsers that refuse storage keep no saves either.
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  },
  write(name) {
    try {
      localStorage.setItem(NAME_KEY, name);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  },
};

/**
 * Moves IndexedDB databases out of the origin that all games once shared, one game at a time, at its launch: into the game's own origin, or into
 * the site's store for a game without one. An old database is deleted once its copy is stored, and no database of the game is ever replaced.
 */
import { emptyOrigin } from "#app/offline/visit-hidden.ts";
import { formerPlayOrigin } from "#domain/former-play-origin.ts";
import type { GameOrigin, PlayOrigin } from "#domain/play-origin.ts";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { DatabaseStore } from "./database-store.ts";
import { listDatabases } from "./former-origin.ts";
import { formerPrefix, readFormerRecord, writeFormerRecord } from "./former-record.ts";
import { type Mover, openMover } from "./mover-frame.ts";

export type FormerMove = {
  play: PlayOrigin;
  guest: string;
  at: GameOrigin;
  store: DatabaseStore;
};

/** Then the game starts without them. */
const TIMEOUT_MS = 30_000;
/** A former origin that cannot be reached is left in peace for so long. */
const RETRY_INTERVAL_MS = 24 * 3_600_000;

/** Moves the databases of one game. Whatever fails stays where it is, and is tried again at the next launch. */
export async function moveFormerDatabases(move: FormerMove): Promise<void> {
  const former = formerPlayOrigin(move.play, location);
  if (former === undefined) return writeFormerRecord({ left: [] });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const source = openMover(former, signal);
  try {
    const left = await namesLeft(source);
    const own = left.filter((name) => name.startsWith(formerPrefix(move.guest)));
    if (own.length > 0) await moveAll(source, own, move, signal);
    if (namesInRecord()?.length === 0 && (await listDatabases(source)).length === 0) void emptyOrigin(former);
  } finally {
    if (namesInRecord() === undefined) writeFormerRecord({ retryAt: Date.now() + RETRY_INTERVAL_MS });
    source.close();
  }
}

/** The names that are left to be moved, from the record or the origin itself. No game has been served there since, so it gets no new ones. */
async function namesLeft(source: Mover): Promise<readonly string[]> {
  const known = namesInRecord();
  if (known) return known;
  const left = await listDatabases(source);
  writeFormerRecord({ left });
  return left;
}

function namesInRecord(): readonly string[] | undefined {
  const record = readFormerRecord();
  return record && "left" in record ? record.left : undefined;
}

async function moveAll(
  source: Mover,
  names: readonly string[],
  { guest, at, store }: FormerMove,
  signal: AbortSignal,
): Promise<void> {
  const target = at.isOpaque ? undefined : openMover(at.origin, signal);
  const restore = async (dump: DatabaseDump) =>
    target
      ? (await target.ask({ type: "restore", dump }, "restored", "exists")).type === "restored"
      : store.add(guest, dump);
  for (const name of names) {
    const newName = name.slice(formerPrefix(guest).length);
    // The game's other databases may fare better.
    await moveOne(source, name, (dump) => restore({ ...dump, name: newName })).catch(reportError);
  }
  target?.close();
}

async function moveOne(
  source: Mover,
  name: string,
  restore: (dump: DatabaseDump) => Promise<boolean>,
): Promise<void> {
  const { dump } = await source.ask({ type: "dump", name }, "dump");
  // One that the game has already, or that is too large, stays there. One that an old page still uses is deleted when that closes.
  if (dump && (await restore(dump))) await source.ask({ type: "delete", name }, "deleted", "failed");
  writeFormerRecord({ left: (namesInRecord() ?? []).filter((other) => other !== name) });
}

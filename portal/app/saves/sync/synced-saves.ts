import { databaseGames } from "#app/stage/databases/database-games.ts";
import { mirrorIfAny } from "#app/stage/databases/mirror-if-any.ts";
import type { Saves } from "#app/stage/saves.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { httpSyncClient } from "./sync-client.ts";
import { syncSaves } from "./sync-saves.ts";
import { openSyncState } from "./sync-state.ts";

/** A game does not wait longer for what other browsers wrote. */
const LAUNCH_TIMEOUT_MS = 3000;
/** Writes are sent together, this long after the first. */
const PUSH_DELAY_MS = 4000;

/** Syncs once; syncs of several tabs come one after the other where the browser has locks. */
export async function syncOnce(saves: Saves, account: string, play: PlayOrigin, pulls: boolean) {
  const work = async () => {
    // Before anything comes from the account: what a game changed in a database since is then a change as any other.
    await mirrorIfAny(() => saves, play);
    return syncSaves({ saves, state: openSyncState(), client: httpSyncClient, account, pulls });
  };
  return navigator.locks ? navigator.locks.request("recess-sync", work) : work();
}

/**
 * Saves of a page that plays a game, in step with an account: gets what other browsers wrote before the game starts, and sends what it writes. Without an
 * answer the game starts all the same.
 */
export async function openSyncedSaves(saves: Saves, account: string, play: PlayOrigin): Promise<Saves> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LAUNCH_TIMEOUT_MS));
  await Promise.race([syncOnce(saves, account, play, true).then(ignore, warn), timeout]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function push(): void {
    clearTimeout(timer);
    timer = undefined;
    syncOnce(saves, account, play, false).catch(warn);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && (timer !== undefined || databaseGames().length > 0)) push();
  });
  return {
    ...saves,
    write(path, entries) {
      const isStored = saves.write(path, entries);
      if (isStored) timer ??= setTimeout(push, PUSH_DELAY_MS);
      return isStored;
    },
  };
}

const ignore = () => undefined;

/** The saves are in this browser, and the next sync tries again; `/mine` says what is wrong. */
function warn(error: unknown): void {
  console.warn("saves could not be synced", error);
}

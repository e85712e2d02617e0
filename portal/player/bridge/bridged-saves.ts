import type { Invitation } from "#player/protocol/invitation.ts";
import { LAST_WRITE, SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";
import { type Change, type EntryStore, openEntryStore } from "./entry-store.ts";
import type { SiteLink } from "./site-link.ts";

export type BridgedSaves = {
  store: EntryStore;
  /** The page unloads, and the site's page may stop listening: from now on writes go to the port for late writes. */
  leave(): void;
};

type BridgedOptions = {
  invitation: Invitation;
  link: SiteLink;
  onOtherTab: (changes: Change[]) => void;
  /** Called after every change of the saves, by this page or another tab. */
  onChange: () => void;
};

/**
 * Saves of a game inside the site's page: they arrive with the invitation, and writes are posted to the site in batches. A message posted
 * while the tab closes may not be delivered, and many games save just then. So on unload, every batch that the site has not
 * acknowledged goes through a port to the site's worker for late writes, which lives a little longer.
 */
export function bridgedSaves({ invitation, link, onOtherTab, onChange }: BridgedOptions): BridgedSaves {
  const pending: SaveEntry[] = [];
  const unacknowledged = new Map<number, SaveEntry[]>();
  let lastBatch = 0;
  let isLeaving = false;
  let lateWritePort: MessagePort | undefined;

  const store = openEntryStore({ entries: invitation.entries, quota: SAVE_QUOTA_CHARS, onWrite: enqueue });

  function enqueue(entry: SaveEntry): void {
    onChange();
    pending.push(entry);
    if (isLeaving) lateWritePort?.postMessage([entry]);
    // A microtask still belongs to this task, so nothing is lost, and a loop that writes a thousand keys makes one message.
    if (pending.length === 1) queueMicrotask(postBatch);
  }

  function postBatch(): void {
    const entries = pending.splice(0);
    lastBatch += 1;
    unacknowledged.set(lastBatch, entries);
    link.post({ type: "save", guest: invitation.guest, batch: lastBatch, entries });
  }

  function leave(): void {
    isLeaving = true;
    const entries = [...[...unacknowledged.values()].flat(), ...pending];
    if (entries.length > 0) lateWritePort?.postMessage(entries);
    // The event after `pagehide`. A listener that is added now is called after the game's own, which may still save.
    document.addEventListener("visibilitychange", () => lateWritePort?.postMessage(LAST_WRITE), {
      once: true,
    });
  }

  link.on("kept", ({ batch }) => unacknowledged.delete(batch));
  link.on("entries", ({ entries }) => {
    onOtherTab(store.merge(entries));
    onChange();
  });
  link.on("late-writes", (_, [port]) => {
    lateWritePort = port;
  });
  // Restored from the browser's back/forward cache: the site's page listens again.
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });
  return { store, leave };
}

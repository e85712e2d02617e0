import { type Invitation, SAVE_QUOTA, type SaveEntry } from "#player/protocol.ts";
import { type Change, type EntryStore, openEntryStore } from "./entry-store.ts";
import type { OwnStorage } from "./own-storage.ts";
import type { SiteLink } from "./site-link.ts";

export type InvitedSaves = {
  store: EntryStore;
  /** Puts writes that the page has not confirmed where the game's next start finds them. */
  leave(): void;
};

type InvitedOptions = {
  invitation: Invitation;
  link: SiteLink;
  own: OwnStorage;
  onOtherTab: (changes: Change[]) => void;
};

/**
 * The saves of a game that the site invited. They arrive with the invitation and every write goes back by message. A message that is posted
 * while the tab closes may find nobody, so from `leave` on (and whatever is written after it: many games save when the page goes away)
 * unconfirmed writes also go into the play origin's own storage, the tail.
 */
export function invitedSaves({ invitation, link, own, onOtherTab }: InvitedOptions): InvitedSaves {
  const unsent: SaveEntry[] = [];
  const unconfirmed = new Map<number, SaveEntry[]>();
  let lastBatch = 0;
  let isLeaving = false;

  const store = openEntryStore({
    entries: invitation.entries,
    quota: SAVE_QUOTA,
    onWrite: (entry) => send([entry]),
  });

  function send(entries: readonly SaveEntry[]): void {
    unsent.push(...entries);
    // Still within this task, so nothing is lost; a loop that writes a thousand keys makes one message.
    if (unsent.length === entries.length) queueMicrotask(post);
    if (isLeaving) leave();
  }

  function post(): void {
    const entries = unsent.splice(0);
    lastBatch += 1;
    unconfirmed.set(lastBatch, entries);
    link.post({ type: "save", guest: invitation.guest, batch: lastBatch, entries });
  }

  function leave(): void {
    isLeaving = true;
    own.writeTail([...[...unconfirmed.values()].flat(), ...unsent]);
  }

  link.on("kept", ({ batch }) => {
    unconfirmed.delete(batch);
    if (unconfirmed.size === 0 && unsent.length === 0) own.writeTail([]);
  });
  link.on("entries", ({ entries }) => onOtherTab(store.merge(entries)));
  // Back from the browser's page cache: the page is there and listens again.
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });

  const tail = own.readTail();
  if (tail.length > 0) {
    store.merge(tail);
    send(tail);
  }
  return { store, leave };
}

import type { Invitation } from "#player/protocol/invitation.ts";
import { SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";
import { type Change, type EntryStore, openEntryStore } from "./entry-store.ts";
import type { SiteLink } from "./site-link.ts";

export type InvitedSaves = {
  store: EntryStore;
  /** The page goes away, and with it the one who listens: from now on writes go to the keeper. */
  leave(): void;
};

type InvitedOptions = {
  invitation: Invitation;
  link: SiteLink;
  onOtherTab: (changes: Change[]) => void;
};

/**
 * The saves of a game that the site invited. They arrive with the invitation and every write goes back by message. A message that is posted
 * while the tab closes may find nobody, and many games save just then; so once the page leaves, whatever it has not confirmed
 * goes through a port to the site's keeper, which lives a little longer.
 */
export function invitedSaves({ invitation, link, onOtherTab }: InvitedOptions): InvitedSaves {
  const unsent: SaveEntry[] = [];
  const unconfirmed = new Map<number, SaveEntry[]>();
  let lastBatch = 0;
  let isLeaving = false;
  let keeper: MessagePort | undefined;

  const store = openEntryStore({ entries: invitation.entries, quota: SAVE_QUOTA_CHARS, onWrite: send });

  function send(entry: SaveEntry): void {
    unsent.push(entry);
    if (isLeaving) keeper?.postMessage([entry]);
    // Still within this task, so nothing is lost; a loop that writes a thousand keys makes one message.
    if (unsent.length === 1) queueMicrotask(post);
  }

  function post(): void {
    const entries = unsent.splice(0);
    lastBatch += 1;
    unconfirmed.set(lastBatch, entries);
    link.post({ type: "save", guest: invitation.guest, batch: lastBatch, entries });
  }

  function leave(): void {
    isLeaving = true;
    const entries = [...[...unconfirmed.values()].flat(), ...unsent];
    if (entries.length > 0) keeper?.postMessage(entries);
  }

  link.on("kept", ({ batch }) => unconfirmed.delete(batch));
  link.on("entries", ({ entries }) => onOtherTab(store.merge(entries)));
  link.on("keeper", (_, [port]) => {
    keeper = port;
  });
  // Back from the browser's page cache: the page is there and listens again.
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });
  return { store, leave };
}

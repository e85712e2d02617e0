import { type Invitation, parseInvitation, writeInvitation } from "#player/protocol/invitation.ts";

type Stores = Pick<Invitation, "entries" | "session">;

/** The invitation from `window.name`, and the way to write it back. */
export type FrameName = {
  invitation: Invitation | undefined;
  /** Reads the stores from here when the name is written for the next page in this frame. */
  readStoresFrom(read: () => Stores): void;
  /** To be called after every change of the stores. */
  markStale(): void;
};

/** Writing the name takes as long as the saves are large: a game that saves all the time has it written once in so many ms. */
const WRITE_DELAY_MS = 2000;

/**
 * Reads the invitation from `window.name` and replaces that property with a virtual one for the game: old games declare
 * `var name = "Bob"` at the top of a script, which writes this very property.
 */
export function openFrameName(): FrameName {
  const native = Object.getOwnPropertyDescriptor(window, "name");
  const invitation = parseInvitation(window.name);
  if (invitation === undefined || native?.get === undefined || native.set === undefined) {
    return { invitation: undefined, readStoresFrom: () => undefined, markStale: () => undefined };
  }
  const writeNative = native.set.bind(window);
  let current = invitation;
  let readStores: () => Stores = () => invitation;
  let isStale = false;

  function write(): void {
    if (!isStale) return;
    isStale = false;
    window.removeEventListener("beforeunload", write);
    current = { ...current, ...readStores() };
    writeNative(writeInvitation(current));
  }

  function markStale(): void {
    if (isStale) return;
    isStale = true;
    // A page that goes on before it has a body gets no `beforeunload` in Chromium, and the next one starts with the name of this very moment.
    if (document.body === null) {
      write();
      return;
    }
    // Only while there is something to write: leaving a page that listens takes as long as that page hangs. With `pagehide` alone
    // the next page would start with the old name.
    window.addEventListener("beforeunload", write);
    setTimeout(write, WRITE_DELAY_MS);
  }

  window.addEventListener("pagehide", write);
  Object.defineProperty(window, "name", {
    ...native,
    get: () => current.ownName,
    set: (value) => {
      current = { ...current, ownName: String(value) };
      markStale();
    },
  });
  return {
    invitation,
    readStoresFrom: (read) => {
      readStores = read;
    },
    markStale,
  };
}

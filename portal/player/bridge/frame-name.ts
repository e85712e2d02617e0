import { type Invitation, parseInvitation, writeInvitation } from "#player/protocol/invitation.ts";

/** The invitation from `window.name`, and the way to write it back. */
export type FrameName = {
  invitation: Invitation | undefined;
  /** Writes the current stores into the name, for the next page in this frame. */
  update(stores: Pick<Invitation, "entries" | "session">): void;
};

/**
 * Reads the invitation from `window.name` and replaces that property with a virtual one for the game: old games declare
 * `var name = "Bob"` at the top of a script, which writes this very property.
 */
export function openFrameName(): FrameName {
  const native = Object.getOwnPropertyDescriptor(window, "name");
  const invitation = parseInvitation(window.name);
  if (invitation === undefined || native?.get === undefined || native.set === undefined) {
    return { invitation: undefined, update: () => undefined };
  }
  const writeNative = native.set.bind(window);
  let current = invitation;
  Object.defineProperty(window, "name", {
    ...native,
    get: () => current.ownName,
    set: (value) => {
      current = { ...current, ownName: String(value) };
    },
  });
  return {
    invitation,
    update(stores) {
      current = { ...current, ...stores };
      writeNative(writeInvitation(current));
    },
  };
}

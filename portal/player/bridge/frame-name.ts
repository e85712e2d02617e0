import { type Invitation, parseInvitation, writeInvitation } from "#player/protocol/invitation.ts";

export type FrameName = {
  invitation: Invitation | undefined;
  /** Writes the saves as they are now into the name, for the next page that this frame shows. */
  keep(parts: Pick<Invitation, "entries" | "session">): void;
};

/**
 * Takes the invitation out of the frame's name and gives the game a `window.name` of its own: old games say `var name = "Bob"` at the top
 * of a script, and that is this very property.
 */
export function openFrameName(): FrameName {
  const native = Object.getOwnPropertyDescriptor(window, "name");
  const invitation = parseInvitation(window.name);
  if (invitation === undefined || native?.get === undefined || native.set === undefined) {
    return { invitation: undefined, keep: () => undefined };
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
    keep(parts) {
      current = { ...current, ...parts };
      writeNative(writeInvitation(current));
    },
  };
}

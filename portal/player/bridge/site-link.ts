import { withMark } from "#player/protocol/frame-mark.ts";
import type { FromGame } from "#player/protocol/from-game.ts";
import { parseToGame, type ToGame } from "#player/protocol/to-game.ts";

/** `postMessage` channel to the site's page around the game. */
export type SiteLink = {
  post(message: FromGame, ports?: MessagePort[]): void;
  /** Sets the listener of a message type. There is one per type: every part of the bridge has its own messages. */
  on<T extends ToGame["type"]>(type: T, listener: Listener<Extract<ToGame, { type: T }>>): void;
};

type Listener<T> = (message: T, ports: readonly MessagePort[]) => void;

export function openSiteLink(site: string): SiteLink {
  const page = window.parent;
  const listeners = new Map<string, Listener<never>>();

  window.addEventListener("message", (event) => {
    if (event.source !== page || event.origin !== site) return;
    const message = parseToGame(event.data);
    if (message === undefined) return;
    // Games with message listeners of their own expect their own messages only.
    event.stopImmediatePropagation();
    listeners.get(message.type)?.(message as never, event.ports);
  });

  return {
    post: (message, ports = []) => page.postMessage(withMark(message), site, ports),
    on: (type, listener) => listeners.set(type, listener),
  };
}

/** Null object for a page that was opened without the site. */
export const noLink: SiteLink = { post: () => undefined, on: () => undefined };

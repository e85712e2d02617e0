import { withMark } from "#player/protocol/frame-mark.ts";
import type { FromGame } from "#player/protocol/from-game.ts";
import { parseToGame, type ToGame } from "#player/protocol/to-game.ts";

/** The way to the page around the game, where there is one. */
export type SiteLink = {
  post(message: FromGame): void;
  /** One listener per type is enough: every part of the bridge has messages of its own. */
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
    // Games that listen to messages themselves expect only their own.
    event.stopImmediatePropagation();
    listeners.get(message.type)?.(message as never, event.ports);
  });

  return {
    post: (message) => page.postMessage(withMark(message), site),
    on: (type, listener) => listeners.set(type, listener),
  };
}

/** A page opened on its own has nobody to tell. */
export const noLink: SiteLink = { post: () => undefined, on: () => undefined };

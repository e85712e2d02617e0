import type { GameNeed } from "#domain/catalogue/game.ts";
import { withMark } from "#player/protocol/frame-mark.ts";
import { type FromGame, parseFromGame } from "#player/protocol/from-game.ts";
import { gameSandbox } from "#player/protocol/game-sandbox.ts";
import type { ToGame } from "#player/protocol/to-game.ts";

/** Iframe of a game, and the messages between the site and the bridge inside it. */
export type GameFrame = {
  /** Replaces the iframe by a new one that starts the game; the invitation becomes its `window.name`. */
  open(invitation: string): void;
  /** Unloads the game like leaving the page does, so that its unload handlers run. */
  unload(): Promise<void>;
  post(message: ToGame, ports?: MessagePort[]): void;
  focus(): void;
  close(): void;
};

/** What a game needs of the frame and of the page: our own games also the visitor's purse. */
export type StageNeed = GameNeed | "purse";

type Options = {
  container: HTMLElement;
  title: string;
  address: URL;
  /** The frame is sandboxed without an origin. */
  isOpaque: boolean;
  needs: readonly StageNeed[];
  onMessage: (message: FromGame, ports: readonly MessagePort[]) => void;
};

/** Only for a frame that is removed while it loads; a slow machine may well need a few seconds. */
const LOAD_TIMEOUT_MS = 5000;

/** Adds the iframe of a game to the container, and listens to its bridge until `close`. */
export function openGameFrame({ container, title, address, isOpaque, needs, onMessage }: Options): GameFrame {
  const view = container.ownerDocument.defaultView ?? window;
  let frame: HTMLIFrameElement | undefined;
  let loaded = Promise.resolve();

  function handleMessage(event: MessageEvent): void {
    if (frame === undefined || event.source !== frame.contentWindow) return;
    if (event.origin !== (isOpaque ? "null" : address.origin)) return;
    const message = parseFromGame(event.data);
    if (message) onMessage(message, event.ports);
  }

  function focus(): void {
    frame?.focus({ preventScroll: true });
  }

  view.addEventListener("message", handleMessage);
  return {
    open(invitation) {
      frame?.remove();
      frame = createFrame(
        container.ownerDocument,
        title,
        gameSandbox({ isOpaque, hasDialogs: needs.includes("dialogs") }),
      );
      if (needs.includes("isolation")) frame.allow += "; cross-origin-isolated";
      frame.name = invitation;
      frame.src = address.href;
      loaded = nextLoad(frame);
      frame.addEventListener("load", focus, { once: true });
      container.append(frame);
      focus();
    },
    async unload() {
      // The load event of a game that is still loading would be taken for that of the blank page.
      await loaded;
      if (frame === undefined) return;
      const blank = nextLoad(frame);
      frame.src = "about:blank";
      await blank;
    },
    post(message, ports = []) {
      // A frame with an opaque origin has no target origin; `frame-src` in our own CSP keeps other sites out of it.
      frame?.contentWindow?.postMessage(withMark(message), isOpaque ? "*" : address.origin, ports);
    },
    focus,
    close() {
      view.removeEventListener("message", handleMessage);
      frame?.remove();
    },
  };
}

function createFrame(document: Document, title: string, sandbox: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("data-testid", "game-frame");
  frame.setAttribute("sandbox", sandbox);
  frame.allow = "autoplay; fullscreen; gamepad";
  frame.referrerPolicy = "no-referrer";
  return frame;
}

/** Resolves at the next load event, or after a timeout: a game that hangs must not block its own restart. */
function nextLoad(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
}

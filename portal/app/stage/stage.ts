import { withMark } from "#player/protocol/frame-mark.ts";
import { type FromGame, parseFromGame } from "#player/protocol/from-game.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { writeInvitation } from "#player/protocol/invitation.ts";
import type { Sound } from "#player/protocol/sound.ts";
import type { ToGame } from "#player/protocol/to-game.ts";
import type { Saves } from "./saves.ts";
import { type Ledger, openLedger } from "./write-quota.ts";

export type StageOptions = {
  /** The element that gets the frame. It may lie in an about:blank window that this page opened. */
  container: HTMLElement;
  game: {
    /** The game's path in the catalogue: its saves are kept under it. */
    path: string;
    /** Names the frame for screen readers. */
    name: string;
    /** Where the game is played: `/assets/html5/chess/`, `/assets/flash/?swf=meteor`, or the same with the play origin. */
    address: string;
  };
  /** The page's own origin under `PLAY_ORIGIN=same`; the frame is then sandboxed without an origin. */
  playOrigin: string;
  saves: Saves;
  sound?: Sound;
  on?: StageEvents;
};

export type StageEvents = {
  /** About once a second while the frame rate is measured. Impossible values (above 300) never arrive. */
  fps?: (value: number) => void;
  /** The game makes sound, so volume and mute do something. */
  sound?: () => void;
};

export type Stage = {
  /** Starts the game again, with its saves as they are now. */
  reload(): Promise<void>;
  focus(): void;
  setMuted(muted: boolean): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
  /** Whether `on.fps` is told. On from the start where `on.fps` is given; off costs the game nothing. */
  measure(on: boolean): void;
  close(): void;
};

// No `allow-top-navigation` and no `allow-popups`: a click would be enough for a game to move the page or open another.
const SANDBOX = "allow-scripts allow-forms allow-pointer-lock";
const FASTEST = 300;

/** Puts a game on the page and speaks with the bridge in its frame. The frame appears once the saves are read. */
export function openStage({ container, game, playOrigin, saves, sound, on = {} }: StageOptions): Stage {
  const view = container.ownerDocument.defaultView ?? window;
  const site = location.origin;
  const isShared = playOrigin === site;
  const address = new URL(game.address, playOrigin);
  const guest = guestAt(address) ?? address.pathname;
  let current: Sound = sound ?? { volume: 1, muted: false };
  let isMeasured = on.fps !== undefined;
  let frame: HTMLIFrameElement | undefined;
  let ledger: Ledger = openLedger([]);
  let isClosed = false;
  let loaded = Promise.resolve();

  function tell(message: ToGame, ports: MessagePort[] = []): void {
    // A frame without an origin cannot be addressed by one; `frame-src` in our own policy keeps strangers out of it.
    frame?.contentWindow?.postMessage(withMark(message), isShared ? "*" : playOrigin, ports);
  }

  function handleMessage(event: MessageEvent): void {
    if (frame === undefined || event.source !== frame.contentWindow) return;
    if (event.origin !== (isShared ? "null" : playOrigin)) return;
    const message = parseFromGame(event.data);
    if (message) handle(message);
  }

  function handle(message: FromGame): void {
    if (message.type === "ready") handleReady(message.guest);
    else if (message.type === "save") handleSave(message);
    else if (message.type === "sound") on.sound?.();
    else if (message.value <= FASTEST) on.fps?.(message.value);
  }

  function handleReady(sender: string): void {
    const port = sender === guest ? saves.lastWords(game.path) : undefined;
    if (port) tell({ type: "keeper" }, [port]);
    if (sender === guest) tellLateSaves().catch(reportError);
    tell({ type: "measure", on: isMeasured });
    tell({ type: "sound", ...current });
  }

  /** What another page of the game, or its last visit, wrote too late to be in the frame's name. */
  async function tellLateSaves(): Promise<void> {
    const entries = await saves.collectLate(game.path);
    if (entries.length > 0) tell({ type: "entries", entries });
  }

  function handleSave({ guest: sender, batch, entries }: Extract<FromGame, { type: "save" }>): void {
    // The frame may have gone on to another game's page, and that game has saves of its own.
    if (sender !== guest || !ledger.admit(entries)) return;
    saves.write(game.path, entries);
    tell({ type: "kept", batch });
  }

  async function show(): Promise<void> {
    const entries = await saves.load(game.path).catch((error: unknown) => {
      // A browser that keeps no data for us still plays.
      reportError(error);
      return [];
    });
    if (isClosed) return;
    ledger = openLedger(entries);
    frame?.remove();
    frame = container.ownerDocument.createElement("iframe");
    frame.title = game.name;
    frame.setAttribute("data-testid", "game-frame");
    frame.setAttribute("sandbox", isShared ? SANDBOX : `${SANDBOX} allow-same-origin`);
    frame.allow = "autoplay; fullscreen; gamepad";
    frame.referrerPolicy = "no-referrer";
    frame.name = writeInvitation({ guest, site, entries, sound: current, session: [], ownName: "" });
    frame.src = address.href;
    loaded = nextLoad(frame);
    frame.addEventListener("load", focus, { once: true });
    container.append(frame);
    focus();
  }

  /** Lets the game go as when a visitor leaves, so that what it saves on the way out is in before it starts again. */
  async function restart(): Promise<void> {
    // A game that is still loading would otherwise be taken for one that has left.
    await loaded;
    if (frame) await emptied(frame);
    // From another process its last words come a moment after it has gone.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await saves.collectLate(game.path);
    await show();
  }

  function focus(): void {
    frame?.focus({ preventScroll: true });
  }

  function setSound(next: Sound): void {
    current = next;
    tell({ type: "sound", ...next });
  }

  view.addEventListener("message", handleMessage);
  const unwatch = saves.watch(game.path, (entries) => tell({ type: "entries", entries }));
  show().catch(reportError);

  return {
    reload: restart,
    focus,
    setMuted: (muted) => setSound({ ...current, muted }),
    setVolume: (volume) => setSound({ ...current, volume }),
    measure(next) {
      isMeasured = next;
      tell({ type: "measure", on: next });
    },
    close() {
      isClosed = true;
      view.removeEventListener("message", handleMessage);
      unwatch();
      frame?.remove();
    },
  };
}

/** Resolves when the frame is empty, or when it takes too long: a hung game must not stand in its own way. */
function emptied(frame: HTMLIFrameElement): Promise<void> {
  const left = nextLoad(frame);
  frame.src = "about:blank";
  return left;
}

function nextLoad(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    // Only for a frame that is taken away meanwhile; a slow machine may well need a few seconds.
    setTimeout(resolve, 5000);
  });
}

import { isMirror } from "#app/mirror/mirror-base.ts";
import type { FramePurse } from "#app/purse/frame-purse.ts";
import { connectGame, disconnectGame, reportRound } from "#app/records/round-channel.ts";
import { gameChannel } from "#app/together/game-channel.ts";
import type { GameOrigin, PlayOrigin } from "#domain/play-origin.ts";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { FromGame } from "#player/protocol/from-game.ts";
import type { GameEngine } from "#player/protocol/game-engine.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { type InputMapping, noInputMapping } from "#player/protocol/input-mapping.ts";
import { writeInvitation } from "#player/protocol/invitation.ts";
import type { PanicKeyName } from "#player/protocol/panic-keys.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { fullVolume, type Sound } from "#player/protocol/sound.ts";
import { rememberDatabaseGame } from "./databases/database-games.ts";
import { isOwnKey } from "./databases/own-key.ts";
import { isMoveDue } from "./former-record.ts";
import { openFrameDatabases } from "./frame-databases.ts";
import { openFrameEngine } from "./frame-engine.ts";
import { openFrameSaves } from "./frame-saves.ts";
import { openGameFrame, type StageNeed } from "./game-frame.ts";
import type { StagedEngine } from "./hand-over-engine.ts";
import type { Saves } from "./saves.ts";
import { noteTrouble } from "./trouble.ts";

export type StageOptions = {
  /** The element that gets the frame. It may be in an about:blank window that this page opened. */
  container: HTMLElement;
  game: {
    /** The game's path in the catalogue, which is the key of its saves. */
    path: string;
    /** Title of the frame for screen readers. */
    name: string;
    /** URL of the game on its origin: `/assets/html5/chess/`, `/assets/flash/?swf=meteor`. */
    address: string;
    /** Label of the game's host. */
    label: string;
    /** What it asks for besides the usual. */
    needs?: readonly StageNeed[];
  };
  /** Where the game is served. */
  at: GameOrigin;
  /** How games are placed. Where it is given, databases that the game left in the origin that all games once shared are moved. */
  play?: PlayOrigin;
  saves: Saves;
  /** The Flash engine, for games that need it. */
  engine?: StagedEngine | undefined;
  /** Volume to start with, from 0 to 1. */
  volume?: number;
  on?: StageEvents;
};

export type StageEvents = {
  /** About once a second while the frame rate is measured. Impossible values (above 300) are dropped. */
  fps?: (value: number) => void;
  /** The game uses audio, so volume and mute have an effect. */
  sound?: () => void;
  /** The game wants to save a file on the visitor's computer. */
  download?: (file: { readonly name: string; readonly file: Blob }) => void;
  /** A key was pressed in the game that can be a panic key. */
  panicKey?: (key: PanicKeyName) => void;
};

/** Controls of a running game. */
export type Stage = {
  /** Restarts the game, with its saves as they are now. */
  reload(): Promise<void>;
  focus(): void;
  setMuted(muted: boolean): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
  /** Starts or stops `on.fps`. It starts by itself where `on.fps` is given; when off it costs the game nothing. */
  measure(on: boolean): void;
  /** Sets which keys the game sees instead of others, and whether it sees gamepads. */
  mapInput(mapping: InputMapping): void;
  /** Presses or releases a key in the game. */
  pressKey(code: string, isDown: boolean): void;
  /** Moves the game's mouse pointer to a point of the frame, in CSS pixels, with the left button up or down. */
  movePointer(x: number, y: number, isDown: boolean): void;
  close(): void;
};

const MAX_FPS = 300;

/** Runs a game in a frame: connects its bridge with saves, sound and the frame rate. The frame appears once the saves are read. */
export function openStage({
  container,
  game,
  at,
  play,
  saves,
  engine,
  volume = 1,
  on = {},
}: StageOptions): Stage {
  const address = new URL(game.address, at.origin);
  const guest = guestAt(address) ?? address.pathname;
  const frame = openGameFrame({
    container,
    title: game.name,
    address,
    isOpaque: at.isOpaque,
    needs: game.needs ?? [],
    onMessage: handleMessage,
  });
  const frameSaves = openFrameSaves(saves, game.path, frame);
  // A game with an origin has the browser's own databases.
  const frameDatabases = at.isOpaque ? openFrameDatabases(guest, frame) : undefined;
  let sound: Sound = { ...fullVolume, volume };
  let mapping = noInputMapping;
  let isMeasured = on.fps !== undefined;
  let isClosed = false;
  let hasDatabases = false;
  let handOverEngine = openFrameEngine(engine);
  let purse: Promise<FramePurse> | undefined;

  function handleMessage(message: FromGame, [port]: readonly MessagePort[]): void {
    // The frame may have navigated to another game's page, and that game has saves of its own.
    const isGuest = "guest" in message && message.guest === guest;
    if (message.type === "ready") handleReady(isGuest, message.engine);
    else if (message.type === "failed") noteTrouble({ error: message.error });
    else if (message.type === "sound") on.sound?.();
    else if (message.type === "panic-key") on.panicKey?.(message.key);
    else if (message.type === "records") connectGame(frame.post);
    else if (message.type === "round") reportRound(message.round);
    else if (message.type === "room") gameChannel.receive(message.news, frame.post);
    else if (message.type === "purse") handlePurse(message.news);
    else if (message.type === "fps" && message.value <= MAX_FPS) on.fps?.(message.value);
    else if (message.type === "save" && isGuest) frameSaves.write(message);
    else if (message.type === "databases-used" && isGuest) rememberDatabases();
    else if (message.type === "database" && isGuest) writeDatabase(message.name, message.dump);
    else if (message.type === "download" && isGuest) on.download?.(message);
    else if (message.type === "file" && isGuest && port && isMirror()) handOverFile(message.url, port);
    else if (message.type === "engine" && isGuest && port) handOverEngine(message.file, port);
  }

  function handlePurse(news: Readonly<Record<string, unknown>>): void {
    purse ??= import("#app/purse/frame-purse.ts").then(({ openFramePurse }) =>
      openFramePurse({ saves, post: frame.post, isOurs: game.needs?.includes("purse") }),
    );
    // In the order in which they came. A browser that stores nothing for us leaves the purse to the game.
    purse.then((opened) => opened.receive(news)).catch(reportError);
  }

  function handOverFile(url: string, port: MessagePort): void {
    import("#app/mirror/hand-over-file.ts")
      .then(({ handOverFile }) => handOverFile(new URL(url, address), port))
      .catch(reportError);
  }

  function handleReady(isGuest: boolean, engine: GameEngine): void {
    noteTrouble({ engine });
    if (isGuest) {
      frameSaves.connect();
      frameDatabases?.connect();
    }
    frame.post({ type: "measure", on: isMeasured });
    frame.post({ type: "sound", ...sound });
    frame.post({ type: "input-mapping", mapping });
  }

  const record = { path: game.path, label: game.label, guest };

  function rememberDatabases(): void {
    // At once: a visitor who leaves now would otherwise keep a database that is neither exported nor deleted.
    try {
      rememberDatabaseGame(record);
    } catch (error) {
      // A browser that stores nothing for us has no saves to take along.
      console.warn("the game's databases cannot be remembered", error);
    }
  }

  function writeDatabase(name: string, dump: DatabaseDump | undefined): void {
    if (frameDatabases === undefined) return;
    if (!hasDatabases) rememberDatabases();
    hasDatabases = true;
    frameDatabases.write(name, dump);
  }

  /** Brings the game's databases to what an import or a sync has brought since its last launch. Few games have any, so the code is loaded for those. */
  async function restoreDatabases(entries: readonly SaveEntry[]): Promise<void> {
    if (entries.every(isOwnKey)) return;
    const { restoreGameDatabases } = await import("./databases/mirrored-games.ts");
    await restoreGameDatabases(saves, at, record, entries);
  }

  async function moveDatabases(): Promise<void> {
    if (play === undefined || !(await isMoveDue(guest, Date.now()))) return;
    const [{ moveFormerDatabases }, { openDatabaseStore }] = await Promise.all([
      import("./former-databases.ts"),
      import("./database-store.ts"),
    ]);
    await moveFormerDatabases({ play, guest, at, store: openDatabaseStore() });
  }

  async function start(): Promise<void> {
    // A browser that stores nothing for us still plays, and so does one that cannot reach the former origin.
    await moveDatabases().catch(reportError);
    const stored = await frameSaves.load();
    await restoreDatabases(stored).catch(reportError);
    if (isClosed) return;
    const entries = stored.filter(isOwnKey);
    const { lang: language } = document.documentElement;
    const site = location.origin;
    frame.open(writeInvitation({ guest, site, entries, sound, language, session: [], ownName: "" }));
  }

  function setSound(next: Sound): void {
    sound = next;
    frame.post({ type: "sound", ...next });
  }

  start().catch(reportError);
  return {
    /** Unloads the game first, so that what it saves during unload is stored before it starts again. */
    async reload() {
      await frame.unload();
      await frameSaves.settle();
      handOverEngine = openFrameEngine(engine);
      await start();
    },
    focus: frame.focus,
    setMuted: (muted) => setSound({ ...sound, muted }),
    setVolume: (volume) => setSound({ ...sound, volume }),
    measure(next) {
      isMeasured = next;
      frame.post({ type: "measure", on: next });
    },
    mapInput(next) {
      mapping = next;
      frame.post({ type: "input-mapping", mapping });
    },
    pressKey: (code, isDown) => frame.post({ type: "key", code, isDown }),
    movePointer: (x, y, isDown) => frame.post({ type: "pointer", x, y, isDown }),
    close() {
      isClosed = true;
      disconnectGame();
      gameChannel.post = undefined;
      purse?.then((opened) => opened.close()).catch(reportError);
      frameSaves.close();
      frame.close();
    },
  };
}

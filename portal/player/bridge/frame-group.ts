import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { InputMapping } from "#player/protocol/input-mapping.ts";
import type { PanicKeyName } from "#player/protocol/panic-keys.ts";
import type { Sound } from "#player/protocol/sound.ts";
import type { EntryStore } from "./entry-store.ts";

/**
 * State that the frames of one game share: its stores and the site's sound settings. Some games put themselves into an inner frame,
 * and that is still the same game.
 */
export type FrameGroup = {
  guest: string;
  /** The game's saves as they are stored. */
  saves: EntryStore;
  /** The same saves as the page sees them: keys of Flash engines are mapped. */
  local: EntryStore;
  session: EntryStore;
  databases: DatabaseLink;
  /** The language of the site's page; empty without the site. */
  language: string;
  /** Tells the site that the game uses IndexedDB. */
  reportDatabases(): void;
  /** Calls the listener with the sound settings now and whenever they change. */
  followSound(listener: (sound: Sound) => void): void;
  /** Calls the listener with the input mapping now and whenever it changes. */
  followInput(listener: (mapping: InputMapping) => void): void;
  /** Tells the site that the game uses audio. */
  reportSound(): void;
  /** Tells the site that a key was pressed that can be a panic key. */
  reportPanicKey(key: PanicKeyName): void;
  /** Tells the site that the page failed, by the name of the error. */
  reportFailure(error: string): void;
  /** Asks the site to save a file on the visitor's computer. */
  offerDownload(name: string, file: Blob): void;
  /** Asks the site for a file of the Flash engine. The answer comes through the port; there is none without the site. */
  requestEngine(file: string): MessagePort | undefined;
  /** Asks the page of a mirror for a file of the game, in the same way. */
  requestFile(url: string): MessagePort | undefined;
};

/** What the site stores of the game's IndexedDB databases. */
export type DatabaseLink = {
  /** Resolves once the site has posted them; empty without the site. */
  stored: Promise<readonly DatabaseDump[]>;
  /** Posts a changed database to the site; undefined for one that was deleted. */
  post(name: string, dump: DatabaseDump | undefined): void;
};

const PROPERTY = Symbol.for("recess.frame-group");

/** Puts the frame group on `window`, where inner frames and our own Flash pages find it. */
export function shareFrameGroup(group: FrameGroup): void {
  Object.defineProperty(window, PROPERTY, { value: group });
}

/** The frame group of this page; undefined before the bridge has run. */
export function currentFrameGroup(): FrameGroup | undefined {
  return Reflect.get(window, PROPERTY);
}

/** The frame group of the parent frame, if that is a page of the same game. */
export function parentFrameGroup(guest: string): FrameGroup | undefined {
  if (window.parent === window) return undefined;
  try {
    const group: FrameGroup | undefined = Reflect.get(window.parent, PROPERTY);
    return group?.guest === guest ? group : undefined;
  } catch (error) {
    // The parent is the site's page, on another origin.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

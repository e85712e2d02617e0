import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { FromGame } from "#player/protocol/from-game.ts";
import { engineAt } from "#player/protocol/game-engine.ts";
import { type InputMapping, noInputMapping } from "#player/protocol/input-mapping.ts";
import type { Invitation } from "#player/protocol/invitation.ts";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { fullVolume, type Sound } from "#player/protocol/sound.ts";
import { bridgedSaves } from "./bridged-saves.ts";
import { type Change, type EntryStore, openEntryStore } from "./entry-store.ts";
import type { DatabaseLink, FrameGroup } from "./frame-group.ts";
import { type FrameName, openFrameName } from "./frame-name.ts";
import { frameRateMeter } from "./frame-rate.ts";
import { keyMappingFor, withMappedKeys } from "./key-mapping.ts";
import { noLink, openSiteLink, type SiteLink } from "./site-link.ts";
import { openStandaloneStorage } from "./standalone-storage.ts";
import { pressKey } from "./synthetic-keys.ts";
import { openSyntheticPointer } from "./synthetic-pointer.ts";

/** Opens the frame group of a game's outermost page: connected to the site's page around it, or standalone. */
export function openFrameGroup(
  guest: string,
  sites: readonly string[],
  onOtherTab: (changes: Change[]) => void,
): FrameGroup {
  const name = openFrameName();
  const invitation = name.invitation && sites.includes(name.invitation.site) ? name.invitation : undefined;
  const link = invitation ? openSiteLink(invitation.site) : noLink;
  // After a navigation from one game's page to another's, the invitation holds the other game's saves.
  const stores =
    invitation?.guest === guest
      ? bridgedStores(invitation, link, onOtherTab, name)
      : { local: standaloneStore("localStorage", guest), session: standaloneStore("sessionStorage", guest) };

  const databases = databaseLink(guest, invitation?.guest === guest ? link : undefined);
  reportFrameRate(link);
  followPresses(link);
  link.post({ type: "ready", guest, engine: engineAt(location) });
  return {
    guest,
    saves: stores.local,
    local: withMappedKeys(stores.local, keyMappingFor(location)),
    session: stores.session,
    databases,
    language: invitation?.language ?? "",
    reportDatabases: () => link.post({ type: "databases-used", guest }),
    followSound: followable<Sound>(invitation?.sound ?? fullVolume, (change) =>
      link.on("sound", ({ volume, muted }) => change({ volume, muted })),
    ),
    followInput: followable<InputMapping>(noInputMapping, (change) =>
      link.on("input-mapping", ({ mapping }) => change(mapping)),
    ),
    reportSound: () => link.post({ type: "sound" }),
    reportPanicKey: (key) => link.post({ type: "panic-key", key }),
    reportFailure: (error) => link.post({ type: "failed", error }),
    offerDownload: (name, file) => link.post({ type: "download", guest, name, file }),
    requestEngine: (file) => postForAnswer(link, { type: "engine", guest, file }),
    requestFile: (url) => postForAnswer(link, { type: "file", guest, url }),
  };
}

/** Posts a request, with a port for its answer; without the site there is none. */
function postForAnswer(link: SiteLink, request: FromGame): MessagePort | undefined {
  if (link === noLink) return undefined;
  const { port1, port2 } = new MessageChannel();
  link.post(request, [port2]);
  return port1;
}

function bridgedStores(
  invitation: Invitation,
  link: SiteLink,
  onOtherTab: (changes: Change[]) => void,
  name: FrameName,
): { local: EntryStore; session: EntryStore } {
  const { store: local, leave } = bridgedSaves({ invitation, link, onOtherTab, onChange: name.markStale });
  const session = openEntryStore({
    entries: invitation.session,
    quota: SAVE_QUOTA_CHARS,
    onWrite: name.markStale,
  });
  name.readStoresFrom(() => ({ entries: local.entries(), session: session.entries() }));
  window.addEventListener("pagehide", leave);
  return { local, session };
}

function databaseLink(guest: string, link: SiteLink | undefined): DatabaseLink {
  if (link === undefined) return { stored: Promise.resolve([]), post: () => undefined };
  const { promise: stored, resolve } = Promise.withResolvers<readonly DatabaseDump[]>();
  link.on("databases", ({ databases }) => resolve(databases));
  return { stored, post: (name, dump) => link.post({ type: "database", guest, name, dump }) };
}

function standaloneStore(area: "localStorage" | "sessionStorage", guest: string): EntryStore {
  const storage = openStandaloneStorage(area, guest);
  return openEntryStore({ entries: storage.readAll(), quota: SAVE_QUOTA_CHARS, onWrite: storage.write });
}

function reportFrameRate(link: SiteLink): void {
  const meter = frameRateMeter((value) => link.post({ type: "fps", value }));
  link.on("measure", ({ on }) => meter.measure(on));
}

function followPresses(link: SiteLink): void {
  const pointer = openSyntheticPointer();
  link.on("key", ({ code, isDown }) => pressKey(code, isDown));
  link.on("pointer", ({ x, y, isDown }) => pointer.move(x, y, isDown));
}

/** A value that every page of the game follows: each listener gets it at once, and again whenever it changes. */
function followable<T>(
  initial: T,
  subscribe: (change: (next: T) => void) => void,
): (listener: (value: T) => void) => void {
  const listeners: ((value: T) => void)[] = [];
  let value = initial;
  subscribe((next) => {
    value = next;
    for (const listener of listeners) listener(value);
  });
  return (listener) => {
    listeners.push(listener);
    listener(value);
  };
}

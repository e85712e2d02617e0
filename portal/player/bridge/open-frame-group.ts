import type { Invitation } from "#player/protocol/invitation.ts";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import type { Sound } from "#player/protocol/sound.ts";
import { invitedSaves } from "./bridged-saves.ts";
import { type Change, type EntryStore, openEntryStore } from "./entry-store.ts";
import type { Household } from "./frame-group.ts";
import { openFrameName } from "./frame-name.ts";
import { frameRate } from "./frame-rate.ts";
import { namingFor, renamedStore } from "./key-mapping.ts";
import { noLink, openSiteLink, type SiteLink } from "./site-link.ts";
import { openOwnStorage } from "./standalone-storage.ts";

/** Sets up the outermost page of a game: with the site around it, or on its own. */
export function openHousehold(
  guest: string,
  sites: readonly string[],
  onOtherTab: (changes: Change[]) => void,
): Household {
  const name = openFrameName();
  const invitation = name.invitation && sites.includes(name.invitation.site) ? name.invitation : undefined;
  const link = invitation ? openSiteLink(invitation.site) : noLink;
  // A frame that went on from one game's page to another's brings the wrong saves along.
  const stores =
    invitation?.guest === guest
      ? invitedStores(invitation, link, onOtherTab, name.keep)
      : { local: loneStore("localStorage", guest), session: loneStore("sessionStorage", guest) };

  measureFrames(link);
  link.post({ type: "ready", guest });
  return {
    guest,
    kept: stores.local,
    local: renamedStore(stores.local, namingFor(location)),
    session: stores.session,
    followSound: soundOf(link, invitation?.sound ?? { volume: 1, muted: false }),
    noticeSound: () => link.post({ type: "sound" }),
  };
}

function invitedStores(
  invitation: Invitation,
  link: SiteLink,
  onOtherTab: (changes: Change[]) => void,
  keepName: (parts: Pick<Invitation, "entries" | "session">) => void,
): { local: EntryStore; session: EntryStore } {
  const { store: local, leave } = invitedSaves({ invitation, link, onOtherTab });
  const session = openEntryStore({
    entries: invitation.session,
    quota: SAVE_QUOTA_CHARS,
    onWrite: () => undefined,
  });
  const keep = () => keepName({ entries: local.entries(), session: session.entries() });
  window.addEventListener("beforeunload", keep);
  window.addEventListener("pagehide", () => {
    keep();
    leave();
  });
  return { local, session };
}

function loneStore(area: "localStorage" | "sessionStorage", guest: string): EntryStore {
  const own = openOwnStorage(area, guest);
  return openEntryStore({ entries: own.readAll(), quota: SAVE_QUOTA_CHARS, onWrite: own.write });
}

function measureFrames(link: SiteLink): void {
  const rate = frameRate((value) => link.post({ type: "fps", value }));
  link.on("measure", ({ on }) => rate.measure(on));
}

function soundOf(link: SiteLink, initial: Sound): Household["followSound"] {
  const listeners: ((sound: Sound) => void)[] = [];
  let sound = initial;
  link.on("sound", ({ volume, muted }) => {
    sound = { volume, muted };
    for (const listener of listeners) listener(sound);
  });
  return (listener) => {
    listeners.push(listener);
    listener(sound);
  };
}

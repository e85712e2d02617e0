import { guestAt } from "#player/protocol/guest.ts";
import { fullVolume } from "#player/protocol/sound.ts";
import { limitDialogs } from "./dialogs.ts";
import { offerDownloads } from "./downloads.ts";
import type { Change } from "./entry-store.ts";
import { watchFailures } from "./failures.ts";
import { type FrameGroup, parentFrameGroup, shareFrameGroup } from "./frame-group.ts";
import { followInputMapping } from "./input-mapping.ts";
import { showNotice } from "./notice.ts";
import { openFrameGroup } from "./open-frame-group.ts";
import { reportPanicKeys } from "./panic-keys.ts";
import { preferLanguage } from "./prefer-language.ts";
import { restrictPage } from "./restrict-page.ts";
import { preventScrollKeys } from "./scroll-keys.ts";
import { provideGameTop } from "./unframed.ts";
import { patchStoragePrototype, virtualStorage } from "./virtual-storage.ts";
import { openVolumeControl } from "./volume.ts";

/** Runs the bridge, with parts that only some arrangements need. A failure in any part must not keep the game from starting. */
export function startBridge(parts: readonly ((group: FrameGroup) => void)[]): void {
  const guest = guestAt(new URL(location.href));
  const listedSites = document.currentScript?.getAttribute("data-site") ?? "";
  // Where the site serves the games itself, the game's URL has the site's origin, although the page has none.
  const sites = listedSites === "" ? [location.origin] : listedSites.split(" ");
  const hasDialogs = document.currentScript?.hasAttribute("data-dialogs") === true;
  if (guest !== undefined) start(guest, sites, hasDialogs, parts);
}

function start(
  guest: string,
  sites: readonly string[],
  hasDialogs: boolean,
  parts: readonly ((group: FrameGroup) => void)[],
): void {
  const parentGroup = parentFrameGroup(guest);
  const group = parentGroup ?? openFrameGroup(guest, sites, dispatchStorageEvents);
  shareFrameGroup(group);
  attempt(() => provideGameTop(parentGroup));

  patchStoragePrototype();
  const local = virtualStorage(group.local);
  replaceStorage("localStorage", local);
  replaceStorage("sessionStorage", virtualStorage(group.session));
  // Native storage events tell of the play origin's real storage, which is not the game's.
  window.addEventListener("storage", (event) => event.isTrusted && event.stopImmediatePropagation());

  attempt(() => preferLanguage(group.language));
  attempt(restrictPage);
  for (const part of parts) attempt(() => part(group));
  attempt(() => controlVolume(group));
  // Before keys are mapped to others.
  attempt(() => reportPanicKeys(group.reportPanicKey));
  attempt(() => followInputMapping(group.followInput));
  attempt(preventScrollKeys);
  attempt(() => offerDownloads(group.offerDownload));
  attempt(() => limitDialogs({ isAllowed: hasDialogs, showNotice }));
  attempt(() => watchFailures(group.reportFailure));
  attempt(() => window.focus());

  /** Dispatches the `storage` events that the browser would for another tab's writes. */
  function dispatchStorageEvents(changes: Change[]): void {
    for (const change of changes) {
      const event = new StorageEvent("storage", { ...change, url: location.href });
      Object.defineProperty(event, "storageArea", { value: local });
      window.dispatchEvent(event);
    }
  }
}

function controlVolume(group: FrameGroup): void {
  const control = openVolumeControl(fullVolume, group.reportSound);
  group.followSound(control.set);
  document.addEventListener("visibilitychange", () => control.pause(document.hidden));
}

/** Runs a part of the bridge. In a browser that lacks an API the game loses that part only. */
function attempt(part: () => unknown): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}

function replaceStorage(name: "localStorage" | "sessionStorage", storage: Storage): void {
  Object.defineProperty(window, name, { configurable: true, enumerable: true, get: () => storage });
}

/**
 * The bridge: the first script of every game page on the play origin, added on the way out. It gives the game its own storage, tells the site's
 * page how the game does, and keeps the game's hands off what games share. It must never be the reason that a game does not start.
 */
import { guestAt } from "#player/protocol/guest.ts";
import { askForOwnPictures } from "./cross-origin-images.ts";
import type { Change } from "./entry-store.ts";
import { type Household, householdAround, offerHousehold } from "./frame-group.ts";
import { openHousehold } from "./open-frame-group.ts";
import { buildWalls } from "./partition-storage.ts";
import { keepPageStill } from "./scroll-keys.ts";
import { patchStoragePrototype, virtualStorage } from "./virtual-storage.ts";
import { openSoundDesk } from "./volume.ts";

const guest = guestAt(new URL(location.href));
const sites = document.currentScript?.getAttribute("data-site")?.split(" ") ?? [];
if (guest !== undefined) start(guest);

function start(guest: string): void {
  const household = householdAround(guest) ?? openHousehold(guest, sites, announce);
  offerHousehold(household);

  patchStoragePrototype();
  const local = virtualStorage(household.local);
  show("localStorage", local);
  show("sessionStorage", virtualStorage(household.session));
  // The real storage is not the game's, and neither is the news about it.
  window.addEventListener("storage", (event) => event.isTrusted && event.stopImmediatePropagation());

  attempt(() => buildWalls(guest));
  attempt(() => window.origin === "null" && askForOwnPictures());
  attempt(() => mixSound(household));
  attempt(keepPageStill);
  attempt(() => window.focus());

  /** What the browser would tell this tab about another one's writes. */
  function announce(changes: Change[]): void {
    for (const change of changes) {
      const event = new StorageEvent("storage", { ...change, url: location.href });
      Object.defineProperty(event, "storageArea", { value: local });
      window.dispatchEvent(event);
    }
  }
}

function mixSound(household: Household): void {
  const desk = openSoundDesk({ volume: 1, muted: false }, household.noticeSound);
  household.followSound(desk.set);
  document.addEventListener("visibilitychange", () => desk.pause(document.hidden));
}

/** A browser that lacks something loses that, not the game. */
function attempt(part: () => unknown): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}

function show(name: "localStorage" | "sessionStorage", storage: Storage): void {
  Object.defineProperty(window, name, { configurable: true, enumerable: true, get: () => storage });
}

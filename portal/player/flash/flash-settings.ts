import { FLASH_SETTINGS_META, type FlashSettings } from "#player/protocol/flash-settings.ts";
import { guestAt } from "#player/protocol/guest.ts";

/** The settings of this page's SWF, which the server wrote into the page. */
export function flashSettings(): FlashSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FLASH_SETTINGS_META}"]`);
  const all: Readonly<Record<string, FlashSettings>> = meta ? JSON.parse(meta.content) : {};
  return all[guestAt(new URL(location.href)) ?? ""] ?? {};
}

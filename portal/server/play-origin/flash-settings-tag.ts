import { escapeHtml } from "#domain/escape-html.ts";
import { FLASH_SETTINGS_META, type FlashSettings } from "#player/protocol/flash-settings.ts";

/** The `<meta>` that tells a player's page the settings of its SWF, or of all that it may play, by guest; empty where there are none. */
export function flashSettingsTag(settings: ReadonlyMap<string, FlashSettings>): string {
  if (settings.size === 0) return "";
  const content = JSON.stringify(Object.fromEntries(settings));
  return `<meta name="${FLASH_SETTINGS_META}" content="${escapeHtml(content)}">`;
}

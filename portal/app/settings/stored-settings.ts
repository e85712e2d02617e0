import { type BrowserSettings, parseSettings, SETTINGS_KEY } from "./browser-settings.ts";

/** The settings of this browser; the defaults where it stores nothing. */
export function readSettings(): BrowserSettings {
  try {
    return parseSettings(localStorage.getItem(SETTINGS_KEY));
  } catch {
    // Storage is forbidden.
    return parseSettings(null);
  }
}

/** Stores the settings; false where the browser stores nothing for us. */
export function writeSettings(settings: BrowserSettings): boolean {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    return true;
  } catch {
    // Forbidden or full: the caller says so.
    return false;
  }
}

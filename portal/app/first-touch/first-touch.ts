/**
 * Script of the first touch: what a page does once its visitor presses a key, or the button of the help sheet. The script of the first paint imports
 * it then and hands over the events that came before (mine-script.ts); from here on it listens itself.
 */
import { openHelpSheet } from "#app/keyboard/help-sheet.ts";
import { handleKey } from "#app/keyboard/shortcuts.ts";

/** Handles an event that was dispatched before this script was there. The first one starts it: an earlier listener would handle later events first. */
export function handle(event: Event): void {
  const root = document.documentElement;
  if (root.dataset["touched"] === undefined) {
    root.dataset["touched"] = "";
    addEventListener("click", handleEvent);
    addEventListener("keydown", handleEvent);
  }
  handleEvent(event);
}

function handleEvent(event: Event): void {
  if (event instanceof KeyboardEvent) handleKey(event);
  else if (event.target instanceof Element && event.target.closest("[data-keys]")) openHelpSheet();
}

/**
 * Script of the first touch: what a page does once its visitor presses a star or a key. The script of the first paint imports it then and hands over the
 * events that came before (mine-script.ts); from here on it listens itself.
 */
import { openHelpSheet } from "#app/keyboard/help-sheet.ts";
import { handleKey } from "#app/keyboard/shortcuts.ts";
import { markStars, toggleStar } from "#app/mine/stars.ts";
import { MY_GAMES_KEY } from "#domain/mine/my-games.ts";

/** Handles an event that was dispatched before this script was there. The first one starts it: an earlier listener would handle later events first. */
export function handle(event: Event): void {
  const root = document.documentElement;
  if (root.dataset["touched"] === undefined) {
    root.dataset["touched"] = "";
    addEventListener("click", handleEvent);
    addEventListener("keydown", handleEvent);
    // Another tab changed the record.
    addEventListener("storage", ({ key }) => key === MY_GAMES_KEY && markStars());
  }
  handleEvent(event);
}

function handleEvent(event: Event): void {
  if (event instanceof KeyboardEvent) handleKey(event);
  else handleClick(event);
}

function handleClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const star = target.closest<HTMLElement>("[data-star]");
  if (star) toggleStar(star);
  if (target.closest("[data-keys]")) openHelpSheet();
}

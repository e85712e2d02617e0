/**
 * Script of the first touch: what a page does once its visitor presses a star or a key. The script of the first paint imports it then and hands over the
 * events that came before (mine-script.ts); from here on it listens itself.
 */
import { markStars, toggleStar } from "#app/mine/stars.ts";
import { MY_GAMES_KEY } from "#domain/mine/my-games.ts";

/** Handles a click or a key, be it one that was dispatched before this script was there. */
export function handle(event: Event): void {
  if (event.type === "click") handleClick(event);
}

function handleClick({ target }: Event): void {
  const star = target instanceof Element && target.closest<HTMLElement>("[data-star]");
  if (star) toggleStar(star);
}

document.documentElement.dataset["touched"] = "";
addEventListener("click", handle);
// Another tab changed the record.
addEventListener("storage", ({ key }) => key === MY_GAMES_KEY && markStars());

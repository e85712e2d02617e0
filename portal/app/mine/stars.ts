import { withStar } from "#domain/mine/my-games.ts";
import { changeMyGames, readMyGames } from "./my-games-store.ts";

/** Stars or unstars the game of a button (`ui/star.tsx`), and marks every other button of that game on the page. */
export function toggleStar(button: HTMLElement): void {
  const id = button.dataset["star"] ?? "";
  changeMyGames((mine) => withStar(mine, id, !mine.stars.includes(id)));
  markStars();
}

/** Marks the buttons of all favourites as pressed. The script of the first paint does the same when a page is shown (mine-script.ts). */
export function markStars(): void {
  const { stars } = readMyGames();
  for (const button of document.querySelectorAll<HTMLElement>("[data-star]"))
    button.ariaPressed = `${stars.includes(button.dataset["star"] ?? "")}`;
}

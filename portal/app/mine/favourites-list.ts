import type { Translate } from "#app/messages/translate.ts";
import { createElement } from "#app/offline/create-element.ts";
import star from "#app/ui/star.module.css";
import { readMyGames } from "./my-games-store.ts";
import { fillList, listOf } from "./tile-list.ts";

/** Widget of `/mine`: the favourites, each with its star, and the button that opens one of them. */
export function mount(section: HTMLElement, t: Translate): void {
  const list = listOf(section);
  const random = section.querySelector<HTMLButtonElement>("[data-random]");
  random?.addEventListener("click", () => openAny(list));
  fillList(t, list, readMyGames().stars, (tile, { id, name }) => tile.append(createStar(t, id, name)))
    .then(() => random?.toggleAttribute("hidden", list.childElementCount < 2))
    .catch(reportError);
}

/** A favourite that is unstarred keeps its place until the page is left, for a press that was a mistake. */
function createStar(t: Translate, id: string, name: string): HTMLElement {
  const button = createElement("button", { type: "button", className: star["star"], ariaPressed: "true" });
  button.ariaLabel = t("mineLists.favourite", { name });
  button.dataset["star"] = id;
  button.dataset["testid"] = "favourite";
  return button;
}

/** Opens any of the games that the list shows and that are still starred. */
function openAny(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLElement>('li:has([aria-pressed="true"]) a')];
  links[Math.floor(Math.random() * links.length)]?.click();
}

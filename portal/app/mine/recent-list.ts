import type { Translate } from "#app/messages/translate.ts";
import { createElement } from "#app/offline/create-element.ts";
import styles from "#app/ui/tiles.module.css";
import { type PlayedGame, withoutPlayed } from "#domain/mine/my-games.ts";
import { changeMyGames, readMyGames } from "./my-games-store.ts";
import { dayWords, durationWords } from "./play-text.ts";
import { fillList, listOf } from "./tile-list.ts";

/** Widget of `/mine`: the games that were launched here, with their time and day. Each can be forgotten. */
export function mount(section: HTMLElement, t: Translate): void {
  const list = listOf(section);
  const { played } = readMyGames();
  const byId = new Map(played.map((game) => [game.id, game]));
  fillList(t, list, [...byId.keys()], (tile, { id, name }) => {
    const game = byId.get(id);
    if (game) tile.append(createElement("p", { className: styles["note"] }, playWords(t, game)));
    tile.append(createForgetButton(t, name, () => forget(list, tile, id)));
    tile.dataset["testid"] = "recent";
  }).catch(reportError);
}

/** External games play in a window of their own, which cannot be timed. */
function playWords(t: Translate, { at, playedMs }: PlayedGame): string {
  const day = dayWords(t, new Date(at), new Date());
  return playedMs === 0 ? day : t("mineLists.played", { duration: durationWords(t, playedMs), day });
}

function createForgetButton(t: Translate, name: string, onPress: () => void): HTMLElement {
  const button = createElement("button", { type: "button", className: styles["forget"] });
  button.title = t("mineLists.forget");
  button.ariaLabel = t("mineLists.forgetOf", { name });
  button.addEventListener("click", onPress);
  return button;
}

/** The focus goes on to the next game: a browser would lose it with the button. */
function forget(list: HTMLElement, tile: HTMLElement, id: string): void {
  changeMyGames((mine) => withoutPlayed(mine, id));
  const next = tile.nextElementSibling ?? tile.previousElementSibling;
  tile.remove();
  const heading = list.closest("section")?.querySelector("h2");
  (next?.querySelector("button") ?? heading)?.focus();
}

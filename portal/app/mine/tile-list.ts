import type { Translate } from "#app/messages/translate.ts";
import { createElement } from "#app/offline/create-element.ts";
import { fetchTiles } from "./fetch-tiles.ts";

/** The list of a section of `/mine`. The script of the first paint has put an empty tile into it for each game (mine-script.ts). */
export function listOf(section: HTMLElement): HTMLElement {
  const list = section.querySelector<HTMLElement>("[data-tiles]");
  if (!list) throw new Error("The section has no list.");
  return list;
}

/** Fills the list with the tiles of these games, each finished by `finish`. Without a network it says so. */
export async function fillList(
  t: Translate,
  list: HTMLElement,
  ids: readonly string[],
  finish: (tile: HTMLElement, game: { id: string; name: string }) => void,
): Promise<void> {
  try {
    const tiles = ids.length === 0 ? [] : await fetchTiles(ids);
    for (const tile of tiles) {
      const name = tile.querySelector("a")?.textContent ?? "";
      finish(tile, { id: tile.dataset["game"] ?? "", name });
    }
    list.replaceChildren(...tiles);
  } catch (error) {
    console.warn("tiles could not be fetched", error);
    const words = t("mineLists.withoutNames", { count: ids.length });
    list.replaceWith(createElement("p", { role: "status" }, words));
  }
}

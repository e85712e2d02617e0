import type { Translate } from "#app/messages/translate.ts";
import { urls } from "#app/urls.ts";
import type { FoundGame } from "#domain/catalogue/search/search-pieces.ts";
import { MY_GAMES_KEY } from "#domain/mine/my-games.ts";
import { mirrorFiles } from "#domain/mirror/mirror-files.ts";
import { fetchMirrorFile } from "./fetch-mirror-file.ts";
import { findGames } from "./find-games.ts";
import { mirrorBase } from "./mirror-base.ts";

/** Widget of a mirror's search page, and of its random page, which has the same file: shows results, or goes to a game. */
export function mount(element: HTMLElement, t: Translate): void {
  const query = new URLSearchParams(location.search);
  const status = element.querySelector("[role=status]");
  const work =
    location.pathname === urls.random() ? goToAny(query, t) : showResults(element, query.get("q") ?? "", t);
  work.then(
    (words) => {
      if (status) status.textContent = words;
    },
    () => {
      if (status) status.textContent = t("mirrorSearch.offline");
    },
  );
}

async function showResults(element: HTMLElement, words: string, t: Translate): Promise<string> {
  const box = document.querySelector<HTMLInputElement>("main input[name=q]");
  if (box) box.value = words;
  if (words.trim() === "") return t("mirrorSearch.empty");
  const { games, isCut } = await findGames(words);
  const template = element.querySelector("template");
  element
    .querySelector("ol")
    ?.replaceChildren(...games.flatMap((game) => (template ? resultOf(game, template, t) : [])));
  // Stars are marked as after a change in another tab.
  dispatchEvent(new StorageEvent("storage", { key: MY_GAMES_KEY }));
  if (games.length === 0) return t("mirrorSearch.nothing", { words });
  return t(isCut ? "mirrorSearch.first" : "mirrorSearch.found", { count: games.length });
}

function resultOf(
  { id, name, cover, isTrending }: FoundGame,
  template: HTMLTemplateElement,
  t: Translate,
): Node[] {
  const result = document.importNode(template.content, true);
  const image = result.querySelector("img");
  const link = result.querySelector("a");
  const star = result.querySelector<HTMLElement>("[data-star]");
  if (image) {
    image.src = urls.cover(cover);
    (image.closest("picture") ?? image).replaceWith(image);
  }
  if (link) {
    link.href = `${mirrorBase()}play/${id}/`;
    link.textContent = name;
  }
  if (star) {
    star.dataset["star"] = id;
    star.setAttribute("aria-label", t("star.favourite", { name }));
  }
  if (!isTrending) result.querySelector("h2 span")?.remove();
  result.querySelector("p")?.remove();
  return [...result.childNodes];
}

/** Goes to a random game of the filter in the query; not to the one that the visitor comes from. */
async function goToAny(query: URLSearchParams, t: Translate): Promise<string> {
  const filter = ["type", "tag", "date"].find((name) => query.has(name));
  const wanted = filter ? `${filter}=${query.get(filter)}` : "";
  const ids = await fetchMirrorFile<readonly string[]>(mirrorFiles.random(wanted));
  const others = ids.filter((id) => id !== query.get("except"));
  const id = others[Math.floor(Math.random() * others.length)] ?? ids[0];
  if (id === undefined) return t("mirrorSearch.noGames");
  const view = query.get("view") === "alone" ? "alone" : "play";
  location.replace(`${mirrorBase()}${view}/${id}/`);
  return t("mirrorSearch.picking");
}

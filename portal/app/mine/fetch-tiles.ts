import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";

/** The server renders no more in one response. */
const MAX_GAMES_PER_REQUEST = 100;

/** Fetches the tiles of these games, in their order, as list items. Games that are not listed any more have none. */
export async function fetchTiles(ids: readonly string[]): Promise<HTMLElement[]> {
  const template = document.createElement("template");
  if (isMirror()) {
    const { mirroredGames } = await import("#app/mirror/mirrored-games.ts");
    template.innerHTML = (await mirroredGames(ids)).map(({ tile }) => tile).join("");
    return [...template.content.querySelectorAll<HTMLElement>("[data-game]")];
  }
  for (let from = 0; from < ids.length; from += MAX_GAMES_PER_REQUEST) {
    const body = JSON.stringify(ids.slice(from, from + MAX_GAMES_PER_REQUEST));
    const response = await fetch(urls.tiles(), { method: "POST", credentials: "omit", body });
    if (!response.ok) throw new Error(`Tiles were answered with ${response.status}.`);
    const { html }: { html: string } = await response.json();
    template.innerHTML += html;
  }
  return [...template.content.querySelectorAll<HTMLElement>("[data-game]")];
}

import type { Suggestions } from "#app/suggestions/suggestion.ts";
import { findGames } from "./find-games.ts";
import { mirrorBase } from "./mirror-base.ts";

/** What fits below the box without a scroll bar. */
const MAX_SUGGESTIONS = 8;

/** Answers a request for suggestions in the server's place. */
export async function suggestOnMirror(url: string): Promise<Response> {
  const { games } = await findGames(new URL(url, location.href).searchParams.get("q") ?? "");
  const suggestions: Suggestions = {
    games: games.slice(0, MAX_SUGGESTIONS).map(({ id, name, isTrending }) => ({
      name,
      href: `${mirrorBase()}play/${id}/`,
      isTrending,
    })),
  };
  return Response.json(suggestions);
}

/** Data files of a mirror, in place of what a portal's server answers. `npm run export` writes them. */
export const mirrorFiles = {
  searchIndex: () => "data/search/index.json",
  searchPiece: (text: string) => `data/search/${hexOf(text)}.json`,
  games: (id: string) => `data/games/${shardOf(id)}.json`,
  /** Ids of the games of a filter, by its query; all local games without one. */
  random: (query: string) => `data/random/${query.replace("=", "-") || "local"}.json`,
};

/** Games are in so many files, so that a list of a few games fetches a few. */
const SHARDS = 64;

function shardOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % SHARDS;
}

/** File name for any letters. */
function hexOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What lists of remembered games need of a game: its name, and its tile as HTML. */
export type MirroredGame = { readonly path: string; readonly name: string; readonly tile: string };

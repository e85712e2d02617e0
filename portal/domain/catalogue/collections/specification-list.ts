import type { GameFiles } from "#domain/catalogue/reading/game-location.ts";
import type { RefusedEntry } from "#domain/catalogue/reading/read-catalogue.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { type CollectionEntry, dayOf } from "./collection-entry.ts";
import type { KnownList } from "./list-shapes.ts";

/** Stands in for a date that an entry lacks, because the catalogue's parser wants one. */
const UNDATED = "1970-1-1";

/** The entries of a list of the specification's shape, with its quirks: alternate servers are joined, a missing type is inferred. */
export function specificationEntries(
  { list }: KnownList,
  files: GameFiles,
): { readonly entries: CollectionEntry[]; readonly refused: readonly RefusedEntry[] } {
  const dated = list.map((raw) => (dayOf(raw["dateAdded"]) ? raw : { ...raw, dateAdded: UNDATED }));
  const { games, refused } = readCatalogue(dated, files);
  const entries = games.map((game): CollectionEntry => {
    const { name, path, img, description, addedAt, isTrending, tags, author, licence, source } = game;
    const { language, words } = game;
    return {
      name,
      places: [path],
      // The parser draws a cover for an entry that has none.
      covers: img === `${game.id}.svg` ? [] : [img],
      description,
      dateAdded: addedAt.getTime() === 0 ? undefined : addedAt,
      isTrending,
      tags,
      author,
      licence,
      source,
      language,
      words,
      servers: game.servers.filter((server) => server !== path),
    };
  });
  return { entries, refused };
}

import { coverOf } from "#domain/catalogue/covers/cover.ts";
import { filters } from "#domain/catalogue/listing/filters.ts";
import type { PublicGame } from "#domain/catalogue/public-game.ts";
import { searchPieces } from "#domain/catalogue/search/search-pieces.ts";
import { searchedNames } from "#domain/catalogue/search/searched-names.ts";
import { type MirroredGame, mirrorFiles } from "#domain/mirror/mirror-files.ts";
import type { MirrorFolder } from "./mirror-folder.ts";
import type { MirrorSource } from "./mirror-source.ts";

type Options = {
  readonly source: MirrorSource;
  readonly folder: MirrorFolder;
  readonly games: readonly PublicGame[];
  readonly now: Date;
};

/** As many as one answer of the portal has. */
const TILES_PER_REQUEST = 100;

/** Writes what the browser reads in the server's place: the search index, tiles and names of games, and games to pick one of. */
export async function writeData({ source, folder, games, now }: Options): Promise<void> {
  await writeSearch(folder, games);
  await writeTiles(source, folder, games);
  for (const filter of filters(now)) {
    const ids = games.filter((game) => fits(game, filter)).map(({ id }) => id);
    await folder.write(mirrorFiles.random(filter.query), JSON.stringify(ids));
  }
}

// A fixed language, as the portal has.
const english = new Intl.Collator("en", { numeric: true });

async function writeSearch(folder: MirrorFolder, games: readonly PublicGame[]): Promise<void> {
  const sorted = games.toSorted(
    (a, b) => Number(b.isTrending) - Number(a.isTrending) || english.compare(a.name, b.name),
  );
  const { index, pieces } = searchPieces(
    sorted.map((game) => {
      const { id, name, isTrending } = game;
      const searched = searchedNames(game);
      const isPlain = searched === name.toLowerCase();
      return { id, name, ...(!isPlain && { searched }), cover: coverOf(game), isTrending };
    }),
  );
  await folder.write(mirrorFiles.searchIndex(), JSON.stringify(index));
  for (const [text, found] of pieces)
    await folder.write(mirrorFiles.searchPiece(text), JSON.stringify(found));
}

async function writeTiles(
  source: MirrorSource,
  folder: MirrorFolder,
  games: readonly PublicGame[],
): Promise<void> {
  const files = new Map<string, Record<string, MirroredGame>>();
  for (let from = 0; from < games.length; from += TILES_PER_REQUEST) {
    const some = games.slice(from, from + TILES_PER_REQUEST);
    const body = JSON.stringify(some.map(({ id }) => id));
    const response = await source.ask("/tiles", { method: "POST", body });
    const { html } = (await response.json()) as { html: string };
    const tiles = html.match(/<li data-game=.*?<\/li>/gs) ?? [];
    for (const [at, { id, path, name }] of some.entries()) {
      const file = files.get(mirrorFiles.games(id)) ?? {};
      file[id] = { path, name, tile: tiles[at] ?? "" };
      files.set(mirrorFiles.games(id), file);
    }
  }
  for (const [file, found] of files) await folder.write(file, JSON.stringify(found));
}

/** Whether a game is in a filter. Of all games a random one is local, as on a portal. */
function fits(game: PublicGame, filter: ReturnType<typeof filters>[number]): boolean {
  switch (filter.kind) {
    case "all":
      return game.gameType !== "external";
    case "type":
      return game.gameType === filter.type;
    case "trending":
      return game.isTrending;
    case "new":
    case "since":
      return new Date(game.dateAdded) >= filter.day;
  }
}

import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { type GameFacts, gameEntry } from "#cli/games/game-entry.ts";
import { importGame } from "#cli/games/import-game.ts";
import { stagingName } from "#cli/games/staging.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { formatIsoDay } from "#domain/day.ts";
import { unpackCuration } from "./curation-zip.ts";
import type { Plan } from "./plan.ts";
import type { SourceGame } from "./source-game.ts";

/** A game of a collection in a staging folder of its own, which is laid out as a data folder. */
export type StagedGame = {
  readonly from: SourceGame;
  readonly hash: string;
  readonly plan: Plan & { readonly kind: "import" };
  readonly game: Game;
  readonly imported: ImportedGame;
  readonly stagingDir: string;
  /** The folder in which its files lie. */
  readonly filesDir: string;
};

type Options = {
  readonly gamesDir: string;
  readonly dateOf: (source: SourceGame["source"]) => Promise<string>;
};

/** Copies a game of a collection into a staging folder and makes its entry. Nothing is left of one that is refused. */
export async function takeIn(
  from: SourceGame,
  hash: string,
  plan: StagedGame["plan"],
  { gamesDir, dateOf }: Options,
): Promise<StagedGame> {
  const { entry, source } = from;
  const stagingDir = join(gamesDir, stagingName());
  const filesDir = operatorGames(stagingDir).dir;
  try {
    await mkdir(filesDir, { recursive: true });
    const found = source.kind === "curation" ? await unpackCuration(source, stagingDir) : { source };
    const place = await placeOf(found.source, stagingDir);
    const start = found.source.kind === "folder" ? found.source.start : undefined;
    const hasCompanions = found.source.kind === "film" && found.source.hasCompanions;
    const asked = { name: plan.name, slug: plan.slug, entry: start, hasCompanions, address: entry.address };
    const read = await importGame(place, asked, filesDir);
    const imported = entry.flash ? { ...read, flash: { ...read.flash, ...entry.flash } } : read;
    const { description, isTrending, tags, author, licence, source: origin, servers } = entry;
    const dateAdded = entry.dateAdded ? formatIsoDay(entry.dateAdded) : await dateOf(source);
    const facts: GameFacts = {
      ...{ language: entry.language, words: entry.words },
      ...{ name: plan.name, description, isTrending, tags, author, licence, source: origin, servers },
      dateAdded,
    };
    const cover = found.cover ?? from.cover;
    return {
      from: { ...from, cover },
      hash,
      plan,
      game: gameEntry(imported, facts),
      imported,
      stagingDir,
      filesDir,
    };
  } catch (error) {
    await rm(stagingDir, { recursive: true, force: true });
    throw error;
  }
}

/** What is imported: a URL, a file or a folder. A page alone becomes a folder. */
async function placeOf(source: SourceGame["source"], stagingDir: string): Promise<string> {
  if (source.kind === "url") return source.url;
  if (source.kind !== "page") return source.path;
  const folder = join(stagingDir, "page");
  await mkdir(folder);
  await copyFile(source.path, join(folder, "index.html"));
  return folder;
}

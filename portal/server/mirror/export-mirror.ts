import { join } from "node:path";
import type { PublicGame } from "#domain/catalogue/public-game.ts";
import type { Config } from "#server/config.ts";
import { openMirrorFolder } from "./mirror-folder.ts";
import { openMirrorSource } from "./mirror-source.ts";
import { writeAssets } from "./write-assets.ts";
import { writeData } from "./write-data.ts";
import { writeGames } from "./write-games.ts";
import { writePages } from "./write-pages.ts";

type Options = {
  readonly config: Config;
  /** The build. */
  readonly dist: string;
  readonly out: string;
  /** Path that the mirror will lie under, with a slash at both ends. */
  readonly base: string;
  /** Runs one of the `EXPORT_STEPS`, for whoever shows progress. */
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
};

/** What a mirror has. */
export type ExportedMirror = { readonly pages: number; readonly games: number; readonly localGames: number };

export const EXPORT_STEPS = 4;

/** Writes a portal as a static mirror. Throws a `Refusal` where `out` has something else in it; after any error `out` is as before. */
export async function exportMirror({ config, dist, out, base, step }: Options): Promise<ExportedMirror> {
  const folder = await openMirrorFolder(out);
  try {
    const source = await openMirrorSource(config, dist, base);
    try {
      const response = await source.ask("/catalogue.json");
      const { games } = (await response.json()) as { games: PublicGame[] };
      const gameIds = games.map(({ id }) => id);
      const dirs = { playDir: join(dist, "play"), addedDir: join(config.dataDir, "games") };
      await step("scripts and styles", () => writeAssets(folder, join(dist, "client"), base));
      await step("games and engines", () => writeGames({ folder, base, games, ...dirs }));
      await step("search index", () => writeData({ source, folder, games, now: new Date() }));
      const pages = await step("pages", () => writePages({ source, folder, base, gameIds }));
      await folder.publish();
      const localGames = games.filter(({ gameType }) => gameType !== "external").length;
      return { pages, games: games.length, localGames };
    } finally {
      await source.close();
    }
  } finally {
    await folder.discard();
  }
}

import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { BuiltFlashGame } from "./flash.ts";

const source = path.resolve(import.meta.dirname, "..", "..", "games", "waflash");
const filmFile = z.strictObject({ film: z.string() });

export type BuiltWaflashGame = Pick<BuiltFlashGame, "slug" | "stage">;

/**
 * Puts every folder of `games/waflash` into `outDir` with the film that its `film.json` names, taken from the Flash
 * games built before. The page around it is the player's.
 */
export async function buildWaflashGames({
  flashDir,
  films,
  outDir,
}: {
  flashDir: string;
  films: readonly BuiltFlashGame[];
  outDir: string;
}): Promise<BuiltWaflashGame[]> {
  const built: BuiltWaflashGame[] = [];
  for (const slug of (await readdir(source)).toSorted()) {
    const file = path.join(source, slug, "film.json");
    const { film } = filmFile.parse(JSON.parse(await readFile(file, "utf8")));
    const found = films.find((game) => game.slug === film);
    if (!found) throw new Error(`${file}: there is no Flash game called '${film}'.`);
    await mkdir(path.join(outDir, slug), { recursive: true });
    await cp(path.join(flashDir, `${film}.swf`), path.join(outDir, slug, "game.swf"));
    built.push({ slug, stage: found.stage });
  }
  return built;
}

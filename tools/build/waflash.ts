import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { z } from "zod";
import type { BuiltFlashGame } from "./flash.ts";

const source = path.join(root, "games", "waflash");
const filmFile = z.strictObject({ film: z.string() });

export type BuiltWaflashGame = Pick<BuiltFlashGame, "slug" | "stage">;

/** Every folder of `games/waflash` with the Flash game whose film its `film.json` names. */
export async function waflashFilms(): Promise<{ slug: string; film: string }[]> {
  const slugs = (await readdir(source)).toSorted();
  return Promise.all(
    slugs.map(async (slug) => {
      const text = await readFile(path.join(source, slug, "film.json"), "utf8");
      return { slug, ...filmFile.parse(JSON.parse(text)) };
    }),
  );
}

/**
 * Puts every folder of `games/waflash` into `outDir` with its film, taken from the Flash games built before.
 * The page around it is the player's.
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
  for (const { slug, film } of await waflashFilms()) {
    const found = films.find((game) => game.slug === film);
    if (!found) throw new Error(`games/waflash/${slug}/film.json: there is no Flash game called '${film}'.`);
    await mkdir(path.join(outDir, slug), { recursive: true });
    await cp(path.join(flashDir, `${film}.swf`), path.join(outDir, slug, "game.swf"));
    built.push({ slug, stage: found.stage });
  }
  return built;
}

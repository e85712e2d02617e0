import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { z } from "zod";
import type { BuiltFlashGame } from "./flash.ts";

const waflashDir = path.join(root, "games", "waflash");
const swfFile = z.strictObject({ swf: z.string() });

/** Every folder of `games/waflash`, with the slug of the Flash game whose SWF its `swf.json` names. */
export async function readWaflashGames(): Promise<{ slug: string; swf: string }[]> {
  const slugs = (await readdir(waflashDir)).toSorted();
  return Promise.all(
    slugs.map(async (slug) => {
      const text = await readFile(path.join(waflashDir, slug, "swf.json"), "utf8");
      return { slug, ...swfFile.parse(JSON.parse(text)) };
    }),
  );
}

/** Copies the SWF of every waflash game from `flashDir`, where the Flash games are built, into `outDir`. The page around it is the player's. */
export async function buildWaflashGames({
  flashDir,
  flashGames,
  outDir,
}: {
  flashDir: string;
  flashGames: readonly BuiltFlashGame[];
  outDir: string;
}): Promise<BuiltFlashGame[]> {
  const built: BuiltFlashGame[] = [];
  for (const { slug, swf } of await readWaflashGames()) {
    const flashGame = flashGames.find((game) => game.slug === swf);
    if (!flashGame)
      throw new Error(`games/waflash/${slug}/swf.json: there is no Flash game called '${swf}'.`);
    await mkdir(path.join(outDir, slug), { recursive: true });
    await cp(path.join(flashDir, `${swf}.swf`), path.join(outDir, slug, "game.swf"));
    built.push({ slug, stage: flashGame.stage });
  }
  return built;
}

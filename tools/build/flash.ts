import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { swfUnpacker } from "@recess/portal/adapters/swf/swf-file.ts";
import { readSwfHeader } from "@recess/portal/domain/catalogue/swf/swf-header.ts";
import { compileAvm1 } from "./flash/avm1.ts";
import { committedSwf } from "./flash/avm2.ts";
import { type FlashGame, readFlashGames } from "./flash/flash-games.ts";

export type BuiltFlashGame = {
  slug: string;
  stage: { width: number; height: number; frameRate: number };
};

/**
 * Writes every Flash game into `outDir` as `<slug>.swf`. AVM1 games are compiled; AVM2 games are copied as committed, since their
 * compiler is not a package that a build could install. The stage is read from the SWF.
 */
export async function buildFlashGames(outDir: string): Promise<BuiltFlashGame[]> {
  await mkdir(outDir, { recursive: true });
  const built: BuiltFlashGame[] = [];
  for (const game of await readFlashGames()) {
    const swf = await swfOf(game);
    const { width, height, frameRate } = readSwfHeader(swf, swfUnpacker);
    await writeFile(path.join(outDir, `${game.slug}.swf`), swf);
    built.push({ slug: game.slug, stage: { width, height, frameRate } });
  }
  return built;
}

function swfOf(game: FlashGame): Promise<Uint8Array> {
  return game.runtime === "avm1" ? compileAvm1(game) : readFile(committedSwf(game));
}

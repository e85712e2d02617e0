import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { swfUnpacker } from "@recess/portal/adapters/swf/swf-file.ts";
import { readSwfHeader } from "@recess/portal/domain/catalogue/swf/swf-header.ts";
import { compileAvm1 } from "./flash/avm1.ts";
import { builtFile } from "./flash/avm2.ts";
import { type FlashGame, readShelf } from "./flash/flash-games.ts";

export type BuiltFlashGame = {
  slug: string;
  stage: { width: number; height: number; frameRate: number };
  avm: 1 | 2;
};

/**
 * Puts every game of the Flash shelf into `outDir` as `<slug>.swf`: AVM1 compiled here, AVM2 as committed, since
 * its compiler is not a package that a build could install. What is said of a game is read from its file.
 */
export async function buildFlashGames({
  outDir,
  onProgress = () => undefined,
}: {
  outDir: string;
  onProgress?: (line: string) => void;
}): Promise<BuiltFlashGame[]> {
  await mkdir(outDir, { recursive: true });
  const built: BuiltFlashGame[] = [];
  for (const game of await readShelf()) {
    const swf = await movieOf(game);
    const { width, height, frameRate, avm } = readSwfHeader(swf, swfUnpacker);
    await writeFile(path.join(outDir, `${game.slug}.swf`), swf);
    built.push({ slug: game.slug, stage: { width, height, frameRate }, avm });
    onProgress(`${game.slug}.swf: AVM${avm}, ${width}×${height}, ${Math.ceil(swf.length / 1024)} KB`);
  }
  return built;
}

function movieOf(game: FlashGame): Promise<Uint8Array> {
  return game.runtime === "avm1" ? compileAvm1(game) : readFile(builtFile(game));
}

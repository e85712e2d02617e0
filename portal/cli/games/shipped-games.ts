import { readCatalogueSources, readForeignCatalogue } from "#adapters/files/catalogue-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { builtCatalogue, isRelease, root } from "#paths.mjs";

/** The games that the portal brings: of the sources, which need no build, or of the built catalogue where a release has no sources. */
export async function shippedGames(): Promise<readonly Game[]> {
  const { games } = isRelease
    ? await readForeignCatalogue(builtCatalogue, { has: () => true })
    : await readCatalogueSources(root);
  return games;
}

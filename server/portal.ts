import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "#adapters/files/content-files.ts";
import { makeCatalogue } from "#domain/catalogue/catalogue.ts";
import { readCatalogue } from "#domain/catalogue/reader.ts";
import type { Portal } from "#domain/portal.ts";
import type { Config } from "./config.ts";

type Places = {
  /** The catalogue that the build wrote. */
  readonly catalogueFile: string;
  readonly contentDir: string;
};

/** Joins the portal to the outside world, for the site and the command line alike. */
export async function openPortal(
  { catalogueFile, contentDir }: Places,
  config: Pick<Config, "play" | "siteName">,
): Promise<Portal> {
  const { content, mistakes } = readContent(contentDir);
  if (!content) {
    const [first] = mistakes;
    throw new Error(
      `${first?.file}:${first?.line}: ${first?.message}${mistakes.length > 1 ? ` (and ${mistakes.length - 1} more: npm run content:check)` : ""}`,
    );
  }
  // The build has looked for the files already.
  const { games } = readCatalogue(JSON.parse(await readFile(catalogueFile, "utf8")), { has: () => true });
  return {
    catalogue: makeCatalogue(games),
    content: config.siteName ? { ...content, site: { ...content.site, name: config.siteName } } : content,
    play: config.play,
    now: () => new Date(),
    random: Math.random,
  };
}

export const builtPlaces: Places = {
  catalogueFile: join(import.meta.dirname, "..", "dist", "catalogue.json"),
  contentDir: join(import.meta.dirname, "..", "content"),
};

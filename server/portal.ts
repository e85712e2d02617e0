import { join } from "node:path";
import type { Logger } from "pino";
import { readContent } from "#adapters/files/content-files.ts";
import { operatorShelf } from "#adapters/files/operator-shelf.ts";
import type { Portal } from "#domain/portal.ts";
import type { Config } from "./config.ts";
import { openCatalogue } from "./live-catalogue.ts";

const root = join(import.meta.dirname, "..");

/** Joins the portal to the outside world, for the site and the command line alike. */
export async function openPortal(config: Config, log: Logger): Promise<Portal> {
  const { content, mistakes } = readContent(join(root, "content"));
  if (!content) {
    const [first, ...more] = mistakes;
    const others = more.length > 0 ? ` (and ${more.length} more: npm run content:check)` : "";
    throw new Error(`${first?.file}:${first?.line}: ${first?.message}${others}`);
  }
  const catalogue = await openCatalogue(
    join(root, "dist", "catalogue.json"),
    operatorShelf(config.dataDir),
    log,
  );
  return {
    get catalogue() {
      return catalogue.current();
    },
    content: config.siteName ? { ...content, site: { ...content.site, name: config.siteName } } : content,
    play: config.play,
    now: () => new Date(),
    random: Math.random,
  };
}

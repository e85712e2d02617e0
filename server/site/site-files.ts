import { join } from "node:path";
import { isHashedName } from "#server/static/hashed-name.ts";
import { layered } from "#server/static/layered.ts";
import { type StaticFiles, staticFiles } from "#server/static/static-files.ts";

/** What the build made for browsers, and the pictures of games that the operator added. */
export function siteFiles(dist: string, dataDir: string): StaticFiles {
  return layered(
    // The bundler puts a hash into every name under assets/, and not every hash looks like one.
    staticFiles({
      root: join(dist, "client"),
      isImmutable: (path) => path.startsWith("assets/") || isHashedName(path),
    }),
    staticFiles({ root: join(dataDir, "games", "public") }),
  );
}

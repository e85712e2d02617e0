import { join } from "node:path";
import { isHashedName } from "#server/http/static/hashed-name.ts";
import { layered } from "#server/http/static/layered.ts";
import {
  ASK_AGAIN,
  FOR_A_WHILE,
  FOR_EVER,
  type StaticFiles,
  staticFiles,
} from "#server/http/static/static-files.ts";

const isPicture = /\.(?:svg|png|jpe?g|webp|avif|gif|webm|mp4)$/i;

/** What the build made for browsers, and the pictures of games that the operator added. */
export function siteFiles(dist: string, dataDir: string): StaticFiles {
  return layered(
    staticFiles({ root: join(dist, "client"), lifetime }),
    staticFiles({ root: join(dataDir, "games", "public"), lifetime }),
  );
}

function lifetime(path: string): string {
  // The bundler puts a hash into every name under assets/, and not every hash looks like one.
  if (path.startsWith("assets/") || isHashedName(path)) return FOR_EVER;
  // Forty covers that ask each time whether they are still the same take longer than the page they are on.
  return isPicture.test(path) ? FOR_A_WHILE : ASK_AGAIN;
}

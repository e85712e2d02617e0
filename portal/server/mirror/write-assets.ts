import type { MirrorFolder } from "./mirror-folder.ts";
import { underBase } from "./under-base.ts";
import { walkFiles } from "./walk-files.ts";

/** What the build leaves in the folder for the server, and what a mirror has no use for. */
const isLeftOut = /^(?:sw\.js|(?:scripts|styles|themes)\.json|robots\.txt)$/;

/** Writes the site's own scripts, styles and pictures. */
export async function writeAssets(folder: MirrorFolder, clientDir: string, base: string): Promise<void> {
  for await (const { path, bytes } of walkFiles(clientDir)) {
    if (isLeftOut.test(path)) continue;
    await folder.write(path, /\.(?:js|css)$/.test(path) ? underBase(bytes().toString(), base) : bytes());
  }
  // GitHub Pages would run the folder through Jekyll.
  await folder.write(".nojekyll", "");
}

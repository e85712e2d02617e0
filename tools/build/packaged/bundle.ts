import { realpathSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { html5Config } from "#tools/build/html5.ts";
import { applyEdits } from "./edits.ts";
import type { Job } from "./job.ts";

/** Bundles our host page of a packaged game like one of our own games. The page imports the package as `package`. */
export async function bundleGame(job: Job): Promise<void> {
  const config = html5Config(job.own, job.out);
  // Under its own name a package would only offer what its author meant to be imported, which is seldom the examples.
  await build({ ...config, resolve: { alias: { package: job.from } }, plugins: [editing(job)] });
}

/** Vite plugin that applies the edits of the recipe. An edit of a file that is not bundled is an error. */
function editing({ slug, recipe, from }: Job): Plugin {
  const unedited = new Set(recipe.edits.map((edit) => edit.file));
  // The bundler resolves symbolic links, such as a linked node_modules.
  const packageDir = realpathSync(from);
  return {
    name: "recess-edits",
    enforce: "pre",
    transform(code, id) {
      const file = path.relative(packageDir, id.replace(/\?.*$/, "")).replaceAll(path.sep, "/");
      if (!unedited.delete(file)) return undefined;
      const edits = recipe.edits.filter((edit) => edit.file === file);
      return { code: applyEdits(code, edits, slug), map: null };
    },
    buildEnd(error) {
      const [unused] = unedited;
      if (!error && unused !== undefined) throw new Error(`${slug}: ${unused} is not a part of the game`);
    },
  };
}

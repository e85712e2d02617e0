import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { html5Config } from "#scripts/build/html5.ts";
import type { Job } from "#scripts/build/packaged.ts";
import { edited } from "./edits.ts";

/** Builds a game's modules as those of our own games are built, from our host page or from the package's own. */
export async function bundleGame(job: Job): Promise<void> {
  const hasOwnPage = existsSync(path.join(job.own, "index.html"));
  const root = hasOwnPage ? job.own : path.join(job.from, job.recipe.folder);
  const config = html5Config(root, job.out);
  // Some packages name their modules .jsx or bring style sheets that only their own tools read; nothing here needs either.
  await build({ ...config, plugins: [editing(job)] });
}

/** Edits sources on their way into the bundle, and complains of those that it never met. */
function editing({ slug, recipe, from }: Job): Plugin {
  const met = new Set<string>();
  return {
    name: "recess-edits",
    enforce: "pre",
    transform(code, id) {
      const file = path.relative(from, id.replace(/\?.*$/, "")).replaceAll(path.sep, "/");
      const edits = recipe.edits.filter((edit) => edit.file === file);
      if (edits.length === 0) return undefined;
      met.add(file);
      return { code: edited(code, edits, slug), map: null };
    },
    buildEnd(error) {
      const idle = recipe.edits.find((edit) => !met.has(edit.file));
      if (!error && idle) throw new Error(`${slug}: ${idle.file} is not a part of the game`);
    },
  };
}

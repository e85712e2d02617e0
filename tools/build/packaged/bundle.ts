import { realpathSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { html5Config } from "#tools/build/html5.ts";
import { edited } from "./edits.ts";
import type { Job } from "./job.ts";

/** Builds our host page and the modules it names as those of our own games are built. It knows the package as `package`. */
export async function bundleGame(job: Job): Promise<void> {
  const config = html5Config(job.own, job.out);
  // Under its own name a package would only offer what its author meant to be imported, which is seldom the examples.
  await build({ ...config, resolve: { alias: { package: job.from } }, plugins: [editing(job)] });
}

/** Edits sources on their way into the bundle, and complains of those that it never met. */
function editing({ slug, recipe, from }: Job): Plugin {
  const waiting = new Set(recipe.edits.map((edit) => edit.file));
  // The bundler names files by where they really are; a linked node_modules would hide them from us.
  const place = realpathSync(from);
  return {
    name: "recess-edits",
    enforce: "pre",
    transform(code, id) {
      const file = path.relative(place, id.replace(/\?.*$/, "")).replaceAll(path.sep, "/");
      if (!waiting.delete(file)) return undefined;
      const edits = recipe.edits.filter((edit) => edit.file === file);
      return { code: edited(code, edits, slug), map: null };
    },
    buildEnd(error) {
      const [idle] = waiting;
      if (!error && idle !== undefined) throw new Error(`${slug}: ${idle} is not a part of the game`);
    },
  };
}

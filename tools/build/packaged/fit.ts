import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Job } from "./job.ts";

/** Adds a script to a page of fixed size that zooms it to the size of its frame. */
export async function fitPage({ slug, recipe, out }: Job): Promise<void> {
  if (!recipe.fit) return;
  const { width, height } = recipe.fit;
  const page = path.join(out, "index.html");
  const text = await readFile(page, "utf8");
  const tag = `<script src="fit.js" data-width="${width}" data-height="${height}"></script>`;
  if (!/<\/head>/i.test(text))
    throw new Error(`${slug}: its page has no head to put the fitting script into`);
  await writeFile(page, text.replace(/<\/head>/i, `${tag}$&`));
  await cp(path.join(import.meta.dirname, "fit.js"), path.join(out, "fit.js"));
}

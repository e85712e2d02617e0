import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import type { Job } from "./job.ts";

const textsDir = path.join(root, "catalogue", "licence-texts");

/** Writes the licence text into the game's folder, as every licence demands of those who redistribute the game. */
export async function writeLicence(job: Job): Promise<void> {
  await writeFile(path.join(job.out, "LICENSE.txt"), await licenceText(job));
}

/** Text of the licence that the game is redistributed under, with its author and source. */
export async function licenceText({ game, recipe, from }: Job): Promise<string> {
  const head = `${game.name}, by ${game.author}\n${game.licence}, from ${game.source} (npm: ${recipe.package} ${recipe.version})\n`;
  if (recipe.licences.length > 0) {
    const texts = recipe.licences.map((name) => readFile(path.join(from, name), "utf8"));
    return [head, ...(await Promise.all(texts))].join("\n");
  }
  const standard = await readFile(path.join(textsDir, `${game.licence}.txt`), "utf8");
  const note = `The package names this licence and brings no text of its own; these are its standard words.\n`;
  return [head, note, standard.replace("<author>", game.author ?? "")].join("\n");
}

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import type { Job } from "./job.ts";

const TEXTS = path.join(root, "catalogue", "licence-texts");

/** Puts the licence's text into the game's folder, as every licence asks of whoever hands the game on. */
export async function writeLicence(job: Job): Promise<void> {
  await writeFile(path.join(job.out, "LICENSE.txt"), await licenceText(job));
}

/** The words under which a game may be handed on, with whom they come from. */
export async function licenceText({ game, recipe, from }: Job): Promise<string> {
  const head = `${game.name}, by ${game.author}\n${game.licence}, from ${game.source} (npm: ${recipe.package} ${recipe.version})\n`;
  if (recipe.licences.length > 0) {
    const texts = recipe.licences.map((name) => readFile(path.join(from, name), "utf8"));
    return [head, ...(await Promise.all(texts))].join("\n");
  }
  const standard = await readFile(path.join(TEXTS, `${game.licence}.txt`), "utf8");
  const note = `The package names this licence and brings no text of its own; these are its standard words.\n`;
  return [head, note, standard.replace("<author>", game.author ?? "")].join("\n");
}

import { existsSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { findGameFolders } from "@recess/portal/adapters/files/game-folders.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import { root } from "@recess/portal/paths.mjs";
import { html5Dir } from "#tools/build/html5.ts";

const templateDir = `${path.join(root, "games", "template")}/`;

const help = `Usage: npm run games -- new <slug>

Makes games/html5/<slug>/: a small complete game to change into yours.
The slug is its address: lower-case words joined by hyphens, such as paper-planes.`;

/** Title of a game, made from its slug: `paper-planes` becomes `Paper Planes`. */
export function nameOf(slug: string): string {
  return slug.replaceAll(
    /(^|-)([a-z0-9])/g,
    (_, hyphen, letter: string) => (hyphen ? " " : "") + letter.toUpperCase(),
  );
}

/** Why a slug cannot be used for a new game; undefined where it can. */
export async function problemWith(slug: string, gamesDir: string): Promise<string | undefined> {
  if (!slug) return "Give the new game a slug.";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    return `"${slug}" cannot be a slug: use at most 40 lower-case letters and digits, words joined by hyphens.`;
  }
  const taken = (await findGameFolders(gamesDir)).some((game) => game.slug === slug);
  if (taken || existsSync(path.join(gamesDir, slug))) return `There is already a game called ${slug}.`;
  return undefined;
}

/** Copies the template under a new name. Returns the new folder. */
export async function makeGame(slug: string, gamesDir: string): Promise<string> {
  const target = path.join(gamesDir, slug);
  await cp(templateDir, target, { recursive: true });
  for (const file of await readdir(target)) {
    const text = await readFile(path.join(target, file), "utf8");
    const renamed = text.replaceAll('"skeleton"', `"${slug}"`).replaceAll("Skeleton", nameOf(slug));
    await writeFile(path.join(target, file), renamed);
  }
  return target;
}

if (import.meta.main) {
  const { positionals, refuse } = readCommand(help, { allowPositionals: true });
  const [slug = ""] = positionals;
  const problem = await problemWith(slug, html5Dir);
  if (problem) refuse(problem);
  const folder = await makeGame(slug, html5Dir);
  console.log(`Made ${path.relative(process.cwd(), folder)}. Play it: npm run games -- dev ${slug}`);
}

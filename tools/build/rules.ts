import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "@recess/portal/paths.mjs";
import { html5Dir, html5Games } from "./html5.ts";
import { bundleVersioned, VERSION } from "./versioned-module.ts";

const replayFile = path.join(root, "games", "kit", "records", "replay.ts");

/** What the build tells the server about a game on the boards. */
export type IndexEntry = {
  readonly version: string;
  readonly file: string;
  readonly gamePath: string;
  /** Folder of the games that share a core. */
  readonly family: string;
  readonly unit: string;
  readonly hasGhost: boolean;
  readonly boards: readonly { readonly id: string; readonly name: string }[];
};

/**
 * Bundles the rules of a game on the boards into one module without imports, which plays a tape to its score. Its version is a hash of the
 * module, so a tape counts only with the very rules that it was recorded with.
 */
export async function buildGameRules(
  { slug, path: folder, rulesFile }: GameWithRules,
  outDir: string,
): Promise<IndexEntry> {
  await mkdir(outDir, { recursive: true });
  const { code, version } = await bundleVersioned(rulesFile, entryCode(rulesFile), "RULES_VERSION");
  const file = path.join(outDir, `${slug}.js`);
  await writeFile(file, code);
  const { unit, hasGhost, boards } = await import(pathToFileURL(file).href);
  const family = folder.split("/")[0] ?? slug;
  return { version, file: `${slug}.js`, gamePath: `${slug}/`, family, unit, hasGhost, boards };
}

/** Lists the modules by slug in `index.json`, for the server. */
export async function writeRulesIndex(
  index: Readonly<Record<string, IndexEntry>>,
  outDir: string,
): Promise<void> {
  await writeFile(path.join(outDir, "index.json"), JSON.stringify(index, undefined, 2));
}

type GameWithRules = { readonly slug: string; readonly path: string; readonly rulesFile: string };

/** Our games on the boards: those with a `rules.ts`. */
export async function gamesWithRules(): Promise<GameWithRules[]> {
  const games = await html5Games();
  return games
    .map((game) => ({ ...game, rulesFile: path.join(html5Dir, game.path, "rules.ts") }))
    .filter(({ rulesFile }) => existsSync(rulesFile));
}

const entryCode = (rulesFile: string) => `
import { rules } from ${JSON.stringify(rulesFile)};
import { replay as play } from ${JSON.stringify(replayFile)};
export const slug = rules.slug;
export const version = ${JSON.stringify(VERSION)};
export const unit = rules.unit ?? "Score";
export const hasGhost = rules.hasGhost ?? false;
export const boards = Object.entries(rules.boards ?? { "": "" }).map(([id, name]) => ({ id, name }));
export const replay = (tape, limits) => play(rules, tape, limits);
`;

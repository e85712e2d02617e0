import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";
import { html5Dir, html5Games } from "./html5.ts";

/** Stands for the version in the bundle whose hash is the version. */
const PLACEHOLDER = "version of the rules";
const ENTRY = "virtual:entry";
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
  const { code, version } = await bundleRules(rulesFile);
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

async function bundleRules(rulesFile: string): Promise<{ code: string; version: string }> {
  const result = await build({
    root: path.dirname(rulesFile),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: { RULES_VERSION: JSON.stringify(PLACEHOLDER) },
    plugins: [virtualEntry(entryCode(rulesFile))],
    build: { write: false, ssr: true, minify: true, rolldownOptions: { input: ENTRY } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk" || chunk.imports.length > 0)
    throw new Error(`The rules in ${rulesFile} cannot be bundled into one module.`);
  const version = createHash("sha256").update(chunk.code).digest("hex").slice(0, 12);
  return { code: chunk.code.replaceAll(PLACEHOLDER, version), version };
}

/** Plugin that gives the bundler an entry without a file. */
export function virtualEntry(code: string) {
  return {
    name: "virtual-entry",
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id: string) => (id === `\0${ENTRY}` ? code : undefined),
  };
}

const entryCode = (rulesFile: string) => `
import { rules } from ${JSON.stringify(rulesFile)};
import { replay as play } from ${JSON.stringify(replayFile)};
export const slug = rules.slug;
export const version = ${JSON.stringify(PLACEHOLDER)};
export const unit = rules.unit ?? "Score";
export const hasGhost = rules.hasGhost ?? false;
export const boards = Object.entries(rules.boards ?? { "": "" }).map(([id, name]) => ({ id, name }));
export const replay = (tape, limits) => play(rules, tape, limits);
`;

import path from "node:path";
import { findGameFolders, type GameFolder } from "@recess/portal/adapters/files/game-folders.ts";
import { root } from "@recess/portal/paths.mjs";
import { build, type InlineConfig } from "vite";
import { gameMessages } from "./game-messages.ts";

/** Source folder of our HTML5 games. */
export const html5Dir = `${path.join(root, "games", "html5")}/`;

/** Our own HTML5 games: slugs and source folders. */
export function html5Games(): Promise<GameFolder[]> {
  return findGameFolders(html5Dir);
}

/** Source folder of the game with this slug. */
export async function html5Folder(slug: string): Promise<string> {
  const found = (await html5Games()).find((game) => game.slug === slug);
  if (!found) throw new Error(`There is no game "${slug}" in games/html5.`);
  return path.join(html5Dir, found.path);
}

/** Sources of a game below the project's folder: those of its family, as games such as Scrapyard Sam share a core, and the kit. */
export function html5Sources(folder: string): string[] {
  const family = `games/html5/${folder.split("/")[0]}`;
  return ["games/kit", family, "games/package.json", "portal/compile-messages.ts"];
}

/** Constants of a game's code: the versions of its rules on the boards and of those with seats, as source text. */
type RulesVersions = { readonly RULES_VERSION?: string; readonly SEATS_VERSION?: string };

/** Bundles our HTML5 games into `outDir/<slug>/`, ready for any web server. Without `only`, all of them. Returns their slugs. */
export async function buildHtml5Games({
  outDir,
  only,
  versions = {},
}: {
  outDir: string;
  only?: readonly string[];
  /** Versions of the rules of each game, by slug. */
  versions?: Readonly<Record<string, RulesVersions>>;
}): Promise<string[]> {
  const slugs = only ?? (await html5Games()).map(({ slug }) => slug);
  for (const slug of slugs) {
    const folder = await html5Folder(slug);
    const config = html5Config(folder, path.resolve(outDir, slug));
    await build({ ...config, plugins: [gameMessages(folder)], define: versions[slug] ?? {} });
  }
  return [...slugs];
}

export function html5Config(root: string, outDir: string): InlineConfig {
  return {
    root,
    // Played below /assets/html5/<slug>/, from a mirror's folder, from anywhere.
    base: "./",
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsDir: ".",
      // Browsers fetch no font for a frame without an origin of its own, as games have on a mirror. Other files stay files.
      assetsInlineLimit: (file) => file.endsWith(".woff2"),
      // The polyfill is for browsers that cannot run them anyway.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
}

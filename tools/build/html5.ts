import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build, type InlineConfig } from "vite";

export const html5Dir = `${path.join(root, "games", "html5")}/`;

type Options = {
  /** Each game goes into a folder of its own here. */
  outDir: string;
  /** Slugs; all games unless told. */
  only?: readonly string[];
  onProgress?: (slug: string) => void;
  /** Where the games' sources are. */
  from?: string;
};

/** The games of our own that have a page to start from. */
export async function html5Slugs(from = html5Dir): Promise<string[]> {
  const entries = await readdir(from, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(from, entry.name, "index.html")))
    .map((entry) => entry.name)
    .sort();
}

/** Compiles games of our own into folders that any web server can serve as they are. Gives the slugs. */
export async function buildHtml5Games({
  outDir,
  only,
  onProgress,
  from = html5Dir,
}: Options): Promise<string[]> {
  const slugs = only ?? (await html5Slugs(from));
  for (const slug of slugs) {
    await build(html5Config(path.join(from, slug), path.resolve(outDir, slug)));
    onProgress?.(slug);
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
      // Games may not use data: addresses, and the polyfill is for browsers that cannot run them anyway.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
}

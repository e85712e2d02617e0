import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { GameNeed } from "#domain/catalogue/game.ts";
import type { Adaptations, FetchLibrary } from "#domain/catalogue/imported-game.ts";
import { foreignModules, foreignScripts, withScripts } from "#domain/catalogue/intake/foreign-scripts.ts";
import { withoutFrameTests } from "#domain/catalogue/intake/frame-tests.ts";
import { needsIn } from "#domain/catalogue/intake/game-needs.ts";
import { type KnownLibrary, knownLibrary } from "#domain/catalogue/intake/known-libraries.ts";
import { type OwnFiles, withRelativePaths } from "#domain/catalogue/intake/own-paths.ts";
import { Refusal } from "#domain/errors.ts";

/** Folder in a game for the libraries that the intake brings. */
export const LIBRARY_FOLDER = "recess-libraries";

/**
 * Adapts the files of a game in the staging folder to the portal: known libraries of other hosts lie beside it, tests for a page around it find
 * none, paths from the host's root are relative. `paths` are its files; all bytes but those stay as they are.
 */
export async function adaptGame(
  dir: string,
  paths: readonly string[],
  fetchLibrary: FetchLibrary | undefined,
): Promise<Adaptations> {
  const libraries = openLibraries(dir, fetchLibrary);
  const own = ownFiles(paths.map((path) => relative(dir, path).split(sep).join("/")));
  const needs = new Set<GameNeed>();
  const modules = new Set<string>();
  let frameTests = 0;
  let ownPaths = 0;
  for (const path of paths) {
    if (!/\.(?:html?|m?js|css)$/i.test(path)) continue;
    const name = relative(dir, path).split(sep).join("/");
    // Latin1 keeps every byte, whatever the charset.
    const before = (await readFile(path)).toString("latin1");
    const page = /\.html?$/i.test(path) ? await libraries.replaceIn(before, name) : before;
    for (const url of foreignModules(before)) modules.add(url);
    const related = withRelativePaths(page, name, own);
    const unframed = /\.css$/i.test(path)
      ? { code: related.text, count: 0 }
      : withoutFrameTests(related.text);
    ownPaths += related.count;
    frameTests += unframed.count;
    for (const need of needsIn(before)) needs.add(need);
    if (unframed.code !== before) await writeFile(path, unframed.code, "latin1");
  }
  const { libraries: placed, blockedScripts } = libraries.report();
  return {
    libraries: placed,
    blockedScripts: [...blockedScripts, ...modules].toSorted(),
    frameTests,
    ownPaths,
    needs: [...needs].toSorted(),
  };
}

function ownFiles(names: readonly string[]): OwnFiles {
  const files = new Set(names);
  const folders = new Set(names.flatMap((name) => parentsOf(name)));
  return { hasFile: (path) => files.has(path), hasFolder: (path) => folders.has(path) };
}

function parentsOf(name: string): string[] {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function openLibraries(dir: string, fetchLibrary: FetchLibrary | undefined) {
  const placed = new Map<string, string>();
  const replaced = new Set<string>();
  const blocked = new Set<string>();

  /** Path of the library's file below `dir`. */
  async function place(library: KnownLibrary, fetchIt: FetchLibrary): Promise<string> {
    const name = `${LIBRARY_FOLDER}/${library.name}-${library.version}.js`;
    if (!placed.has(name)) {
      const bytes = await fetchIt(library);
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), bytes);
      placed.set(name, name);
    }
    return name;
  }

  async function pathFor(url: string): Promise<string | undefined> {
    const library = knownLibrary(url);
    if (!library || !fetchLibrary) {
      blocked.add(url);
      return undefined;
    }
    try {
      const path = await place(library, fetchLibrary);
      replaced.add(`${library.name} ${library.version} for ${url}`);
      return path;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      blocked.add(`${url} (${error.message})`);
      return undefined;
    }
  }

  return {
    async replaceIn(page: string, name: string): Promise<string> {
      const found = new Map<string, string>();
      for (const url of foreignScripts(page)) {
        const path = await pathFor(url);
        if (path !== undefined) found.set(url, "../".repeat(name.split("/").length - 1) + path);
      }
      return found.size === 0 ? page : withScripts(page, (url) => found.get(url));
    },
    report: () => ({ libraries: [...replaced].toSorted(), blockedScripts: [...blocked].toSorted() }),
  };
}

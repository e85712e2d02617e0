import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { islands } from "#app/islands/registry.ts";
import { root } from "#paths.mjs";
import { scriptSheets } from "./script-classes.ts";

const app = join(root, "portal", "app");

/** Every file that a source of the app reaches by imports, early or late. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
    /(?:from|import\()\s*"((?:\.|#app)\/[^"]+)"/g,
  ))
    reachedFrom(path.startsWith("#app") ? join(app, path.slice(5)) : join(dirname(file), path), seen);
  return seen;
}

const sheetsOf = (entry: string) =>
  Array.from(reachedFrom(join(app, entry)), (file) => relative(app, file))
    .flatMap((file) => /^(.*)\.module\.css$/.exec(file)?.[1] ?? [])
    .toSorted();

describe("scriptSheets", () => {
  const entries = {
    "data-suggests": "suggestions/suggestions.ts",
    'data-widget="erase"': "privacy/erase-button.ts",
    'data-widget="favourites"': "mine/favourites-list.ts",
    'data-widget="recent"': "mine/recent-list.ts",
    'data-widget="kept-games"': "offline/kept-games-list.ts",
    'data-widget="room"': "together/room-widget.ts",
    ...Object.fromEntries(
      Object.keys(islands).map((name) => [`data-island="${name}"`, `islands/${name}.island.tsx`]),
    ),
  };

  it.each(Object.entries(entries))(
    "has every CSS module that the script of %s imports",
    (attribute, entry) => {
      expect(scriptSheets[attribute]?.toSorted()).toEqual(sheetsOf(entry));
    },
  );
});

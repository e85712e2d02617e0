import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#paths.mjs";
import { defaultSettings } from "./settings.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const settings = defaultSettings();

/** The rows of the table of settings: name and default. */
function documented(text: string): Record<string, string> {
  const rows = text.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|–) \|/gm);
  return Object.fromEntries([...rows].map(([, name = "", value = ""]) => [name, value]));
}

/** Settings are written `LIKE_THIS`, also with a value behind. */
function named(text: string): string[] {
  return [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name = ""]) => name);
}

/** Other words that look like one. `BUILD_DIR` is for measuring other builds, not for operators. */
const noSettings = ["SIGTERM", "SIGUSR", "BUILD_DIR"];

describe("the table of settings in docs/operating.md", () => {
  it("has every setting with its default, and no other", () => {
    expect(documented(read("docs/operating.md"))).toEqual(settings);
  });

  it("would be found out if one were missing or its default wrong", () => {
    const text = read("docs/operating.md");
    expect(documented(text.replace("| `PORT` | `3000` |", "| `PORT` | `8080` |"))).not.toEqual(settings);
    expect(documented(text.replace(/^\| `REDIS_URL`.*\n/m, ""))).not.toEqual(settings);
  });
});

describe.each(["README.md", "docs/architecture.md", "docs/operating.md"])("%s", (file) => {
  it("names only settings that there are", () => {
    const unknown = named(read(file)).filter(
      (name) => !Object.hasOwn(settings, name) && !noSettings.includes(name),
    );
    expect(unknown.filter((name) => !name.startsWith("TEST_"))).toEqual([]);
  });
});

import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";

const pages = [
  "README.md",
  "SECURITY.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Files that a page names in `code`, by their folder. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:bin|catalogue|content|e2e|games|portal|quality|tools)\/[\w./*-]+)`/g)].map(
    ([, file = ""]) => file,
  );

/** Commands that a page tells to run. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = ""]) => name);

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(root, page), "utf8");

  it("names files that there are", () => {
    expect(filesIn(text).filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
  });

  it("names commands that there are", () => {
    expect(commandsIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe("the check of the pages", () => {
  it("finds a file and a command that are gone", () => {
    expect(filesIn("see `portal/server/gone.test.ts`")).toEqual(["portal/server/gone.test.ts"]);
    expect(commandsIn("`npm run gone:now -- --help`")).toEqual(["gone:now"]);
  });
});

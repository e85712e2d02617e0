import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#paths.mjs";
import { pages } from "./pages.ts";

/** What the pages do, as docs/desk.md names it: `/games`, `/games/hide`. */
const done = Object.entries(pages).flatMap(([name, { actions, uploads, files }]) => [
  `/${name}`,
  ...[actions, uploads, files].flatMap((table) => Object.keys(table ?? {}).map((each) => `/${name}/${each}`)),
]);

const [, section = ""] = readFileSync(join(root, "docs", "desk.md"), "utf8").split(
  "## The same with commands\n",
);
const rows = (section.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("`"))
  .map((line) => line.split(" | ").map((cell) => cell.trim()));
const named = rows.flatMap(([, codes = ""]) => Array.from(codes.matchAll(/`([^`]+)`/g), ([, code]) => code));

describe("the table of commands in docs/desk.md", () => {
  it("has a command for everything that a page of the desk does, and names nothing else", () => {
    expect(named.toSorted()).toEqual([...new Set(done)].toSorted());
    expect(rows.filter(([, , command = ""]) => !command.includes("`npm run "))).toEqual([]);
  });
});

import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { anchorsIn, commandsIn, linksIn, pathsIn } from "./markdown.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const skipped = /^(?:node_modules|dist|reports|data|\..+)$/;
const pages = globSync("**/*.md", { cwd: root, exclude: (name) => skipped.test(name) }).toSorted();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const gamesHelp = execFileSync(process.execPath, ["portal/cli/games.ts", "--help"], {
  cwd: root,
  encoding: "utf8",
});
const commands = new Set([...Object.keys(scripts), ...commandsIn(gamesHelp)]);

describe.each(pages)("%s", (page) => {
  const text = read(page);

  it("names files and folders that exist", () => {
    expect(pathsIn(text).filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  });

  it("names commands that exist", () => {
    expect(commandsIn(text).filter((name) => !commands.has(name))).toEqual([]);
  });

  it("links to files and headings that exist", () => {
    const isBroken = ({ file, anchor }: { file: string; anchor: string | undefined }) => {
      const target = file === "" ? page : join(dirname(page), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsIn(read(target)).has(anchor);
    };
    expect(linksIn(text).filter(isBroken)).toEqual([]);
  });
});

describe("the parser of the pages", () => {
  it("finds paths, commands, links and anchors", () => {
    expect(pathsIn("see `portal/server/gone.test.ts` and `docs/*.md`")).toEqual([
      "portal/server/gone.test.ts",
      "docs/*.md",
    ]);
    expect(
      commandsIn("`npm run gone:now -- --help`, `npm run games -- flash-build`, npm run promo-video"),
    ).toEqual(["gone:now", "games flash-build", "promo-video"]);
    expect(linksIn("[a](b.md#c-d), [e](#f), [g](https://example.org/)\n```\n[h](i.md)\n```\n")).toEqual([
      { file: "b.md", anchor: "c-d" },
      { file: "", anchor: "f" },
    ]);
    expect(anchorsIn("# What is `in` it?\n\n## Say: [this](b.md)\n\n## Say this\n")).toEqual(
      new Set(["what-is-in-it", "say-this", "say-this-1"]),
    );
  });
});

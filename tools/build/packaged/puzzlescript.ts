import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PuzzlePalette } from "@recess/portal/domain/catalogue/packages/recipe.ts";
import { escapeHtml } from "@recess/portal/domain/escape-html.ts";
import { applyEdits } from "./edits.ts";
import type { Job } from "./job.ts";
import type { PuzzleFrame } from "./puzzle-frame.ts";

type PuzzleScript = { write(job: Job, text: string): Promise<void> };

/**
 * Writer of PuzzleScript games, which are a page of text each. All of them share one copy of the engine and of our frame
 * around it, whose URLs have a content hash, so that browsers cache them across games.
 */
export function openPuzzleScript(engines: string, frame: PuzzleFrame): PuzzleScript {
  let engine: Promise<string> | undefined;
  return {
    async write({ slug, game, recipe, from, out }, file) {
      engine ??= writeEngine(from, engines);
      const edits = recipe.edits.filter((edit) => edit.file === file);
      const source = applyEdits(await readFile(path.join(from, file), "utf8"), edits, slug);
      const { name, author } = game;
      const puzzle = { name, author, source: withoutExternalFields(source) };
      await writeFile(path.join(out, "game.js"), `startPuzzle(${JSON.stringify(puzzle)});\n`);
      await writeFile(
        path.join(out, "index.html"),
        pageOf({ name, palette: recipe.palette ?? "night", engine: await engine, frame }),
      );
    },
  };
}

/** Source of a game without its fields for background music, which comes from a video site, and the author's home page. */
export function withoutExternalFields(source: string): string {
  return source
    .replaceAll("\r", "")
    .split("\n")
    .filter((line) => !/^\s*(?:youtube|homepage)\b/i.test(line))
    .join("\n");
}

/** Engine of PuzzleScript, cut out of the page that the package ships: every script but the last, which holds the game. */
export function engineIn(template: string): string {
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code.trim());
  if (scripts.length < 2 || !scripts.at(-1)?.includes("__GAMEDAT__")) {
    throw new Error("PuzzleScript's page is not made as it was");
  }
  return (
    scripts
      .slice(0, -1)
      .join(";\n")
      // The engine keys saves by URL: they would be lost when the portal moves. Each game has a storage partition of its own.
      .replaceAll("document.URL", '"level"')
  );
}

async function writeEngine(from: string, engines: string): Promise<string> {
  const code = engineIn(await readFile(path.join(from, "standalone_inlined.txt"), "utf8"));
  const folder = `puzzlescript-${createHash("sha256").update(code).digest("hex").slice(0, 12)}`;
  const url = `/assets/player/engines/${folder}/puzzlescript.js`;
  // Another game, taken over from the former build, may have brought it.
  if (existsSync(path.join(engines, folder))) return url;
  await mkdir(path.join(engines, folder), { recursive: true });
  await writeFile(path.join(engines, folder, "puzzlescript.js"), code);
  await writeFile(path.join(engines, folder, "LICENSE.txt"), await readFile(path.join(from, "README.md")));
  return url;
}

type Page = {
  readonly name: string;
  readonly palette: PuzzlePalette;
  readonly engine: string;
  readonly frame: PuzzleFrame;
};

function pageOf({ name, palette, engine, frame }: Page): string {
  return `<!doctype html>
<html lang="en" data-palette="${palette}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="${frame.style}">
</head>
<body>
<canvas id="gameCanvas"></canvas>
<span id="errormessage"></span>
<script src="${engine}"></script>
<script src="${frame.script}"></script>
<script src="game.js"></script>
</body>
</html>
`;
}

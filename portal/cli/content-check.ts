import { join } from "node:path";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { readContent } from "#adapters/files/content-files.ts";
import type { Content } from "#domain/content/content.ts";
import { readCommand } from "./command.ts";

const help = `Checks the words that an operator edits: content/*.yaml, and the games and pictures that they name.

  npm run content:check -- [folder]   the portal's folder; where you stand when left out

Names each mistake with its file, line and column. Ends with 0 when all is well, 1 when something is not,
2 when asked for something unknown.`;

async function check(root: string): Promise<number> {
  const { games } = await readCatalogueSources(root);
  const paths = new Set(games.map((game) => game.path));
  const { content, mistakes } = readContent(join(root, "content"), (path) => paths.has(path));
  for (const { file, line, column, message } of mistakes)
    console.error(`${file}:${line}:${column}: ${message}`);
  console.log(
    content ? summary(content) : `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"}`,
  );
  return content ? 0 : 1;
}

function summary({ site, ...lists }: Content): string {
  const counts = Object.entries(lists).map(([name, list]) => `${list.length} ${name}`);
  return `${site.name}: ${counts.join(", ")}, no mistakes`;
}

const { positionals, refuse } = readCommand(help, { allowPositionals: true });
if (positionals.length > 1) refuse();
process.exitCode = await check(positionals[0] ?? "");

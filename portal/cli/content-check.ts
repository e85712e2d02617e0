import { join } from "node:path";
import { readContent } from "#adapters/files/content-files.ts";
import type { Content } from "#domain/content/content.ts";
import { contentDir, dataDirOf } from "#paths.mjs";
import { catalogueNow } from "#server/portal.ts";
import { readCommand } from "./command.ts";

const help = `Checks the words of the operator, DATA_DIR/content/*.yaml, over those that are shipped, and the games and pictures that they name.

  npm run content:check -- [folder]   another folder than DATA_DIR/content, before it is put there

Names each mistake with its file, line and column. Ends with 0 when all is well, 1 when something is not,
2 when asked for something unknown.`;

async function check(own: string): Promise<number> {
  // A game that school mode hides is listed elsewhere, and its slide is left out.
  const catalogue = await catalogueNow({ dataDir, schoolMode: false });
  if (!catalogue) console.error("Nothing is built yet, so games that the words name are not looked up.");
  const isListed = catalogue && ((path: string) => catalogue.byPath(path) !== undefined);
  const { content, mistakes, leftovers } = readContent({ shipped: contentDir, own }, isListed);
  const found = [...mistakes, ...leftovers];
  for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
  const isGood = content !== undefined && found.length === 0;
  console.log(isGood ? summary(content) : `${found.length} ${found.length === 1 ? "mistake" : "mistakes"}`);
  return isGood ? 0 : 1;
}

function summary({ site, ...lists }: Content): string {
  const counts = Object.entries(lists).map(([name, list]) => `${list.length} ${name}`);
  return `${site.name}: ${counts.join(", ")}, no mistakes`;
}

const { positionals, refuse } = readCommand(help, { allowPositionals: true });
if (positionals.length > 1) refuse();
const dataDir = dataDirOf(process.env);
process.exitCode = await check(positionals[0] ?? join(dataDir, "content"));

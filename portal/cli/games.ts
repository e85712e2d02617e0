import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { Refusal } from "#domain/errors.ts";
import { readCommand } from "./command.ts";
import { addGame } from "./games/add.ts";
import { checkGames } from "./games/check.ts";
import { listGames } from "./games/list.ts";
import { removeGame } from "./games/remove.ts";

const help = `Your own games on this portal. They live in DATA_DIR/games and are listed at once, also while the portal runs.

  npm run games -- add <what>        a Flash film (.swf), a folder or .zip with an index.html, or an https address
      --name <title>                 what the list shows; made from the file's name when left out
      --description <words>          one sentence
      --tags <a,b,c>                 what kind of game it is
      --author <who> --licence <which> --source <https address>
      --trending                     shown first
      --no-browser                   do not try it in Chromium, and make no cover
  npm run games -- list              your games
  npm run games -- remove <name>     by its name or path
  npm run games -- check             whether all of them are whole

Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown.`;

const options = {
  name: { type: "string" },
  description: { type: "string" },
  tags: { type: "string" },
  author: { type: "string" },
  licence: { type: "string" },
  source: { type: "string" },
  trending: { type: "boolean" },
  "no-browser": { type: "boolean" },
} as const;

const dataDir = process.env["DATA_DIR"] || "data";

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, { options, allowPositionals: true });
  const [command, what, ...more] = positionals;
  if (more.length > 0) return refuse();
  try {
    if (command === "add" && what) return await addGame(what, values, dataDir);
    if (command === "remove" && what) return await removeGame(what, dataDir);
    if (command === "list" && !what) return await listGames(dataDir);
    if (command === "check" && !what) return await checkGames(dataDir);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SwfRefusal)) throw error;
    console.error(`Refused: ${what}: ${error.message}`);
    return 1;
  }
  return refuse();
}

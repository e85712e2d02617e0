import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { Refusal } from "#domain/errors.ts";
import { dataDirOf } from "#paths.mjs";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { type AddOptions, addGame } from "./games/add.ts";
import { checkGames } from "./games/check.ts";
import { developerVerbs, runDeveloperVerb } from "./games/developer-verbs.ts";
import { listGames } from "./games/list.ts";
import { recall } from "./games/recall.ts";
import { removeGame } from "./games/remove.ts";

const help = `Your own games on this portal. They live in DATA_DIR/games and are listed at once, also while the portal runs.

  npm run games -- add <what>        a Flash file (.swf), a folder or .zip with an index.html, or an https address
      --name <title>                 what the list shows; made from the file's name when left out
      --description <words>          one sentence
      --tags <a,b,c>                 what kind of game it is
      --entry <page.html>            the page it starts with, where that is not index.html or the only one
      --author <who> --licence <which> --source <https address>
      --trending                     shown first
      --no-browser                   do not try it in Chromium, and make no cover
      --unsafe-no-sandbox            try it without Chromium's sandbox: it then runs like a program of yours
  npm run games -- list              your games
  npm run games -- remove <name>     by its name or path
  npm run games -- recall <name>     pulls a game, yours or one of the build's, out of the list and out of visitors' browsers
      --fixed                        lists it again; copies from before the recall still go
  npm run games -- check             whether all of them are whole, and nothing is left of a command that was killed
      --repair                       takes those that are not off the list, and deletes what is left

For developers, in a checkout with tools/; each explains itself with --help:

${Object.entries(developerVerbs)
  .map(([verb, summary]) => `  npm run games -- ${verb.padEnd(17)} ${summary}`)
  .join("\n")}

Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown.`;

const addOptions = {
  name: { type: "string" },
  description: { type: "string" },
  tags: { type: "string" },
  author: { type: "string" },
  licence: { type: "string" },
  source: { type: "string" },
  entry: { type: "string" },
  trending: { type: "boolean" },
  "no-browser": { type: "boolean" },
  "unsafe-no-sandbox": { type: "boolean" },
  fixed: { type: "boolean" },
  repair: { type: "boolean" },
} as const;

type Options = AddOptions & { fixed?: boolean | undefined; repair?: boolean | undefined };

/** An operator's verb: what it takes after its name, which options it knows, and what it does. */
type Verb = {
  readonly takesArgument: boolean;
  readonly knows: (option: string) => boolean;
  run(argument: string, options: Options, dataDir: string): Promise<number>;
};

const nothing = () => false;

const operatorVerbs: Readonly<Record<string, Verb>> = {
  add: { takesArgument: true, knows: (option) => !["fixed", "repair"].includes(option), run: addGame },
  list: { takesArgument: false, knows: nothing, run: (_, __, dataDir) => listGames(dataDir) },
  remove: { takesArgument: true, knows: nothing, run: (name, _, dataDir) => removeGame(name, dataDir) },
  recall: {
    takesArgument: true,
    knows: (option) => option === "fixed",
    run: (name, { fixed = false }, dataDir) => recall(name, { isFixed: fixed }, dataDir),
  },
  check: {
    takesArgument: false,
    knows: (option) => option === "repair",
    run: (_, { repair = false }, dataDir) => checkGames(dataDir, { isRepair: repair }),
  },
};

const [first = "", ...rest] = process.argv.slice(2);
process.exitCode = Object.hasOwn(developerVerbs, first)
  ? await runDeveloperVerb(first, rest)
  : await runOperatorVerb();

async function runOperatorVerb(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, { options: addOptions, allowPositionals: true });
  const [name = "", argument, ...more] = positionals;
  const verb = Object.hasOwn(operatorVerbs, name) ? operatorVerbs[name] : undefined;
  const hasWrongOptions = Object.keys(values).some((option) => !verb?.knows(option));
  if (!verb || more.length > 0 || hasWrongOptions || verb.takesArgument !== (argument !== undefined))
    return refuse();
  const dataDir = dataDirOf(process.env);
  const missing = missingData({ dataDir });
  if (missing) return failWith(missing);
  try {
    return await verb.run(argument ?? "", values, dataDir);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SwfRefusal)) throw error;
    console.error(`Refused: ${argument}: ${error.message}`);
    return 1;
  }
}

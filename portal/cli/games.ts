import type { parseArgs } from "node:util";
import { tableMarks, tableSorts } from "#domain/catalogue/overlay/game-table.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { Refusal } from "#domain/errors.ts";
import { dataDirOf } from "#paths.mjs";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { addGame } from "./games/add.ts";
import { addOptions } from "./games/add-options.ts";
import { checkGames } from "./games/check.ts";
import { developerVerbs, runDeveloperVerb } from "./games/developer-verbs.ts";
import { diskFault } from "./games/disk-fault.ts";
import { changeGame, editGame, removeGame, undoChange } from "./games/edit.ts";
import { editOptions } from "./games/edit-options.ts";
import { importCollection } from "./games/import.ts";
import { listGames } from "./games/list.ts";
import { listAllGames, listOptions } from "./games/list-all.ts";
import { recall } from "./games/recall.ts";

const help = `Games on this portal: add your own, and change what is listed, also while the portal runs. Yours live in DATA_DIR/games.

  npm run games -- add <what>        a Flash file (.swf), a cartridge (.nes, .gb, .gbc, .gba), a folder or .zip
                                     with one of these or an index.html, or an https address
      --name <title>                 what the list shows; made from the file's name when left out
      --description <words>          one sentence
      --tags <a,b,c>                 what kind of game it is
      --date <2023-09-30>            the day on which it counts as added, today when left out
      --cover <picture>              a picture for the list, instead of its first one
      --entry <page.html>            the page it starts with, where that is not index.html or the only one
      --author <who> --licence <which> --source <https address>
      --trending                     shown first
      --own-window                   it plays in a window of its own, because it refuses to be in a page
      --no-browser                   do not try it in Chromium, and make no cover
      --unsafe-no-sandbox            try it without Chromium's sandbox: it then runs like a program of yours
  npm run games -- import <folder>   a whole collection with its list, names, covers and dates; explains itself with --help
  npm run games -- list              your games
      --all                          every game, with its type, tags, plays, reports, size and what you changed
      --search <words> --type <type> --tag <tag> --only ${tableMarks.join("|")}
      --sort ${tableSorts.join("|")} --json
  npm run games -- remove <name>     by its name or path; for 30 days it can be brought back
  npm run games -- recall <name>     pulls a game, yours or one of the build's, out of the list and out of visitors' browsers
      --fixed                        lists it again; copies from before the recall still go
  npm run games -- check             whether all of them are whole, and nothing is left of a command that was killed
      --repair                       takes those that are not off the list, and deletes what is left

Any game, shipped or yours, by its name or path. What you change lies in DATA_DIR/catalogue and stays after an upgrade:

  npm run games -- hide <name>       not listed, not found, not played, until:
  npm run games -- show <name>
  npm run games -- feature <name>    trending, and first in the list, until:
  npm run games -- unfeature <name>
  npm run games -- edit <name>       an empty value ("") takes back what you changed
      --name --description --tags --date --cover --author --licence --source
      --ages all|8+|13+              from which age; --school yes|no: whether it is listed in school mode
      --engine ruffle|awayfl         Flash: the engine that plays it
      --scale showAll|noBorder|exactFit|noScale --quality low|medium|high|best --letterbox on|off
      --address <URL of an SWF>      the address that it believes itself to be at, for films that check their host;
                                     "none" takes away the one that it was added with
      --parameters <a=1&b=2>         what it gets as FlashVars
      --language <de>                name and description are the words in this language, beside those that all others read
      --written-in <de>              the language of name and description themselves, where it is not English
      --reset                        takes back all that you changed about it
  npm run games -- undo [<name>]     undoes the last change or removal, of this game or of all

For developers, in a checkout with tools/; each explains itself with --help:

${Object.entries(developerVerbs)
  .map(([verb, summary]) => `  npm run games -- ${verb.padEnd(17)} ${summary}`)
  .join("\n")}

Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown.`;

const allOptions = {
  ...addOptions,
  ...listOptions,
  ...editOptions,
  fixed: { type: "boolean" },
  repair: { type: "boolean" },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof allOptions }>>["values"];

/** An operator's verb: what it takes after its name, which options it knows, and what it does. */
type Verb = {
  readonly argument: "needed" | "optional" | "none";
  readonly knows: (option: string) => boolean;
  run(argument: string, options: Options, dataDir: string): Promise<number>;
};

const nothing = () => false;
const oneOf = (options: object) => (option: string) => Object.hasOwn(options, option);
const simple = (verb: Parameters<typeof changeGame>[0]): Verb => ({
  argument: "needed",
  knows: nothing,
  run: changeGame(verb),
});

const operatorVerbs: Readonly<Record<string, Verb>> = {
  add: { argument: "needed", knows: oneOf(addOptions), run: addGame },
  list: {
    argument: "none",
    knows: oneOf(listOptions),
    run: (_, options, dataDir) => (options.all ? listAllGames(options, dataDir) : listGames(dataDir)),
  },
  remove: { argument: "needed", knows: nothing, run: (name, _, dataDir) => removeGame(name, dataDir) },
  recall: {
    argument: "needed",
    knows: (option) => option === "fixed",
    run: (name, { fixed = false }, dataDir) => recall(name, { isFixed: fixed }, dataDir),
  },
  check: {
    argument: "none",
    knows: (option) => option === "repair",
    run: (_, { repair = false }, dataDir) => checkGames(dataDir, { isRepair: repair }),
  },
  hide: simple("hide"),
  show: simple("show"),
  feature: simple("feature"),
  unfeature: simple("unfeature"),
  edit: { argument: "needed", knows: oneOf(editOptions), run: editGame },
  undo: {
    argument: "optional",
    knows: nothing,
    run: (name, _, dataDir) => undoChange(name || undefined, dataDir),
  },
};

const [first = "", ...rest] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (Object.hasOwn(developerVerbs, first)) return runDeveloperVerb(first, rest);
  return first === "import" ? importCollection(rest) : runOperatorVerb();
}

async function runOperatorVerb(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, { options: allOptions, allowPositionals: true });
  const [name = "", argument, ...more] = positionals;
  const verb = Object.hasOwn(operatorVerbs, name) ? operatorVerbs[name] : undefined;
  const hasWrongOptions = Object.keys(values).some((option) => !verb?.knows(option));
  const hasArgument = argument !== undefined;
  if (!verb || more.length > 0 || hasWrongOptions || verb.argument === (hasArgument ? "none" : "needed"))
    return refuse();
  const dataDir = dataDirOf(process.env);
  const missing = missingData({ dataDir });
  if (missing) return failWith(missing);
  try {
    return await verb.run(argument ?? "", values, dataDir);
  } catch (error) {
    const isRefusal = error instanceof Refusal || error instanceof SwfRefusal;
    const reason = isRefusal ? error.message : diskFault(error);
    if (reason === undefined) throw error;
    console.error(`Refused: ${hasArgument ? `${argument}: ` : ""}${reason}`);
    return 1;
  }
}

import { basename } from "node:path";
import { contentEditor } from "#adapters/files/content-editor.ts";
import { changeContent } from "#domain/content/editing/change-content.ts";
import type { ContentMistake } from "#domain/content/editing/content-change.ts";
import { Refusal } from "#domain/errors.ts";
import { COMMAND_LINE } from "#domain/journal/journal.ts";
import { contentDir, dataDirOf } from "#paths.mjs";
import { catalogueNow } from "#server/portal.ts";
import { failWith, readCommand } from "./command.ts";
import { addPicture } from "./content/picture.ts";
import { contentVerbs } from "./content/verbs.ts";
import { missingData } from "./data-folder.ts";
import { noteInJournal } from "./journal/note.ts";

const help = `Your words on this portal: its name, colours and logo, announcements, articles, slides and more. They lie in DATA_DIR/content over
those that are shipped, and running portals show a change within two seconds.

  npm run content -- list                    which words are yours, and which are shipped
  npm run content -- list announcements      the entries of a list, with their numbers
  npm run content -- get site.name           a value as it is now
  npm run content -- set site.name "Break Time"
  npm run content -- set site.cards.chat.address https://chat.example/
  npm run content -- set announcements.1.title "Sports day"
  npm run content -- unset site.name         back to what is shipped; of a list, all of it: unset taglines
  npm run content -- add announcements title="Sports day" content="No games on Friday." panel=true
  npm run content -- add taglines "One more round."
      --at 1                                 where in the list; at its end when left out
  npm run content -- remove announcements.1
  npm run content -- picture logos school.svg   puts a picture beside the words; images is for slides and banners
  npm run content -- check [folder]          looks for mistakes

In another language, beside the words that all others read:

  npm run content -- set announcements.1 title="Sporttag" content="Am Freitag." --language de
  npm run content -- set site.cards.games title="Alle Spiele" blurb="Jedes läuft." --language de
  npm run content -- set taglines "[Los, Noch eins]" --yaml --language de
  npm run content -- get announcements.1 --language de     what there is; unset takes it back

  --yaml   the value is YAML, for lists and groups of fields; an empty text, ~, true and false need it not

An entry is named by its number, name, id or title. What has a mistake is refused, by the name of the field, and nothing is changed.
Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown.`;

const options = {
  yaml: { type: "boolean", default: false },
  at: { type: "string" },
  language: { type: "string" },
} as const;

if (process.argv[2] === "check") {
  process.argv.splice(2, 1);
  await import("./content-check.ts");
} else process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, { options, allowPositionals: true });
  const [name = "", ...words] = positionals;
  const verb = Object.hasOwn(contentVerbs, name) ? contentVerbs[name] : undefined;
  const isPicture = name === "picture" && words.length === 2;
  if (!isPicture && (!verb || words.length < verb.arguments.min || words.length > verb.arguments.max))
    return refuse();
  const dataDir = dataDirOf(process.env);
  const missing = missingData({ dataDir });
  if (missing) return failWith(missing);
  try {
    const mistakes = await run(dataDir);
    for (const { file, message } of mistakes)
      console.error(`Refused: ${basename(file, ".yaml")}: ${message}`);
    return mistakes.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failWith(`Refused: ${error.message}`);
  }

  async function run(dataDir: string): Promise<readonly ContentMistake[]> {
    if (!verb) {
      await addPicture(words[0] ?? "", words[1] ?? "", dataDir);
      return done();
    }
    // A game that school mode hides is listed elsewhere.
    const catalogue = await catalogueNow({ dataDir, schoolMode: false });
    const isListed = catalogue && ((path: string) => catalogue.byPath(path) !== undefined);
    const editor = contentEditor({ dataDir, shipped: contentDir, isListed });
    const asked = verb.run(editor, words, {
      ...values,
      at: values.at,
      language: values.language,
      now: new Date(),
    });
    if (typeof asked === "string") {
      console.log(asked);
      return [];
    }
    const record = (_: string, ...noted: Parameters<typeof noteInJournal>) => noteInJournal(...noted);
    const { mistakes } = await changeContent({ editor, record }, COMMAND_LINE, [asked]);
    return mistakes.length === 0 ? done() : mistakes;
  }
}

function done(): [] {
  console.log("Done. Running portals show it within two seconds.");
  return [];
}

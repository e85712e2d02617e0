import { stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { hasBrowserTools } from "#adapters/chromium/chromium.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { failWith, readCommand } from "#cli/command.ts";
import { missingData } from "#cli/data-folder.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import { openProgress } from "#cli/progress.ts";
import { parseMap } from "#domain/catalogue/collections/list-shapes.ts";
import { Refusal } from "#domain/errors.ts";
import { dataDirOf } from "#paths.mjs";
import { missingTools, tryModes } from "./collections/collection-cover.ts";
import { countOutcomes, isNew, isRefused, type Outcome, sumChanges } from "./collections/outcome.ts";
import { takenModes } from "./collections/plan.ts";
import { readCollection } from "./collections/read-collection.ts";
import { importReport } from "./collections/report-page.ts";
import { ImportStopped, runImport } from "./collections/run-import.ts";
import { dateModes, sourceDates } from "./collections/source-dates.ts";
import { removeOwnStaging, removeStaging } from "./staging.ts";

const help = `Moves a whole collection of games in: names, covers, tags and dates come along. docs/moving-in.md goes through it.

  npm run games -- import <folder>
      --list <file>          the collection's list, JSON or a script; found by itself when left out. A script is read and never run
      --map <field=key,…>    what the keys of a list of another shape mean: --map name=title,path=link,cover=imgSrc
                             fields: name, path, cover, description, date, trending, tags, author, licence, source
      --dry-run              reads and checks everything, and changes nothing
      --on-taken <what>      a game whose name is on the list already: skip (when left out), rename to "Name (2)", or replace yours
      --try <which>          in Chromium: none (when left out), quick (those without a picture; one that fails is taken and named),
                             full (all; one that fails is not taken)
      --date <which>         of games that the list does not date: git (first commit), file (last change), or today;
                             when left out git in a checkout, and file elsewhere
      --report <page.html>   writes what became of each game
      --unsafe-no-sandbox    with --try: without Chromium's sandbox. A game then runs like a program of yours

A collection has a list ({name, path, …} as in this portal's own catalogue, {name, image, directory}, {title, link, imgSrc}, or a script with
[{name, href, page, imgSrc}]), or is a folder of Flashpoint curations (meta.yaml beside content/), or of folders, zips and SWF files.
Ended in the middle, or run again, it goes on where it was: DATA_DIR/games/imports.jsonl knows what was imported from where.

Ends with 0 when every game is on the list, 1 when one is not, 2 when asked for something unknown.`;

/** Options of `npm run games -- import`. */
export const importOptions = {
  list: { type: "string" },
  map: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "on-taken": { type: "string", default: "skip" },
  try: { type: "string", default: "none" },
  date: { type: "string" },
  report: { type: "string" },
  "unsafe-no-sandbox": { type: "boolean", default: false },
} as const;

/** The command `npm run games -- import`. Gives its exit status. */
export async function importCollection(args: string[]): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, {
    args,
    options: importOptions,
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  const onTaken = takenModes.find((mode) => mode === values["on-taken"]);
  const tryMode = tryModes.find((mode) => mode === values.try);
  const dateMode = dateModes.find((mode) => mode === values.date);
  if (folder === undefined || more.length > 0) return refuse();
  if (!onTaken || !tryMode || (values.date !== undefined && !dateMode)) return refuse();
  const isDryRun = values["dry-run"];
  const dataDir = dataDirOf(process.env);
  const missing = missingData({ dataDir }) ?? (tryMode === "none" ? undefined : await missingTools(tryMode));
  if (missing) return failWith(missing);
  try {
    if (!(await stat(folder).catch(() => undefined))?.isDirectory())
      throw new Refusal("upload-refused", "there is no such folder");
    const store = operatorGames(dataDir);
    await removeStaging(store.dir);
    const map = values.map === undefined ? undefined : parseMap(values.map);
    const collection = await readCollection(folder, { list: values.list, map });
    const total = collection.games.length + collection.refused.length;
    console.log(`${total} ${total === 1 ? "game" : "games"} in ${collection.title}.`);
    for (const remark of collection.remarks ?? []) console.log(remark);
    if (!hasBrowserTools()) console.log(`No covers are made. ${await missingTools("none")}`);
    const progress = openProgress("Import", Math.max(total, 1));
    const outcomes: Outcome[] = [];
    await runImport(collection, {
      ...{ store, onTaken, tryMode, hasSandbox: !values["unsafe-no-sandbox"], canDraw: hasBrowserTools() },
      isDryRun,
      dateOf: await sourceDates(resolve(folder), dateMode),
      onOutcome(outcome) {
        outcomes.push(outcome);
        for (const line of linesFor(outcome)) progress.say(line);
        progress.advance(outcome.name);
      },
    });
    progress.finish(summaryOf(outcomes, isDryRun));
    for (const { count, words } of countOutcomes(outcomes, { isDryRun })) console.log(`  ${count} ${words}`);
    for (const line of sumChanges(outcomes)) console.log(`  ${line}`);
    if (!isDryRun)
      await noteInJournal("games.import", resolve(folder), `${outcomes.filter(isNew).length} games`);
    if (values.report !== undefined)
      await writeFile(values.report, importReport(collection.title, outcomes, { isDryRun }));
    return outcomes.some(isRefused) ? 1 : 0;
  } catch (error) {
    if (error instanceof ImportStopped) return failWith(`Ended: ${error.message}`);
    if (!(error instanceof Refusal)) throw error;
    return failWith(`Refused: ${folder}: ${error.message}`);
  } finally {
    await removeOwnStaging(operatorGames(dataDir).dir);
  }
}

function linesFor(outcome: Outcome): string[] {
  const { name, label, reason, notes = [], changes = [], blockedScripts = [] } = outcome;
  if (isRefused(outcome)) return [`Not taken: ${name} (${label}): ${reason}`];
  const faults = blockedScripts.map((url) => `will not work, it loads a script from elsewhere: ${url}`);
  return [
    ...[...notes, ...faults].map((note) => `Look at: ${name} (${label}): ${note}`),
    ...changes.map((change) => `About: ${name} (${label}): ${change}`),
  ];
}

function summaryOf(outcomes: readonly Outcome[], isDryRun: boolean): string {
  const listed = outcomes.filter((outcome) => !isRefused(outcome));
  const covers = outcomes.filter(({ hasCover }) => hasCover).length;
  return isDryRun
    ? `Nothing was changed. ${listed.length} of ${outcomes.length} games can be imported`
    : `${listed.length} of ${outcomes.length} games are on the list, ${covers} new covers`;
}

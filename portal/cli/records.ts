import { dirname, join } from "node:path";
import { pino } from "pino";
import { readRecordIndex } from "#adapters/files/record-index.ts";
import { sqlRecords } from "#adapters/sql/record-store.ts";
import { formatIsoDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { type Board, boardKinds } from "#domain/records/board.ts";
import { shownName } from "#domain/records/name.ts";
import type { RecordGame } from "#domain/records/record-game.ts";
import type { RecordStore } from "#domain/records/record-store.ts";
import { builtCatalogue } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { noteInJournal } from "./journal/note.ts";

const SHOWN = 10;

const help = `The best runs of a game, as the boards have them, and a way to take one off. Works while the portal runs.

  npm run records -- <game>             the best ${SHOWN} of all time and of today, with the ids of the runs; slopeline for instance
  npm run records -- remove <id>        takes a run off all boards, with its tape

Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { positionals, refuse } = readCommand(help, { allowPositionals: true });
  const [verb, id, ...more] = positionals;
  if (verb === undefined || more.length > 0 || (verb === "remove") !== (id !== undefined)) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);
  const database = portalDatabase(config, pino({ level: "silent" }));
  try {
    const records = sqlRecords(database.db);
    return id === undefined ? await show(verb, records) : await remove(id, records);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failWith(`The records cannot be read: ${error.message}`);
  } finally {
    await database.close();
  }
}

async function show(slug: string, records: RecordStore): Promise<number> {
  const games = await readRecordIndex(join(dirname(builtCatalogue), "records"));
  const game = games.find((each) => each.game === slug);
  if (!game) {
    const all = games.map((each) => each.game).join(", ");
    return failWith(`${slug} is not on the boards. These games are: ${all}`);
  }
  for (const board of boardsOf(game)) await showBoard(board, game, records);
  return 0;
}

function boardsOf({ game, boards }: RecordGame): Board[] {
  const day = formatIsoDay(new Date());
  return boards.flatMap(({ id }) =>
    boardKinds.flatMap((kind) =>
      (["ever", "today"] as const).map((span) => ({ game, id, kind, span, day, crew: undefined })),
    ),
  );
}

async function showBoard(board: Board, { boards, unit }: RecordGame, records: RecordStore): Promise<void> {
  const places = await records.top(board, SHOWN);
  if (places.length === 0) return;
  const name = boards.find(({ id }) => id === board.id)?.name;
  const title = [name, board.kind === "daily" ? "runs of the day" : "free runs", board.span];
  console.log(title.filter(Boolean).join(", "));
  for (const { rank, entry } of places) {
    const { text } = shownName(entry.name);
    console.log(
      `${String(rank).padStart(4)}  ${entry.id}  ${entry.day}  ${text.padEnd(24)} ${unit} ${entry.score}`,
    );
  }
}

async function remove(id: string, records: RecordStore): Promise<number> {
  const entry = await records.entry(id);
  if (!entry || !(await records.remove(id))) return failWith(`There is no run ${id} on any board.`);
  await noteInJournal("records.remove", entry.game, `score ${entry.score}`);
  console.log(
    `Took a run of ${shownName(entry.name).text} off the boards of ${entry.game} (${entry.score}).`,
  );
  return 0;
}

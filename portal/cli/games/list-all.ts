import { pino } from "pino";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { isGameType } from "#domain/catalogue/game.ts";
import {
  type TableRow,
  tableGames,
  tableMarks,
  tableRow,
  tableSorts,
} from "#domain/catalogue/overlay/game-table.ts";
import { knownGames, unusedEdits } from "#domain/catalogue/overlay/known-games.ts";
import { recalledPaths } from "#domain/catalogue/recall.ts";
import { Refusal } from "#domain/errors.ts";
import { readConfig } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";
import { PLAYS_DAYS, readGameFigures } from "#server/games/game-figures.ts";
import { shippedGames } from "./shipped-games.ts";

/** Options of `npm run games -- list --all`. */
export const listOptions = {
  all: { type: "boolean" },
  search: { type: "string" },
  type: { type: "string" },
  tag: { type: "string" },
  only: { type: "string" },
  sort: { type: "string" },
  json: { type: "boolean" },
} as const;

type ListOptions = {
  search?: string | undefined;
  type?: string | undefined;
  tag?: string | undefined;
  only?: string | undefined;
  sort?: string | undefined;
  json?: boolean | undefined;
};

/** Lists all games, shipped and added, listed and hidden, with what is known about each, and edits whose games are gone. */
export async function listAllGames(options: ListOptions, dataDir: string): Promise<number> {
  const { type } = options;
  if (type !== undefined && !isGameType(type))
    throw new Refusal("edit-refused", "type: one of html5, flash, waflash, external is wanted");
  const query = {
    search: options.search,
    tag: options.tag,
    type,
    mark: chosen("only", tableMarks, options.only),
    sort: chosen("sort", tableSorts, options.sort),
  };
  const [{ games: added }, recalls, edits, shipped] = await Promise.all([
    operatorGames(dataDir).read(),
    operatorGames(dataDir).readRecalls(),
    operatorEdits(dataDir).read(),
    shippedGames(),
  ]);
  const all = knownGames({ added, shipped }, edits);
  const own = new Set(added.map(({ path }) => path));
  const recalled = recalledPaths(recalls);
  const marks = {
    isHidden: (path: string) => edits.get(path)?.hidden === true,
    isRecalled: (path: string) => recalled.has(path),
    isEdited: (path: string) => edits.has(path),
    isAdded: (path: string) => own.has(path),
  };
  const figures = await figuresNow();
  const games = tableGames(
    all.map(({ shown }) => shown),
    query,
    figures,
    marks,
  );
  const rows = games.map((game) => tableRow(game, figures, marks));
  const unused = unusedEdits(all, edits);
  if (options.json) {
    console.log(JSON.stringify({ games: rows.map(flat), unused: Object.fromEntries(unused) }, null, 2));
    return 0;
  }
  for (const row of rows) console.log(lineOf(row));
  for (const [path, { of }] of unused)
    console.log(`not used: edits of ${of} (${path}), which is gone; edit "${path}" --reset forgets them`);
  console.log(`${rows.length} of ${all.length} games; plays are those of ${PLAYS_DAYS} days`);
  return 0;
}

function chosen<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  const value = values.find((each) => each === text);
  if (text !== undefined && value === undefined)
    throw new Refusal("edit-refused", `${option}: one of ${values.join(", ")} is wanted`);
  return value;
}

async function figuresNow() {
  const config = readConfig(process.env);
  if ("mistakes" in config) throw new Refusal("edit-refused", config.mistakes.join("; "));
  const database = portalDatabase(config, pino({ level: "silent" }));
  try {
    return await readGameFigures(database.db, new Date());
  } finally {
    await database.close();
  }
}

function flat({ game, ...facts }: TableRow) {
  const { name, path, gameType, tags, isTrending, quality, bytes } = game;
  return { name, path, gameType, tags, isTrending, quality, bytes, ...facts };
}

function lineOf({ game, plays, reports, ...row }: TableRow): string {
  const marks = [
    row.isHidden && "hidden",
    row.isRecalled && "recalled",
    game.isTrending && "featured",
    row.isEdited && "edited",
    row.isAdded && "yours",
    row.isVerified && "verified",
  ].filter(Boolean);
  const facts = [
    game.gameType,
    ...(game.quality ? [`quality ${game.quality}`] : []),
    ...(game.tags.length > 0 ? [game.tags.join(" ")] : []),
    `${plays} plays`,
    ...(reports > 0 ? [`reported by ${reports}`] : []),
    ...(game.bytes ? [`${(game.bytes / 1e6).toFixed(1)} MB`] : []),
    ...marks,
  ];
  return `${game.name}  (${facts.join(", ")})  ${game.path}`;
}

import type { Game, GameType } from "#domain/catalogue/game.ts";
import { qualityOf } from "#domain/catalogue/reading/catalogue-order.ts";

/** What is known about games besides the catalogue, by path. */
export type GameFigures = {
  /** Launches of the last days. */
  readonly plays: ReadonlyMap<string, number>;
  /** How many IP addresses reported it as broken. */
  readonly reports: ReadonlyMap<string, number>;
};

/** What the operator did to games, by path. */
export type OperatorMarks = {
  isHidden(path: string): boolean;
  isRecalled(path: string): boolean;
  isEdited(path: string): boolean;
  isAdded(path: string): boolean;
};

/** What a table of games is asked for; what is left out leaves nothing out. */
export type TableQuery = {
  /** Part of the name, the path, the author or a tag. */
  readonly search?: string | undefined;
  readonly type?: GameType | undefined;
  readonly tag?: string | undefined;
  readonly mark?: TableMark | undefined;
  readonly sort?: TableSort | undefined;
};

export const tableMarks = ["hidden", "recalled", "featured", "edited", "added", "reported"] as const;
export type TableMark = (typeof tableMarks)[number];
export const tableSorts = ["list", "name", "quality", "plays", "reports", "size", "date"] as const;
export type TableSort = (typeof tableSorts)[number];

/** One line of the table of all games. */
export type TableRow = {
  readonly game: Game;
  readonly plays: number;
  readonly reports: number;
  /** It was seen to play: local games of the build before they are listed, added ones where they were tried. */
  readonly isVerified: boolean;
  readonly isHidden: boolean;
  readonly isRecalled: boolean;
  readonly isEdited: boolean;
  readonly isAdded: boolean;
};

/** The games that a query asks for, in its order. Plain comparisons, because there may be a million. */
export function tableGames(
  games: readonly Game[],
  { search = "", type, tag, mark, sort = "list" }: TableQuery,
  figures: GameFigures,
  marks: OperatorMarks,
): readonly Game[] {
  const wanted = search.trim().toLowerCase();
  const found = games.filter(
    (game) =>
      (type === undefined || game.gameType === type) &&
      (tag === undefined || game.tags.includes(tag)) &&
      (mark === undefined || hasMark(game, mark, figures, marks)) &&
      (wanted === "" || mentions(game, wanted)),
  );
  return sort === "list" ? found : found.toSorted(orders(figures)[sort]);
}

export function tableRow(game: Game, figures: GameFigures, marks: OperatorMarks): TableRow {
  const isAdded = marks.isAdded(game.path);
  return {
    game,
    plays: figures.plays.get(game.path) ?? 0,
    reports: figures.reports.get(game.path) ?? 0,
    isVerified: game.gameType !== "external" && (!isAdded || game.isTried === true),
    isHidden: marks.isHidden(game.path),
    isRecalled: marks.isRecalled(game.path),
    isEdited: marks.isEdited(game.path),
    isAdded,
  };
}

function mentions({ name, path, author, tags }: Game, wanted: string): boolean {
  return (
    name.toLowerCase().includes(wanted) ||
    path.toLowerCase().includes(wanted) ||
    (author?.toLowerCase().includes(wanted) ?? false) ||
    tags.includes(wanted)
  );
}

function hasMark(
  { path, isTrending }: Game,
  mark: TableMark,
  { reports }: GameFigures,
  marks: OperatorMarks,
): boolean {
  switch (mark) {
    case "hidden":
      return marks.isHidden(path);
    case "recalled":
      return marks.isRecalled(path);
    case "featured":
      return isTrending;
    case "edited":
      return marks.isEdited(path);
    case "added":
      return marks.isAdded(path);
    case "reported":
      return reports.has(path);
  }
}

type Order = (a: Game, b: Game) => number;

// A fixed language, as the lists of the site have.
const english = new Intl.Collator("en", { numeric: true });

function orders({ plays, reports }: GameFigures): Readonly<Record<Exclude<TableSort, "list">, Order>> {
  const most =
    (numberOf: (game: Game) => number): Order =>
    (a, b) =>
      numberOf(b) - numberOf(a);
  return {
    name: (a, b) => english.compare(a.name, b.name),
    quality: most(qualityOf),
    plays: most(({ path }) => plays.get(path) ?? 0),
    reports: most(({ path }) => reports.get(path) ?? 0),
    size: most(({ bytes = 0 }) => bytes),
    date: most(({ addedAt }) => addedAt.getTime()),
  };
}

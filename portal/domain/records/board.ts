import { DAY_MS, formatIsoDay, parseDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";

/** Runs on the seed of the day, the same for everybody, or on any other seed. */
export const boardKinds = ["daily", "free"] as const;
export type BoardKind = (typeof boardKinds)[number];

/** Weeks begin on Monday. All days are UTC. */
export const boardSpans = ["today", "week", "ever"] as const;
export type BoardSpan = (typeof boardSpans)[number];

/** A board: one game's best runs of one kind, in one span of days, for everybody or for one crew. */
export type Board = {
  readonly game: string;
  /** The game's own board, a discipline for instance; most games have only `""`. */
  readonly id: string;
  readonly kind: BoardKind;
  readonly span: BoardSpan;
  /** Any day inside the span, `yyyy-mm-dd`. */
  readonly day: string;
  /** The crew's code; undefined for the board of everybody. */
  readonly crew: string | undefined;
};

/** How many of a board are listed, and have a tape that can be watched. */
export const SHOWN_PLACES = 100;
/** How many places of a board are kept. A visitor behind them has no rank. */
export const MAX_PLACES = 1000;

/** For how many days boards of a day and of a week are kept; the board of all time stays. The privacy page shows these numbers. */
export const BOARD_DAYS: Readonly<Record<Exclude<BoardSpan, "ever">, number>> = { today: 8, week: 35 };

/** The text by which a board is stored: equal for two boards exactly where they are the same one. */
export function boardKey({ game, id, kind, span, day, crew = "" }: Board): string {
  return [crew, game, id, kind, span, firstDayOf(span, day)].map(encodeURIComponent).join("/");
}

/** The key of a crew's board, made of the key of the same board of everybody. */
export function crewBoardKey(key: string, crew: string): string {
  return `${crew}${key}`;
}

/** The first day of a span; empty for all time. */
export function firstDayOf(span: BoardSpan, day: string): string {
  switch (span) {
    case "today":
      return day;
    case "week":
      return mondayOf(day);
    case "ever":
      return "";
  }
}

/** The last day on which a board is kept, `yyyy-mm-dd`; empty for the board of all time. */
export function keptUntil({ span, day }: Pick<Board, "span" | "day">): string {
  if (span === "ever") return "";
  const first = Date.parse(`${firstDayOf(span, day)}T00:00:00Z`);
  return formatIsoDay(new Date(first + BOARD_DAYS[span] * DAY_MS));
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return formatIsoDay(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));
}

/** Parses the query that asks for a board. Where it names none of the game's own boards, the first one is meant. */
export function parseBoardQuery(
  query: URLSearchParams,
  today: string,
): Omit<Board, "game" | "crew" | "id"> & { readonly id: string | undefined } {
  const kind = oneOf(boardKinds, query.get("kind") ?? "daily");
  const span = oneOf(boardSpans, query.get("span") ?? "today");
  const day = parseDay(query.get("day") ?? today);
  if (!kind || !span || !day)
    throw new Refusal("board-invalid", "There is no such board. Go back to the game and pick one there.");
  return { id: query.get("board") ?? undefined, kind, span, day: formatIsoDay(day) };
}

function oneOf<T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => value === text);
}

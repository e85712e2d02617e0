import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { type Board, type BoardKind, boardKinds, SHOWN_PLACES } from "./board.ts";
import type { CrewStore } from "./crew-store.ts";
import { crewNotFound } from "./crews.ts";
import { dailySeed } from "./daily-seed.ts";
import { dailyTrio } from "./daily-trio.ts";
import type { StoredEntry } from "./entry.ts";
import { type ShownName, shownName } from "./name.ts";
import type { RecordGame } from "./record-game.ts";
import { tapeRefusals } from "./record-refusal.ts";
import type { Place, RecordStore } from "./record-store.ts";

/** A game that takes part and is listed, with today's seed. */
export type TodaysGame = Omit<RecordGame, "file"> & { readonly name: string; readonly seed: number };

export type Today = {
  readonly day: string;
  readonly endsAt: Date;
  readonly trio: readonly TodaysGame[];
  readonly games: readonly TodaysGame[];
};

/** A place as everybody may see it. */
export type ShownPlace = {
  readonly rank: number;
  readonly entry: string;
  readonly name: ShownName;
  readonly score: number;
  readonly day: string;
  /** Its tape is kept, and the game is still the version that recorded it. */
  readonly isWatchable: boolean;
};

export type BoardView = Omit<Board, "id" | "crew"> & {
  readonly board: string;
  readonly version: string;
  readonly unit: string;
  /** How many places there are; at most `MAX_PLACES`. */
  readonly total: number;
  readonly places: readonly ShownPlace[];
};

export type ShownEntry = Omit<StoredEntry, "name" | "hasTape" | "at"> & {
  readonly name: ShownName;
  readonly isWatchable: boolean;
};

export type BestRun = {
  readonly game: string;
  readonly gamePath: string;
  readonly name: string;
  readonly unit: string;
  readonly board: string;
  readonly kind: BoardKind;
  readonly best: ShownPlace;
};

/** What can be read of records without an owner key, and one's own place with one. */
export type BoardReading = {
  today(): Today;
  /** A game that takes part and is listed; refuses any other. */
  gameOf(game: string): TodaysGame;
  board(board: Board): Promise<BoardView>;
  /** An owner's place with two before and two behind; empty where there is none. */
  placesNear(
    board: Board,
    owner: { readonly id: string },
  ): Promise<readonly (ShownPlace & { isMine: boolean })[]>;
  entry(id: string): Promise<ShownEntry>;
  /** Refuses a tape that the game of today cannot play. */
  tape(id: string): Promise<Uint8Array>;
  /** The best run of the day that can be watched, of each game. */
  bestOfDay(): Promise<readonly BestRun[]>;
};

export type BoardReaders = {
  readonly games: () => readonly RecordGame[];
  /** The name of a game in the catalogue; undefined where it is not listed. */
  readonly listedName: (path: string) => string | undefined;
  readonly records: RecordStore;
  readonly crewStore: CrewStore;
  readonly now: () => Date;
};

const NEIGHBOURS = 2;
/** The best runs of all games take a query for each board, so they are read once in this long. */
const BEST_TTL_MS = 2000;

export function createBoardReading({
  games,
  listedName,
  records,
  crewStore,
  now,
}: BoardReaders): BoardReading {
  let best: { readonly at: number; readonly runs: Promise<readonly BestRun[]> } | undefined;
  const todaysGames = (day: string): TodaysGame[] =>
    games().flatMap(({ file: _, ...game }) => {
      const name = listedName(game.gamePath);
      return name === undefined ? [] : { ...game, name, seed: dailySeed(game.game, day) };
    });
  const gameOf = (slug: string): TodaysGame => {
    const found = todaysGames(formatIsoDay(now())).find(({ game }) => game === slug);
    if (!found) throw new Refusal("game-not-found", "This game has no boards.");
    return found;
  };
  /** The game of a board that exists. */
  const gameOfBoard = async (board: Board): Promise<TodaysGame> => {
    const game = gameOf(board.game);
    if (!game.boards.some(({ id }) => id === board.id))
      throw new Refusal(
        "board-invalid",
        "This game has no such board. Go back to the game and pick one there.",
      );
    if (board.crew !== undefined && !(await crewStore.find(board.crew))) throw crewNotFound();
    return game;
  };
  const storedEntry = async (id: string) => {
    const entry = await records.entry(id);
    if (!entry)
      throw new Refusal("entry-not-found", "This run is no longer on any board.", {
        values: { what: "run" },
      });
    return { entry, game: gameOf(entry.game) };
  };

  return {
    gameOf,
    today() {
      const day = formatIsoDay(now());
      const all = todaysGames(day);
      return {
        day,
        endsAt: new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS),
        trio: dailyTrio(all, day),
        games: all,
      };
    },
    async board(board) {
      const { version, unit } = await gameOfBoard(board);
      const [places, total] = [await records.top(board, SHOWN_PLACES), await records.count(board)];
      const { game, id, kind, span, day } = board;
      const shown = places.map((place) => shownPlace(place, version));
      return { game, version, board: id, kind, span, day, unit, total, places: shown };
    },
    async placesNear(board, owner) {
      const { version } = await gameOfBoard(board);
      const near = await records.near(board, owner.id, NEIGHBOURS);
      return near.map((place) => ({ ...shownPlace(place, version), isMine: place.isMine }));
    },
    async entry(id) {
      const { entry, game } = await storedEntry(id);
      const { name, hasTape, at: _, ...rest } = entry;
      return { ...rest, name: shownName(name), isWatchable: hasTape && entry.version === game.version };
    },
    async tape(id) {
      const { entry, game } = await storedEntry(id);
      if (entry.version !== game.version)
        throw new Refusal("tape-older-version", tapeRefusals["tape-older-version"]);
      const tape = await records.tape(id);
      if (!tape)
        throw new Refusal("entry-not-found", "This run can no longer be watched.", {
          values: { what: "tape" },
        });
      return tape;
    },
    async bestOfDay() {
      const at = now().getTime();
      if (!best || at - best.at >= BEST_TTL_MS || at < best.at) best = { at, runs: readBest() };
      const { runs } = best;
      // A failure is not cached: the database may be back in a moment.
      runs.catch(() => {
        best = undefined;
      });
      return runs;
    },
  };

  async function readBest(): Promise<readonly BestRun[]> {
    const day = formatIsoDay(now());
    const found: BestRun[] = [];
    for (const { game, gamePath, name, unit, version, boards } of todaysGames(day)) {
      for (const { id } of boards)
        for (const kind of boardKinds) {
          const board = { game, id, kind, span: "today", day, crew: undefined } as const;
          const [place] = (await records.top(board, 1)).map((each) => shownPlace(each, version));
          if (place?.isWatchable) found.push({ game, gamePath, name, unit, board: id, kind, best: place });
        }
    }
    return found;
  }
}

function shownPlace({ rank, entry }: Place, version: string): ShownPlace {
  const { id, name, score, day, hasTape } = entry;
  return {
    rank,
    entry: id,
    name: shownName(name),
    score,
    day,
    isWatchable: hasTape && entry.version === version,
  };
}

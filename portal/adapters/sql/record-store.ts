import { sql } from "kysely";
import { type Board, type BoardKind, boardKey, boardKinds, keptUntil } from "#domain/records/board.ts";
import type { StoredEntry } from "#domain/records/entry.ts";
import type { Place, RecordStore } from "#domain/records/record-store.ts";
import type { Db } from "./db.ts";
import { pruneRecords } from "./prune-records.ts";

/** Store of entries and places on SQL: one row per board and owner, so that a board is read from an index and cannot be filled by one owner. */
export function sqlRecords(db: Db): RecordStore {
  const entries = () =>
    db
      .selectFrom("record_entry as entry")
      .innerJoin("record_owner as owner", "owner.id", "entry.owner_id")
      .select([
        "entry.id",
        "entry.owner_id",
        "entry.game",
        "entry.version",
        "entry.board",
        "entry.kind",
        "entry.day",
        "entry.seed",
        "entry.score",
        "entry.steps",
        "entry.at",
        "owner.adjective",
        "owner.animal",
        "owner.number",
        sql<number | boolean>`entry.tape is not null`.as("has_tape"),
      ]);
  /** Places of a board in the order of their rank. */
  const places = (board: string) =>
    entries()
      .innerJoin("record_place as place", "place.entry_id", "entry.id")
      .where("place.board", "=", board)
      .orderBy("place.score", "desc")
      .orderBy("place.at")
      .orderBy("place.entry_id");
  async function rank(board: Board, owner: string): Promise<number | undefined> {
    const found = await db
      .selectFrom("record_place as mine")
      .where("mine.board", "=", boardKey(board))
      .where("mine.owner_id", "=", owner)
      .select(({ selectFrom }) =>
        selectFrom("record_place as other")
          .whereRef("other.board", "=", "mine.board")
          .where((e) => {
            const isLevel = e("other.score", "=", e.ref("mine.score"));
            return e.or([
              e("other.score", ">", e.ref("mine.score")),
              e.and([isLevel, e("other.at", "<", e.ref("mine.at"))]),
              e.and([
                isLevel,
                e("other.at", "=", e.ref("mine.at")),
                e("other.entry_id", "<", e.ref("mine.entry_id")),
              ]),
            ]);
          })
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .as("before"),
      )
      .executeTakeFirst();
    return found && Number(found.before) + 1;
  }

  return {
    add: (owner, entry, tape, boards) =>
      db.transaction().execute(async (tx) => {
        // Locks the owner: a deletion waits, or has happened.
        const { numUpdatedRows } = await tx
          .updateTable("record_owner")
          .set((e) => ({ played_at: e.ref("played_at") }))
          .where("id", "=", owner)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return "gone";
        await tx
          .insertInto("record_entry")
          .values({ ...entry, owner_id: owner, tape_hash: tape.hash, tape: tape.bytes })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const stored = await tx
          .selectFrom("record_entry")
          .select(["id", "owner_id"])
          .where("game", "=", entry.game)
          .where("tape_hash", "=", tape.hash)
          .executeTakeFirst();
        if (stored?.owner_id !== owner) return "known";
        const rows = boards.map((board) => ({
          board: boardKey(board),
          crew: board.crew ?? "",
          kept_until: keptUntil(board),
          owner_id: owner,
          entry_id: stored.id,
          score: entry.score,
          at: entry.at,
        }));
        const placed = await tx
          .insertInto("record_place")
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(["board", "owner_id"])
              .doUpdateSet((e) => ({
                entry_id: e.ref("excluded.entry_id"),
                score: e.ref("excluded.score"),
                at: e.ref("excluded.at"),
              }))
              .where((e) =>
                e.or([
                  e("excluded.score", ">", e.ref("record_place.score")),
                  e("excluded.entry_id", "=", e.ref("record_place.entry_id")),
                ]),
              ),
          )
          .returning("board")
          .execute();
        // The entries that this one has replaced everywhere, or itself.
        await tx
          .deleteFrom("record_entry")
          .where("owner_id", "=", owner)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("record_place")
                  .select("record_place.board")
                  .whereRef("record_place.entry_id", "=", "record_entry.id"),
              ),
            ),
          )
          .execute();
        const keys = new Set(placed.map((row) => row.board));
        return { id: stored.id, boards: boards.filter((board) => keys.has(boardKey(board))) };
      }),
    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom("record_entry").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async top(board, limit) {
      const rows = await places(boardKey(board)).limit(limit).execute();
      return rows.map((row, at) => ({ rank: at + 1, entry: entryOf(row), isMine: false }));
    },
    async count(board) {
      const { count } = await db
        .selectFrom("record_place")
        .where("board", "=", boardKey(board))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    rank,
    async near(board, owner, neighbours) {
      const mine = await rank(board, owner);
      if (mine === undefined) return [];
      const first = Math.max(0, mine - 1 - neighbours);
      const rows = await places(boardKey(board))
        .offset(first)
        .limit(mine - first + neighbours)
        .execute();
      return rows.map(
        (row, at): Place => ({ rank: first + at + 1, entry: entryOf(row), isMine: row.owner_id === owner }),
      );
    },
    async entry(id) {
      const row = await entries().where("entry.id", "=", id).executeTakeFirst();
      return row && entryOf(row);
    },
    async tape(id) {
      const row = await db.selectFrom("record_entry").select("tape").where("id", "=", id).executeTakeFirst();
      return row?.tape ?? undefined;
    },
    async countOf(owner) {
      const { count } = await db
        .selectFrom("record_entry")
        .where("owner_id", "=", owner)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async trim(board, maxPlaces) {
      const key = boardKey(board);
      const surplus = db
        .selectFrom("record_place")
        .select("owner_id")
        .where("board", "=", key)
        .orderBy("score", "desc")
        .orderBy("at")
        .orderBy("entry_id")
        .offset(maxPlaces)
        .limit(MAX_TRIMMED);
      await db.deleteFrom("record_place").where("board", "=", key).where("owner_id", "in", surplus).execute();
    },
    prune: (today, shownPlaces) => pruneRecords(db, today, shownPlaces),
  };
}

/** One call adds one place, so usually there is one too many. */
const MAX_TRIMMED = 100;

type EntryRow = Omit<StoredEntry, "name" | "hasTape" | "kind"> & {
  kind: string;
  adjective: number;
  animal: number;
  number: number;
  has_tape: number | boolean;
};

function entryOf(row: EntryRow): StoredEntry {
  const { id, game, version, board, day, score, adjective, animal, number, has_tape } = row;
  const [seed, steps, at] = [Number(row.seed), Number(row.steps), Number(row.at)];
  const name = { adjective, animal, number };
  return {
    id,
    game,
    version,
    board,
    kind: kindOf(row.kind),
    day,
    seed,
    score,
    steps,
    at,
    name,
    hasTape: Boolean(has_tape),
  };
}

function kindOf(text: string): BoardKind {
  return boardKinds.find((kind) => kind === text) ?? "free";
}

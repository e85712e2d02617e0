import { crewBoardKey } from "#domain/records/board.ts";
import type { Crew, CrewStore } from "#domain/records/crew-store.ts";
import type { Db } from "./db.ts";

/** Rows of one insert: well below the number of values that either engine takes in one statement. */
const ROWS_PER_INSERT = 500;

/** Store of crews on SQL. */
export function sqlCrews(db: Db): CrewStore {
  const crews = () =>
    db.selectFrom("crew").select(({ selectFrom, ref }) => [
      "code",
      "adjective",
      "animal",
      "number",
      "played_at",
      selectFrom("crew_member")
        .whereRef("crew_member.crew", "=", ref("crew.code"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("members"),
    ]);
  return {
    async add(code, name, at) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("crew")
        .values({ code, ...name, played_at: at.getTime() })
        .onConflict((conflict) => conflict.column("code").doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async find(code) {
      const row = await crews().where("code", "=", code).executeTakeFirst();
      return row && crewOf(row);
    },
    join: (code, owner, { at, maxMembers }) =>
      db.transaction().execute(async (tx) => {
        // First of all, because it locks the crew: two who join at once would both count the other out.
        const { numUpdatedRows } = await tx
          .updateTable("crew")
          .set({ played_at: at.getTime() })
          .where("code", "=", code)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return "missing";
        const members = await tx
          .selectFrom("crew_member")
          .select("owner_id")
          .where("crew", "=", code)
          .execute();
        if (members.some(({ owner_id }) => owner_id === owner)) return "joined";
        if (members.length >= maxMembers) return "full";
        await tx
          .insertInto("crew_member")
          .values({ crew: code, owner_id: owner, joined_at: at.getTime() })
          .execute();
        await copyPlaces(tx, code, owner);
        return "joined";
      }),
    async leave(code, owner) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom("crew_member").where("crew", "=", code).where("owner_id", "=", owner).execute();
        await tx.deleteFrom("record_place").where("crew", "=", code).where("owner_id", "=", owner).execute();
      });
    },
    async crewsOf(owner) {
      const rows = await crews()
        .where("code", "in", (e) =>
          e.selectFrom("crew_member").select("crew_member.crew").where("owner_id", "=", owner),
        )
        .orderBy("code")
        .execute();
      return rows.map(crewOf);
    },
    async membersOf(code) {
      return db
        .selectFrom("crew_member")
        .innerJoin("record_owner", "record_owner.id", "crew_member.owner_id")
        .select(["adjective", "animal", "number"])
        .where("crew", "=", code)
        .orderBy("joined_at")
        .orderBy("owner_id")
        .execute();
    },
    async touch(codes, at) {
      if (codes.length === 0) return;
      // Sorted against deadlocks: two processes would lock the same rows in different order.
      for (const code of codes.toSorted())
        await db.updateTable("crew").set({ played_at: at.getTime() }).where("code", "=", code).execute();
    },
    async deleteIdle(before) {
      await db.transaction().execute(async (tx) => {
        const idle = await tx
          .deleteFrom("crew")
          .where("played_at", "<", before.getTime())
          .returning("code")
          .execute();
        for (const { code } of idle) await tx.deleteFrom("record_place").where("crew", "=", code).execute();
      });
    },
  };
}

type CrewRow = {
  code: string;
  adjective: number;
  animal: number;
  number: number;
  played_at: number;
  members: number | null;
};

function crewOf({ code, adjective, animal, number, played_at, members }: CrewRow): Crew {
  return {
    code,
    name: { adjective, animal, number },
    members: Number(members ?? 0),
    playedAt: new Date(played_at),
  };
}

/** Gives a new member the places on the crew's boards that they have on those of everybody. */
async function copyPlaces(
  tx: Pick<Db, "selectFrom" | "insertInto">,
  crew: string,
  owner: string,
): Promise<void> {
  const places = await tx
    .selectFrom("record_place")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("crew", "=", "")
    .execute();
  const rows = places.map((place) => ({ ...place, board: crewBoardKey(place.board, crew), crew }));
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await tx
      .insertInto("record_place")
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .onConflict((conflict) => conflict.columns(["board", "owner_id"]).doNothing())
      .execute();
}

import { describe, expect, it } from "vitest";
import type { CrewStore } from "./crew-store.ts";
import { aBoard, aName, anEntry, aTape } from "./entry.fixture.ts";
import type { OwnerStore } from "./owner-store.ts";
import type { RecordStore } from "./record-store.ts";

const now = new Date("2026-11-18T12:00:00Z");
const code = "BCDFGHJK";
const joining = { at: now, maxMembers: 3 };

/** Contract of every store of crews. */
export function crewStoreContract(
  openEmpty: () => Promise<{ crews: CrewStore; owners: OwnerStore; records: RecordStore }>,
): void {
  const open = async () => {
    const all = await openEmpty();
    for (const [at, owner] of ["ann", "ben", "cho", "dee"].entries())
      await all.owners.ensure(owner, aName({ animal: at }), now);
    await all.crews.add(code, aName({ number: 5 }), now);
    return all;
  };

  describe("a store of crews", () => {
    it("finds a crew by its code, with its members in the order of joining", async () => {
      const { crews } = await open();
      await crews.join(code, "ben", joining);
      await crews.join(code, "ann", { ...joining, at: new Date(now.getTime() + 1) });
      expect(await crews.find(code)).toEqual({
        code,
        name: aName({ number: 5 }),
        members: 2,
        playedAt: new Date(now.getTime() + 1),
      });
      expect((await crews.membersOf(code)).map(({ animal }) => animal)).toEqual([1, 0]);
      expect((await crews.crewsOf("ann")).map((crew) => crew.code)).toEqual([code]);
      expect(await crews.crewsOf("cho")).toEqual([]);
      expect(await crews.find("ZZZZZZZZ")).toBeUndefined();
    });

    it("never has two crews of one code", async () => {
      const { crews } = await open();
      expect(await crews.add(code, aName(), now)).toBe(false);
      expect(await crews.add("ZZZZZZZZ", aName(), now)).toBe(true);
      expect((await crews.find(code))?.name).toEqual(aName({ number: 5 }));
    });

    it("takes a member once, and none above its limit, also when all join at once", async () => {
      const { crews } = await open();
      expect(await crews.join("ZZZZZZZZ", "ann", joining)).toBe("missing");
      const results = await Promise.all(
        ["ann", "ann", "ben", "cho", "dee"].map((owner) => crews.join(code, owner, joining)),
      );
      expect(results.filter((result) => result === "full")).toHaveLength(1);
      expect((await crews.find(code))?.members).toBe(3);
    });

    it("gives a new member the places that they have already, and takes them back on leaving", async () => {
      const { crews, records } = await open();
      const ofCrew = aBoard({ crew: code });
      await records.add("ann", anEntry(), aTape(), [aBoard(), aBoard({ span: "ever" })]);
      await crews.join(code, "ann", joining);
      expect(await records.count(ofCrew)).toBe(1);
      expect(await records.count({ ...ofCrew, span: "ever" })).toBe(1);
      await crews.leave(code, "ann");
      expect(await records.count(ofCrew)).toBe(0);
      expect(await records.count(aBoard())).toBe(1);
      expect(await crews.crewsOf("ann")).toEqual([]);
    });

    it("ends crews that have not played for long, with their boards", async () => {
      const { crews, records } = await open();
      await crews.join(code, "ann", joining);
      await records.add("ann", anEntry(), aTape(), [aBoard(), aBoard({ crew: code })]);
      await crews.deleteIdle(now);
      expect(await crews.find(code)).toBeDefined();
      await crews.touch([code], new Date(now.getTime() + 1000));
      await crews.deleteIdle(new Date(now.getTime() + 1000));
      expect(await crews.find(code)).toBeDefined();
      await crews.deleteIdle(new Date(now.getTime() + 1001));
      expect(await crews.find(code)).toBeUndefined();
      expect(await records.count(aBoard({ crew: code }))).toBe(0);
      expect(await records.count(aBoard())).toBe(1);
    });

    it("loses a member whose owner is deleted", async () => {
      const { crews, owners } = await open();
      await crews.join(code, "ann", joining);
      await owners.delete("ann");
      expect((await crews.find(code))?.members).toBe(0);
    });
  });
}

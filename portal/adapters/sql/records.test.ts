import { expect, it } from "vitest";
import { checkQueueContract } from "#domain/records/check-queue.contract.ts";
import { crewStoreContract } from "#domain/records/crew-store.contract.ts";
import { recordStoreContract } from "#domain/records/record-store.contract.ts";
import { sqlCheckQueue } from "./check-queue.ts";
import { sqlCrews } from "./crew-store.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlOwners } from "./owner-store.ts";
import { sqlRecords } from "./record-store.ts";

onEveryEngine("an idle queue of tapes", (engine) => {
  it("is asked without a write, which would count as a sign that the disk is well", async () => {
    const { db } = await engine.open();
    const written: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== "SelectQueryNode") written.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await sqlCheckQueue(watched).claim(5, new Date(), new Date())).toEqual([]);
    expect(written).toEqual([]);
  });
});

onEveryEngine("records", (engine) => {
  const open = async () => {
    const { db } = await engine.open();
    return {
      records: sqlRecords(db),
      owners: sqlOwners(db),
      crews: sqlCrews(db),
      queue: sqlCheckQueue(db),
      openBeside: async () => sqlCheckQueue((await engine.openBeside()).db),
    };
  };
  recordStoreContract(open);
  checkQueueContract(open);
  crewStoreContract(open);
});

import { checkQueueContract } from "#domain/records/check-queue.contract.ts";
import { crewStoreContract } from "#domain/records/crew-store.contract.ts";
import { recordStoreContract } from "#domain/records/record-store.contract.ts";
import { sqlCheckQueue } from "./check-queue.ts";
import { sqlCrews } from "./crew-store.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlOwners } from "./owner-store.ts";
import { sqlRecords } from "./record-store.ts";

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

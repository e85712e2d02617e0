import { journalStoreContract } from "#domain/journal/journal-store.contract.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlJournal } from "./journal-store.ts";

onEveryEngine("the journal", (engine) =>
  journalStoreContract(async () => sqlJournal((await engine.open()).db)),
);

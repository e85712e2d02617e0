import { countStoreContract } from "#domain/statistics/count-store.contract.ts";
import { sqlCountStore } from "./count-store.ts";
import { onEveryEngine } from "./engines.fixture.ts";

onEveryEngine("counts", (engine) => countStoreContract(async () => sqlCountStore((await engine.open()).db)));

import { countBookContract } from "#domain/statistics/count-store.contract.ts";
import { sqlCountBook } from "./count-store.ts";
import { onEveryEngine } from "./engines.fixture.ts";

onEveryEngine("counts", (engine) => countBookContract(async () => sqlCountBook((await engine.open()).db)));

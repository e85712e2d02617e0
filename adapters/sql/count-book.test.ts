import { countBookContract } from "#domain/play/count-book.contract.ts";
import { sqlCountBook } from "./count-book.ts";
import { onEveryEngine } from "./engines.fixture.ts";

onEveryEngine("counts", (engine) => countBookContract(async () => sqlCountBook((await engine.open()).db)));

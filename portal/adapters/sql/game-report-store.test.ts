import { gameReportStoreContract } from "#domain/game-reports/game-report-store.contract.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlGameReports } from "./game-report-store.ts";

onEveryEngine("game reports", (engine) =>
  gameReportStoreContract(async () => sqlGameReports((await engine.open()).db)),
);

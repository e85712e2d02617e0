import { setTimeout as sleep } from "node:timers/promises";
import { dataDirOf } from "#paths.mjs";
import { readState } from "#server/workers/state-file.ts";
import { readCommand } from "./command.ts";

const help = `Renews the processes of a portal that was started with PROCESSES, one by one: after an upgrade, or a changed setting in a
file that they read. Nobody is refused meanwhile. Give it the portal's own DATA_DIR. Settings from the environment stay as they
were when the portal was started.

  npm run restart

Ends with 0 when all are new, 1 when a new one could not start (then the old ones go on), 2 when asked for something
unknown, 3 when no such portal runs.`;

const POLL_INTERVAL_MS = 100;

process.exitCode = await main();

async function main(): Promise<number> {
  readCommand(help, {});
  const dataDir = dataDirOf(process.env);
  const before = readState(dataDir);
  if (!before) {
    console.error(`No portal with PROCESSES runs on ${dataDir}. Start it so: PROCESSES=1 npm start`);
    return 3;
  }
  process.kill(before.pid, "SIGUSR2");
  for (;;) {
    const now = readState(dataDir);
    if (!now) {
      console.error("The portal ended meanwhile.");
      return 1;
    }
    if (now.failed > before.failed) {
      console.error("A new process could not start; the old ones go on. The portal's output says why.");
      return 1;
    }
    if (now.renewed > before.renewed) {
      console.log("All processes are new.");
      return 0;
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

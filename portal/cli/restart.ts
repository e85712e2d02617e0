import { setTimeout as sleep } from "node:timers/promises";
import { dataDirOf, isRelease, root, withCommands } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { portalVersion } from "#server/portal-version.ts";
import { writeNextFolder } from "#server/workers/next-folder.ts";
import { readState } from "#server/workers/state-file.ts";
import { failWith, readCommand } from "./command.ts";
import { noteInJournal } from "./journal/note.ts";
import { newerDatabase } from "./newer-database.ts";

const help = `Renews the processes of a portal that was started with PROCESSES, one by one, after an upgrade. The new ones are of the
folder that this command is in, also where that is another release. Nobody is refused meanwhile. Give it the portal's own DATA_DIR.
Settings, those of .env too, stay as they were when the portal was started: a change of them needs a stop and a start.

  npm run restart

Ends with 0 when all are new, 1 when a new one could not start or the database is of a newer version (then the old ones go on), 2 when
asked for something unknown, 3 when no such portal runs.`;

const POLL_INTERVAL_MS = 100;

process.exitCode = await main();

async function main(): Promise<number> {
  readCommand(help, {});
  const config = readConfig(process.env);
  if ("mistakes" in config) return failWith(config.mistakes.join("\n"));
  const dataDir = dataDirOf(process.env);
  const before = readState(dataDir);
  if (!before) {
    const start = withCommands(isRelease ? "npm start" : "PROCESSES=1 npm start");
    console.error(`No portal with PROCESSES runs on ${dataDir}. Start it so: ${start}`);
    return 3;
  }
  const newer = await newerDatabase(config);
  if (newer) return failWith(newer);
  await writeNextFolder(dataDir, root);
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
      await noteInJournal("care.restart", portalVersion());
      return 0;
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

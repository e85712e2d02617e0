import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { builtServer, compileCacheDir } from "@recess/portal/paths.mjs";
import { readState } from "@recess/portal/server/workers/state-file.ts";
import { startRequestLoop } from "@recess/portal/testing/request-loop.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { sum } from "#quality/lib/statistics.ts";

const help = `Restarts a built portal again and again while visitors keep coming, and says how many were refused. None is right.

  npm run restart:check
      --times <number>       how many restarts, 20 when left out
      --processes <number>   how many processes serve, 1 when left out
      --stop-start           ends the portal and starts it again instead, to see that this is noticed

Ends with 0 when nobody was refused, 1 when somebody was, 2 when asked for something unknown.`;

const options = {
  times: { type: "string", default: "20" },
  processes: { type: "string", default: "1" },
  "stop-start": { type: "boolean", default: false },
} as const;

const supervise = builtServer("supervise");
/** Enough that every connection was answered by a new process, too. */
const MIN_ANSWERS = 100;
const POLL_INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values: given, refuse } = readCommand(help, { options });
  const [times, processes] = [Number(given.times), Number(given.processes)];
  if (!Number.isInteger(times) || times < 1 || !Number.isInteger(processes) || processes < 1) return refuse();
  await using temporary = await mkdtempDisposable(join(tmpdir(), "recess-restart-"));
  const dataDir = temporary.path;
  const start = (port?: number) =>
    startPortal({
      dataDir,
      ...(port && { port }),
      ...(!given["stop-start"] && { entry: supervise }),
      settings: { PROCESSES: `${processes}`, NODE_COMPILE_CACHE: compileCacheDir },
    });
  let portal = await start();
  try {
    const visitors = startRequestLoop({ url: `${portal.origin}/healthz`, newConnections: 6, keepAlive: 4 });
    const progress = openProgress("Restarting", times);
    for (let time = 1; time <= times; time++) {
      await progress.step(`restart ${time}`, async () => {
        const before = visitors.answered();
        if (given["stop-start"]) {
          await portal.close();
          portal = await start(portal.port);
        } else await restart(portal, dataDir);
        await eventually(
          "answers after a restart",
          () => visitors.answered() >= before + MIN_ANSWERS || undefined,
        );
      });
    }
    const { answered, failures } = await visitors.stop();
    const refused = sum([...failures.values()]);
    progress.finish(`${times} restarts, ${answered} requests answered, ${refused} not,`);
    console.log(
      `Judged by every request (answered with 200, none cut off) and every restart (a new process, and ${MIN_ANSWERS} answers afterwards).`,
    );
    for (const [reason, number] of failures) console.error(`${number} × ${reason}`);
    return refused === 0 ? 0 : 1;
  } finally {
    await portal.close();
  }
}

/** Restarts the worker processes without closing the ports, and waits until new ones serve. */
async function restart({ process: supervisor }: RunningPortal, dataDir: string): Promise<void> {
  const before = await eventually("a state file", () => readState(dataDir));
  supervisor.kill("SIGUSR2");
  const after = await eventually("a new process", () => {
    const state = readState(dataDir);
    return state && state.renewed + state.failed > before.renewed + before.failed ? state : undefined;
  });
  if (after.failed > before.failed)
    throw new Error("The new process did not start; what it said stands above.");
}

/** Polls until there is a value. */
async function eventually<T>(what: string, look: () => T | undefined): Promise<T> {
  for (
    const until = performance.now() + TIMEOUT_MS;
    performance.now() < until;
    await sleep(POLL_INTERVAL_MS)
  ) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error(`There was no sign of ${what} for ${TIMEOUT_MS / 1000} s.`);
}

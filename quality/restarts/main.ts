import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { builtServer, compileCacheDir } from "@recess/portal/paths.mjs";
import { readState } from "@recess/portal/server/workers/state-file.ts";
import { hammer } from "@recess/portal/testing/request-loop.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";

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

process.exitCode = await main();

async function main(): Promise<number> {
  const { values: given, refuse } = readCommand(help, { options });
  const [times, processes] = [Number(given.times), Number(given.processes)];
  if (!Number.isInteger(times) || times < 1 || !Number.isInteger(processes) || processes < 1) return refuse();
  const dataDir = await mkdtemp(join(tmpdir(), "recess-restart-"));
  const start = (port?: number) =>
    startPortal({
      dataDir,
      ...(port && { port }),
      ...(!given["stop-start"] && { entry: supervise }),
      settings: { PROCESSES: `${processes}`, NODE_COMPILE_CACHE: compileCacheDir },
    });
  let portal = await start();
  try {
    const visitors = hammer({ url: `${portal.origin}/healthz`, fresh: 6, kept: 4 });
    const progress = openProgress("Restarting", times);
    for (let time = 1; time <= times; time++) {
      await progress.step(`restart ${time}`, async () => {
        const before = visitors.answered();
        if (given["stop-start"]) {
          await portal.close();
          portal = await start(portal.port);
        } else await renew(portal, dataDir);
        // Everybody has been answered by the new one, too.
        while (visitors.answered() < before + 100) await sleep(20);
      });
    }
    const { answered, failures } = await visitors.stop();
    const refused = [...failures.values()].reduce((sum, number) => sum + number, 0);
    progress.finish(`${times} restarts, ${answered} requests answered, ${refused} not,`);
    for (const [reason, number] of failures) console.error(`${number} × ${reason}`);
    return refused === 0 ? 0 : 1;
  } finally {
    await portal.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function renew({ process: supervisor }: RunningPortal, dataDir: string): Promise<void> {
  const before = await state(dataDir, () => true);
  supervisor.kill("SIGUSR2");
  const after = await state(
    dataDir,
    ({ renewed, failed }) => renewed + failed > before.renewed + before.failed,
  );
  if (after.failed > before.failed)
    throw new Error("The new process did not start; what it said stands above.");
}

type State = NonNullable<ReturnType<typeof readState>>;

async function state(dataDir: string, isWanted: (state: State) => boolean): Promise<State> {
  for (;;) {
    const now = readState(dataDir);
    if (now && isWanted(now)) return now;
    await sleep(20);
  }
}

import { existsSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { buildStamp } from "@recess/portal/paths.mjs";
import { withAccounts } from "#quality/lib/accounts.ts";
import { openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { readSiteMap } from "#quality/lib/load/site-map.ts";
import { writeFigures } from "#quality/lib/markdown.ts";
import { startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { hasQuietTime } from "./judge.ts";
import { soakReport } from "./report.ts";
import { runSoak } from "./soak.ts";

const help = `Holds the built portal under mixed traffic (pages, files, games, beacons, sockets, sign-ins) from a second process.

  npm run soak                    finds the highest rate that holds, keeps it for ten minutes (one in CI), then doubles what can be held
      --minutes <n>               how long the rate is kept
      --seed <n>                  the same requests in the same order; printed at the end
      --rate <n>                  requests a second, instead of finding the rate
      --untimed                   tells what depends on time, and does not judge it: for machines that are shared.
                                  Errors, refused cheap requests and growth of heap and RSS are judged all the same
      --write                     puts the figures into docs/reliability/load.md

Fails when a request fails, when p99 is more than ten times the median, when memory grows, or when at twice the rate anything but the
expensive parts is refused, or is not answered. Ends with 0 when all held, 1 when not, 2 when asked for something unknown.`;

const options = {
  minutes: { type: "string" },
  seed: { type: "string" },
  rate: { type: "string" },
  untimed: { type: "boolean" },
  write: { type: "boolean" },
} as const;

const { values, refuse } = readCommand(help, { options });
const minutes = Number(values.minutes ?? (process.env["CI"] ? 1 : 10));
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
if (!(minutes > 0) || !Number.isInteger(seed)) refuse("--minutes and --seed are numbers.");
if (!existsSync(buildStamp)) refuse("Nothing is built yet: npm run build");

const accounts = Array.from({ length: 5 }, (_, at) => ({
  email: `pupil${at + 1}@example.org`,
  password: `a password for pupil ${at + 1}`,
}));
await using dataDir = await mkdtempDisposable(join(tmpdir(), "recess-soak-"));
await withAccounts({ dataDir: dataDir.path }, async ({ add }) => {
  for (const account of accounts) await add({ ...account, name: account.email });
});
const portal = await startMeasuredPortal({ dataDir: dataDir.path, settings: { TRUSTED_PROXIES: "1" } });
const generator = openLoadGenerator();
const { step, finish } = openProgress("Soaking", values.rate ? 8 : 14);
try {
  const soaked = await runSoak({
    map: await readSiteMap(portal.origin, accounts),
    portal,
    generator,
    seed,
    seconds: minutes * 60,
    rate: values.rate ? Number(values.rate) : undefined,
    trialSeconds: minutes > 3 ? 10 : 3,
    overloadSeconds: minutes > 3 ? 60 : 10,
    isTimed: values.untimed ? false : undefined,
    step,
  });
  finish("Soaked");
  const report = soakReport(soaked, { seed, minutes });
  console.log(`\n${report}\n`);
  if (values.write) await writeFigures("load.md", report);
  if (!hasQuietTime(soaked.soak))
    console.log("NOT TOLD Others had the machine most of the time: how long answers took was not judged.");
  for (const failure of soaked.failures) console.error(`FAILED ${failure}`);
  process.exitCode = soaked.failures.length === 0 ? 0 : 1;
} finally {
  await generator.close();
  await portal.close();
}

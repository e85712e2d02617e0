import { findChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { haxeVersion } from "#tools/build/flash/avm2.ts";
import { randomSeed } from "#tools/lib/seed.ts";
import { installMissing } from "./install.ts";
import { summaryOf } from "./report.ts";
import { runSteps } from "./run-steps.ts";
import { noServices, type Skipped, startServices } from "./services.ts";
import { allSteps, fastSteps } from "./steps.ts";

const help = `Runs the tests.

  npm test           everything: format, lint, types, unit and HTTP tests, build, browser tests, games
  npm test -- --seed 7    the same, with the random choices of the run that printed this seed
  npm run check      the fast part: without the build, the browser tests, slow tests and what needs a database server

npm test starts a PostgreSQL, a Redis and a Firebase auth emulator of its own on private ports, and installs what is missing (as root
on Debian: PostgreSQL, Redis, nginx, Haxe, Chromium and Firefox with apt-get); npm run check installs and starts nothing. TEST_DATABASE_URL, TEST_REDIS_URL
and TEST_FIREBASE_AUTH_EMULATOR_HOST name services that run already. The summary names what was skipped and why.
Ends with 0 when all steps passed, 1 when one failed, 2 when asked for something unknown.`;

const { values, refuse } = readCommand(help, {
  options: { fast: { type: "boolean", default: false }, seed: { type: "string" } },
});
if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed)) refuse("--seed takes a number.");
const seed = values.seed === undefined ? randomSeed() : Number(values.seed);
process.exitCode = await main(values.fast);

async function main(isFast: boolean): Promise<number> {
  if (!isFast) console.log(`Random choices of this run: npm test -- --seed ${seed}`);
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => abort.abort());
  const obstacle = isFast
    ? "npm run check installs and starts nothing; npm test does"
    : await installMissing();
  const hasBrowser = (await findChromium()) !== undefined;
  const steps = isFast ? fastSteps : allSteps(seed);
  const withoutBrowser: Skipped[] = steps
    .filter(({ needsBrowser }) => needsBrowser && !hasBrowser)
    .map(({ name }) => ({
      name,
      reason: `no Chromium: ${obstacle}. Install one, or set CHROMIUM to its path`,
    }));
  const withoutHaxe: Skipped[] = (await haxeVersion())
    ? []
    : [{ name: "AVM2 games compared with their sources", reason: `no Haxe: ${obstacle}` }];
  const withoutFirefox: Skipped[] =
    isFast || findFirefox() ? [] : [{ name: "attacks in Firefox", reason: `no Firefox: ${obstacle}` }];
  const slowTests: Skipped[] = isFast ? [{ name: "slow tests", reason: "npm test runs them" }] : [];
  const services = isFast ? noServices(obstacle) : await startServices(obstacle);
  try {
    const results = await runSteps(
      steps.filter(({ needsBrowser }) => !needsBrowser || hasBrowser),
      { env: { ...process.env, ...services.env }, signal: abort.signal },
    );
    console.log(
      summaryOf(results, [
        ...slowTests,
        ...services.skipped,
        ...withoutHaxe,
        ...withoutBrowser,
        ...withoutFirefox,
      ]),
    );
    return results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
  } finally {
    await services.stop();
  }
}

import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { root } from "@recess/portal/paths.mjs";
import { ensureBuilt } from "#tools/lib/ensure-built.ts";
import { randomSeed } from "#tools/lib/seed.ts";
import { localGames } from "#tools/verify/local-games.ts";
import { reportedGames } from "#tools/verify/reported-games.ts";
import { isNamed } from "#tools/verify/select-games.ts";
import { verifyGames } from "#tools/verify/verify-games.ts";

const help = `Starts local games in Chromium, in the real page of the built portal, and judges whether they play.

  npm run games -- verify                    those that are new or have changed since they were last tried, and
                                             those that several visitors reported as broken (npm run reports)
  npm run games -- verify <name or path>…    these
      --all            every local game
      --sample 4       besides what has changed, a quarter of the rest, chosen by the seed
      --seed 7         of the sample; a random one where left out, which is printed
      --shard 1/4      the first of four parts, for four machines
      --resume         go on with a run that was broken off
      --covers         make covers for games that have none, from the most varied picture; of named games anew
      --check          only look: leaves catalogue/verified.json as it is
      --jobs 2         browsers at the same time
      --minutes 4      begin no game after so long; those that are new or have changed come first

What was seen goes to reports/games/index.html, the verdicts to catalogue/verified.json; the build leaves out what fails.
Ends with 0 when all that was tried plays, 1 when something does not, 2 when asked for something unknown.`;

const options = {
  all: { type: "boolean", default: false },
  sample: { type: "string" },
  seed: { type: "string" },
  shard: { type: "string" },
  resume: { type: "boolean", default: false },
  covers: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  jobs: { type: "string" },
  minutes: { type: "string" },
} as const;

const reports = join(root, "reports", "games");

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals: only, refuse } = readCommand(help, { options, allowPositionals: true });
  const shard = shardOf(values.shard);
  const parts = countOf(values.sample);
  const seed = values.seed === undefined ? randomSeed() : seedOf(values.seed);
  const jobs = countOf(values.jobs ?? `${Math.min(2, availableParallelism())}`);
  const minutes = countOf(values.minutes);
  if (minutes === "wrong" || shard === "wrong" || parts === "wrong" || seed === "wrong" || jobs === "wrong")
    return refuse();
  if (parts) console.log(`A sample of 1/${parts} of the games that have not changed: --seed ${seed}`);
  await requireBrowser();
  ensureBuilt();
  const locals = await localGames(root);
  const unknown = only.find((name) => !locals.some(({ game }) => isNamed(game, name)));
  if (unknown !== undefined) {
    console.error(`There is no local game called "${unknown}".`);
    return 2;
  }
  const reported = await reportedGames(process.env);
  for (const { game } of locals) {
    const reporters = reported.get(game.path);
    if (reporters)
      console.log(`${game.name} (${game.path}) was reported as broken from ${reporters} addresses.`);
  }
  const { tried, failed, untried } = await verifyGames({
    root,
    reports,
    locals,
    selection: {
      only,
      all: values.all,
      reported,
      ...(parts && { sample: { parts, seed } }),
      ...(shard && { shard }),
    },
    isResumed: values.resume,
    makesCovers: values.covers,
    keepsVerdicts: !values.check,
    concurrency: jobs ?? 1,
    deadline: minutes ? performance.now() + minutes * 60_000 : Number.POSITIVE_INFINITY,
  });
  for (const { game, faults } of failed)
    for (const { code, detail } of faults) console.error(`${game.name} (${game.path}): ${code}: ${detail}`);
  if (untried.length > 0) console.log(`There was no time for ${untried.map(({ name }) => name).join(", ")}.`);
  console.log(
    `${tried - failed.length} of ${tried} play, ${locals.length - tried} were not tried; ` +
      `pictures in ${relative(process.cwd(), join(reports, "index.html"))}`,
  );
  return failed.length === 0 ? 0 : 1;
}

function countOf(text: string | undefined): number | undefined | "wrong" {
  if (text === undefined) return undefined;
  return /^[1-9]\d?$/.test(text) ? Number(text) : "wrong";
}

function seedOf(text: string): number | "wrong" {
  return /^\d{1,9}$/.test(text) ? Number(text) : "wrong";
}

function shardOf(text: string | undefined): { part: number; of: number } | undefined | "wrong" {
  if (text === undefined) return undefined;
  const [, part = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  return part >= 1 && part <= of ? { part, of } : "wrong";
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { readVerified, writeVerdicts } from "@recess/portal/adapters/files/verified-file.ts";
import { writeCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import type { Verified, VerifiedGames } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { visitAll } from "./browser-pool.ts";
import { type Fault, isRetryable, judge, verdictOf } from "./judge.ts";
import { defaultVisitOptions } from "./limits.ts";
import { hasCover, type LocalGame } from "./local-games.ts";
import type { Observation } from "./observation.ts";
import { type Row, reportPage } from "./report.ts";
import { openResultStore, type Result, type ResultStore, resultOf } from "./result-store.ts";
import { mostVaried } from "./screenshot.ts";
import { type Selection, selectGames } from "./select-games.ts";
import type { Site } from "./visit.ts";

type Options = {
  readonly root: string;
  readonly reports: string;
  readonly locals: readonly LocalGame[];
  readonly selection: Selection;
  /** Reuses the results of an interrupted run. */
  readonly isResumed: boolean;
  readonly makesCovers: boolean;
  readonly keepsVerdicts: boolean;
  readonly concurrency: number;
  /** No visit starts after this, in milliseconds of `performance.now()`. */
  readonly deadline: number;
};

type Outcome = {
  readonly tried: number;
  readonly failed: readonly { readonly game: Game; readonly faults: readonly Fault[] }[];
  /** Games that were not tried before the deadline. */
  readonly untried: readonly Game[];
};

/** Visits the selected games, writes the report, and saves the verdicts. */
export async function verifyGames(options: Options): Promise<Outcome> {
  const { root, reports, locals } = options;
  const verified = await readVerified(root);
  const results = openResultStore(join(reports, "results"));
  const selected = selectedGames(options, verified);
  const done = new Set(options.isResumed ? await storedPaths(results, selected) : []);
  await visitGames(
    selected.filter(({ game }) => !done.has(game.path)),
    options,
    async (local, result) => {
      await results.keep(result, local.game);
      done.add(local.game.path);
    },
  );
  const rows = await Promise.all(
    locals.map(async (local) => ({
      ...local,
      result: await results.of(local.game, local.files),
      reporters: options.selection.reported?.get(local.game.path),
    })),
  );
  const judged = rows.flatMap(({ game, files, result }) =>
    result && done.has(game.path) ? [{ game, files, faults: result.faults }] : [],
  );
  await writeReport(reports, rows, judged.length);
  if (options.keepsVerdicts) await writeVerdicts(root, verdictsAfter(verified, locals, judged));
  const failed = judged.filter(({ faults }) => faults.length > 0);
  const untried = selected.map(({ game }) => game).filter(({ path }) => !done.has(path));
  return { tried: judged.length, failed, untried };
}

/** The games to try; with `makesCovers` also those that have no cover, unless games were named. */
function selectedGames({ locals, selection, makesCovers }: Options, verified: VerifiedGames): LocalGame[] {
  const wanted = selectGames(locals, verified, selection);
  const coverless =
    makesCovers && selection.only.length === 0 ? locals.filter((local) => !hasCover(local)) : [];
  return [...new Set([...wanted, ...coverless])];
}

/** Paths of the games that have a result already. */
async function storedPaths(results: ResultStore, games: readonly LocalGame[]): Promise<string[]> {
  const paths: string[] = [];
  for (const { game, files } of games) if (await results.of(game, files)) paths.push(game.path);
  return paths;
}

/** Visits these games in the built portal, and makes the covers that are wanted. */
async function visitGames(
  games: readonly LocalGame[],
  options: Options,
  onResult: (local: LocalGame, result: Result) => Promise<void>,
): Promise<void> {
  const { selection, makesCovers, concurrency, deadline } = options;
  const progress = openProgress("Trying", games.length);
  const onGame = (local: LocalGame, visit: () => Promise<Observation>) =>
    progress.step(local.game.name, async () => {
      const observation = await visitWithRetry(visit);
      const result = await resultOf(local.game, local.files, observation);
      await onResult(local, result);
      const picture = mostVaried(observation.pictures.slice(2), observation.first);
      const isWanted = makesCovers && (selection.only.length > 0 || !hasCover(local));
      if (isWanted && picture && result.faults.length === 0) await writeCovers(picture.file, local.folder);
    });
  const optionsFor = () => ({ ...defaultVisitOptions, inputRounds: makesCovers ? 2 : 1 });
  if (games.length > 0)
    await withPortal(options, (site) => visitAll(games, { site, concurrency, deadline, optionsFor, onGame }));
  progress.finish("Done");
}

async function writeReport(reports: string, rows: readonly Row[], tried: number): Promise<void> {
  const results = rows.flatMap(({ result }) => result ?? []);
  const playing = results.filter(({ faults }) => faults.length === 0).length;
  const summary = `${playing} of ${results.length} games play; ${tried} were tried in the last run`;
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, "index.html"), reportPage(rows, summary));
}

/** Runs `work` against the built portal. Games that the build does not list are added to it as an operator's games. */
async function withPortal(
  { root, locals }: Pick<Options, "root" | "locals">,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "recess-verify-"));
  const built: { games: { path: string }[] } = JSON.parse(
    await readFile(join(root, "dist", "catalogue.json"), "utf8"),
  );
  const listed = new Set(built.games.map(({ path }) => path));
  const leftOut = locals.map(({ game }) => game).filter(({ path }) => !listed.has(path));
  await operatorGames(dataDir).write(leftOut);
  const portal = await startPortal({ dataDir });
  let isDone = false;
  portal.ended.then(({ code, signal }) => {
    if (!isDone) console.error(`The portal has ended (${signal ?? code}); --resume goes on from here.`);
  });
  try {
    await work(portal);
  } finally {
    isDone = true;
    await portal.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Visits a game a second time where a busy machine may have caused its faults. */
async function visitWithRetry(visit: () => Promise<Observation>): Promise<Observation> {
  const observation = await visit();
  return isRetryable(judge(observation)) ? visit() : observation;
}

/** Verdicts after this run, of games that still exist. */
function verdictsAfter(
  before: VerifiedGames,
  locals: readonly LocalGame[],
  judged: readonly { game: Game; files: string; faults: readonly Fault[] }[],
): VerifiedGames {
  const after = new Map<string, Verified>();
  for (const { game } of locals) {
    const earlier = before.get(game.path);
    if (earlier) after.set(game.path, earlier);
  }
  for (const { game, files, faults } of judged) after.set(game.path, { files, verdict: verdictOf(faults) });
  return after;
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { writeVerdicts, readVerified } from "@recess/portal/adapters/files/verified-file.ts";
import { writeCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import type { Verified, VerifiedGames } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { visitAll } from "./browser-pool.ts";
import { type Fault, isInDoubt, judge, verdictOf } from "./judge.ts";
import { usualManners } from "./limits.ts";
import { hasCover, type Local } from "./local-games.ts";
import type { Seen } from "./observation.ts";
import { reportPage } from "./report.ts";
import { resultOf, resultsIn } from "./result-store.ts";
import { liveliest } from "./screenshot.ts";
import { chosen, today, type Wish } from "./select-games.ts";
import type { Site } from "./visit.ts";

type Options = {
  readonly root: string;
  readonly reports: string;
  readonly locals: readonly Local[];
  readonly wish: Wish;
  /** Takes over what a run that was broken off has found out. */
  readonly isResumed: boolean;
  readonly makesCovers: boolean;
  readonly keepsVerdicts: boolean;
  readonly lanes: number;
  /** No game is begun after this, in milliseconds of `performance.now()`. */
  readonly until: number;
};

type Outcome = {
  readonly tried: number;
  readonly failed: readonly { readonly game: Game; readonly faults: readonly Fault[] }[];
  /** Those for which there was no time. */
  readonly left: readonly Game[];
};

/** Tries the games that are wanted, writes the report, and keeps the verdicts. */
export async function verifyGames(options: Options): Promise<Outcome> {
  const { root, reports, locals, wish } = options;
  const verified = await readVerified(root);
  const results = resultsIn(join(reports, "results"));
  const wanted = chosen(locals, verified, wish, today());
  const coverless =
    options.makesCovers && wish.only.length === 0 ? locals.filter((one) => !hasCover(one)) : [];
  const list = [...new Set([...wanted, ...coverless])];
  const waiting: Local[] = [];
  const done = new Set<string>();
  for (const local of list) {
    const isKnown = options.isResumed && (await results.of(local.game, local.files)) !== undefined;
    if (isKnown) done.add(local.game.path);
    else waiting.push(local);
  }

  const progress = openProgress("Trying", waiting.length);
  const handle = (local: Local, look: () => Promise<Seen>) =>
    progress.step(local.game.name, async () => {
      const seen = await lookAgainInDoubt(look);
      const result = await resultOf(local.game, local.files, seen);
      await results.keep(result, local.game);
      done.add(local.game.path);
      const picture = liveliest(seen.pictures.slice(2), seen.first);
      const isWanted = options.makesCovers && (wish.only.length > 0 || !hasCover(local));
      if (isWanted && picture && result.faults.length === 0) await writeCovers(picture.file, local.folder);
    });
  const mannersFor = () => ({ ...usualManners, bouts: options.makesCovers ? 2 : 1 });
  if (waiting.length > 0)
    await withPortal(options, (site) =>
      visitAll(waiting, { site, lanes: options.lanes, until: options.until, mannersFor, on: handle }),
    );
  progress.finish("Done");

  const rows = await Promise.all(
    locals.map(async (local) => ({ ...local, result: await results.of(local.game, local.files) })),
  );
  const judged = rows.flatMap(({ game, files, result }) =>
    result && done.has(game.path) ? [{ game, files, faults: result.faults }] : [],
  );
  const failed = judged.filter(({ faults }) => faults.length > 0);
  await mkdir(reports, { recursive: true });
  const seen = rows.flatMap(({ result }) => result ?? []);
  const playing = seen.filter(({ faults }) => faults.length === 0).length;
  const summary = `${playing} of ${seen.length} games play; ${judged.length} were tried in the last run`;
  await writeFile(join(reports, "index.html"), reportPage(rows, summary));
  if (options.keepsVerdicts) await writeVerdicts(root, verdictsAfter(verified, locals, judged));
  const left = list.map(({ game }) => game).filter(({ path }) => !done.has(path));
  return { tried: judged.length, failed, left };
}

/** The portal with all its games, those included that it does not list: they join it as an operator's would. */
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

/** On a busy machine a picture may be late; what is wrong with the game itself is wrong twice. */
async function lookAgainInDoubt(look: () => Promise<Seen>): Promise<Seen> {
  const seen = await look();
  return isInDoubt(judge(seen)) ? look() : seen;
}

/** What is known now: of every game that there still is. */
function verdictsAfter(
  before: VerifiedGames,
  locals: readonly Local[],
  judged: readonly { game: Game; files: string; faults: readonly Fault[] }[],
): VerifiedGames {
  const after = new Map<string, Verified>();
  for (const { game } of locals) {
    const known = before.get(game.path);
    if (known) after.set(game.path, known);
  }
  for (const { game, files, faults } of judged) after.set(game.path, { files, verdict: verdictOf(faults) });
  return after;
}

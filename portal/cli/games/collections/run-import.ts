import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { diskFault } from "#cli/games/disk-fault.ts";
import { intakeChanges } from "#cli/games/intake-report.ts";
import { shippedGames } from "#cli/games/shipped-games.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { Refusal } from "#domain/errors.ts";
import { listBatch, type ReadyGame } from "./batch.ts";
import { type Cover, makeCover, type TryMode } from "./collection-cover.ts";
import { contentHash } from "./content-hash.ts";
import { openImportJournal } from "./import-journal.ts";
import type { Outcome } from "./outcome.ts";
import { nameOf, planner, type TakenMode } from "./plan.ts";
import { createQueue } from "./queue.ts";
import type { Collection, SourceGame } from "./source-game.ts";
import { type StagedGame, takeIn } from "./take-in.ts";

/** Games that are listed in one write, at least. */
const MIN_BATCH_SIZE = 20;

/** Writes of an import, at most: each reads and writes the whole list. */
const MAX_BATCHES = 100;

/** Thrown where an import cannot go on, whatever the next game is. */
export class ImportStopped extends Error {
  override readonly name = "ImportStopped";
}

export type ImportOptions = {
  readonly store: OperatorGames;
  readonly onTaken: TakenMode;
  readonly tryMode: TryMode;
  readonly hasSandbox: boolean;
  /** Covers can be made here. */
  readonly canDraw: boolean;
  /** Everything is read and checked, and nothing is listed. */
  readonly isDryRun: boolean;
  readonly dateOf: (source: SourceGame["source"]) => Promise<string>;
  readonly onOutcome: (outcome: Outcome) => void;
};

/** Imports the games of a collection: staging and covers a few at a time, the list in batches. */
export async function runImport(collection: Collection, options: ImportOptions): Promise<void> {
  const { store, isDryRun, onOutcome } = options;
  for (const { name, label, reason } of collection.refused)
    onOutcome({ name, label, reason, result: "refused" });
  const [{ games: own }, shipped, journal] = await Promise.all([
    store.read(),
    shippedGames(),
    openImportJournal(store.dir),
  ]);
  const { planFor, release } = planner({ own, shipped, journal, onTaken: options.onTaken });
  const batchSize = Math.max(MIN_BATCH_SIZE, Math.ceil(collection.games.length / MAX_BATCHES));
  const covers = createQueue(availableParallelism());
  let ready: (ReadyGame & { notes: readonly string[] })[] = [];
  let writing = Promise.resolve();
  const places = new Map(collection.games.map(({ source }, at) => [source, at]));
  const order = ({ from }: StagedGame) => places.get(from.source) ?? 0;

  /** One batch after the other. */
  function flush(): Promise<void> {
    const batch = ready.toSorted((a, b) => order(a) - order(b));
    ready = [];
    writing = writing.then(async () => {
      const refused = isDryRun ? new Map() : await listBatch(batch, { store, journal, shipped });
      for (const staged of batch) {
        await rm(staged.stagingDir, { recursive: true, force: true });
        report(staged, refused.get(staged));
      }
    });
    return writing;
  }

  function report(staged: ReadyGame & { notes: readonly string[] }, reason: string | undefined): void {
    const { from, plan, game, imported, notes, hasCover } = staged;
    const result = reason !== undefined ? "taken" : plan.replaces ? "replaced" : "added";
    onOutcome({
      ...{ name: plan.name, label: from.label, result, reason, notes, game, hasCover },
      changes: intakeChanges(imported),
      hosts: imported.hosts,
      blockedScripts: imported.adaptations?.blockedScripts ?? [],
      libraries: imported.adaptations?.libraries.length ?? 0,
      leftOut: (imported.systemFiles ?? 0) + (imported.leftOut?.length ?? 0),
    });
  }

  async function finish(staged: StagedGame): Promise<void> {
    const { canDraw, tryMode, hasSandbox } = options;
    const cover: Cover = canDraw && !isDryRun ? await makeCover(staged, tryMode, hasSandbox) : { notes: [] };
    const { from, isTried, notes } = cover;
    ready.push({ ...staged, hasCover: from !== undefined, ...(isTried && { isTried }), notes });
    if (ready.length >= batchSize) await flush();
  }

  /** Copies a game into its staging folder. Undefined where it is left alone or refused, which is reported then. */
  async function stage(game: SourceGame, name: string): Promise<StagedGame | undefined> {
    const { label } = game;
    let planned: StagedGame["plan"] | undefined;
    try {
      const hash = await contentHash(game);
      const plan = planFor(game, hash);
      if (plan.kind === "leave") {
        onOutcome({ name, label, result: plan.outcome, reason: plan.reason });
        return undefined;
      }
      planned = plan;
      return await takeIn(game, hash, plan, { gamesDir: store.dir, dateOf: options.dateOf });
    } catch (error) {
      // Its name is free for the next one.
      if (planned) release(game, planned);
      onOutcome({ name, label, result: "refused", reason: reasonOf(error) });
      return undefined;
    }
  }

  for (const game of collection.games) {
    const name = nameOf(game);
    const staged = await stage(game, name);
    if (!staged) continue;
    await covers.add(async () => {
      try {
        await finish(staged);
      } catch (error) {
        await rm(staged.stagingDir, { recursive: true, force: true });
        release(game, staged.plan);
        onOutcome({ name, label: game.label, result: "refused", reason: reasonOf(error) });
      }
    });
  }
  await covers.drain();
  await flush();
}

/** Errors of the system about the files of one game. */
const fileErrors = ["EACCES", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOENT", "ENOTDIR", "EPERM"];

/** Why a game is not taken. A disk that is full ends the import; anything else but a refusal, or a file that cannot be read, is a bug. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof SwfRefusal) return error.message;
  const fault = diskFault(error);
  if (fault !== undefined)
    throw new ImportStopped(`${fault}. What is on the list stays there; the same command goes on`, {
      cause: error,
    });
  if (error instanceof Error && "code" in error && fileErrors.includes(`${error.code}`))
    return `its files cannot be read: ${error.message}`;
  throw error;
}

import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { intakeReport } from "#cli/games/intake-report.ts";
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

/** Games that are listed in one write. */
const BATCH_SIZE = 20;

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
  const planFor = planner({ own, shipped, journal, onTaken: options.onTaken });
  const covers = createQueue(availableParallelism());
  let ready: (ReadyGame & { notes: readonly string[] })[] = [];
  let writing = Promise.resolve();
  const places = new Map(collection.games.map((game, at) => [game, at]));
  const order = ({ from }: StagedGame) => places.get(from) ?? 0;

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
      remarks: intakeReport(imported),
      blockedScripts: imported.adaptations?.blockedScripts ?? [],
    });
  }

  async function finish(staged: StagedGame): Promise<void> {
    const { canDraw, tryMode, hasSandbox } = options;
    const cover: Cover = canDraw && !isDryRun ? await makeCover(staged, tryMode, hasSandbox) : { notes: [] };
    ready.push({ ...staged, hasCover: cover.from !== undefined, notes: cover.notes });
    if (ready.length >= BATCH_SIZE) await flush();
  }

  for (const game of collection.games) {
    const { label } = game;
    const name = nameOf(game);
    const refuse = (error: unknown) => onOutcome({ name, label, result: "refused", reason: reasonOf(error) });
    try {
      const hash = await contentHash(game);
      const plan = planFor(game, hash);
      if (plan.kind === "leave") {
        onOutcome({ name, label, result: plan.outcome, reason: plan.reason });
        continue;
      }
      const staged = await takeIn(game, hash, plan, { gamesDir: store.dir, dateOf: options.dateOf });
      await covers.add(() =>
        finish(staged).catch(async (error: unknown) => {
          await rm(staged.stagingDir, { recursive: true, force: true });
          refuse(error);
        }),
      );
    } catch (error) {
      refuse(error);
    }
  }
  await covers.drain();
  await flush();
}

/** Why a game is not taken. Anything but a refusal, or a file that cannot be read, is a bug. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof SwfRefusal) return error.message;
  if (error instanceof Error && "code" in error && ["EACCES", "ENOENT", "EPERM"].includes(`${error.code}`))
    return `its files cannot be read: ${error.message}`;
  throw error;
}

import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { OperatorGames } from "#adapters/files/operator-games.ts";
import { install, installCovers } from "#cli/games/install.ts";
import { html5Folder } from "#domain/catalogue/console-path.ts";
import { coverFile, coverSuffixes } from "#domain/catalogue/covers/cover-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { createDuplicateIndex } from "#domain/catalogue/reading/duplicates.ts";
import { endRecall } from "#domain/catalogue/recall.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import type { ImportJournal } from "./import-journal.ts";
import { sourceKey } from "./plan.ts";
import type { StagedGame } from "./take-in.ts";

/** A staged game, whether its covers lie beside its files, and whether it was seen to play. */
export type ReadyGame = StagedGame & { readonly hasCover: boolean; readonly isTried?: true };

/** Why a game of a batch was not listed after all, by its staged game. */
type Refused = ReadonlyMap<ReadyGame, string>;

type Options = {
  readonly store: OperatorGames;
  readonly journal: ImportJournal;
  readonly shipped: readonly Game[];
};

/**
 * Lists a batch of staged games in one write, while no other command changes the list. The import journal knows of them before and after: a kill in
 * between leaves games that the next import finds listed, or takes in again.
 */
export async function listBatch(
  batch: readonly ReadyGame[],
  { store, journal, shipped }: Options,
): Promise<Refused> {
  const refused = new Map<ReadyGame, string>();
  if (batch.length === 0) return refused;
  await store.change(async () => {
    const { games: own } = await store.read();
    const games = new Map(own.map((game) => [game.path, game]));
    const index = createDuplicateIndex(shipped, own);
    const before = await store.readRecalls();
    let recalls = before;
    const lines: { source: string; hash: string; path: string }[] = [];
    const taken: ReadyGame[] = [];
    for (const ready of batch) {
      const { replaces, slug } = ready.plan;
      const old = replaces && games.get(replaces.path);
      if (old) index.remove(old);
      // Another command may have added it meanwhile.
      const reason = index.reasonFor(ready.game);
      if (reason !== undefined) {
        if (old) index.add(old);
        refused.set(ready, reason);
        continue;
      }
      const tried = ready.isTried ? { ...ready.game, isTried: ready.isTried } : ready.game;
      const listed = ready.hasCover ? { ...tried, img: coverFile(slug) } : tried;
      if (old) games.delete(old.path);
      games.set(listed.path, listed);
      index.add(listed);
      recalls = endRecall(recalls, ready.game.path) ?? recalls;
      lines.push({ source: sourceKey(ready.from.source), hash: ready.hash, path: ready.game.path });
      taken.push(ready);
    }
    await journal.add("staged", lines);
    for (const ready of taken) await installReady(ready, store.dir);
    await store.write([...games.values()]);
    if (recalls !== before) await store.writeRecalls(recalls);
    await journal.add("listed", lines);
    for (const { plan, game } of taken) if (plan.replaces) await removeOld(plan.replaces, game, store.dir);
  });
  return refused;
}

async function installReady(
  { imported, plan, hasCover, filesDir }: ReadyGame,
  gamesDir: string,
): Promise<void> {
  if (imported.installPath) await install(imported.installPath, filesDir, gamesDir);
  if (imported.type === "flash")
    await rm(join(gamesDir, "flash", companionFolder(imported.path)), { recursive: true, force: true });
  if (imported.companionPath) await install(imported.companionPath, filesDir, gamesDir);
  if (hasCover) await installCovers(filesDir, gamesDir, plan.slug);
}

/** Removes what the new game does not lie upon. */
async function removeOld(old: Game, game: Game, gamesDir: string): Promise<void> {
  const folderOf = ({ gameType, path }: Game) => `${gameType}/${html5Folder(path)}`;
  if (old.gameType !== "external" && folderOf(old) !== folderOf(game)) {
    await rm(join(gamesDir, folderOf(old)), { recursive: true, force: true });
    if (old.gameType === "flash")
      await rm(join(gamesDir, "flash", companionFolder(old.path)), { recursive: true, force: true });
  }
  if (!old.img.endsWith(".webp") || old.img === game.img) return;
  const stem = old.img.replace(/\.webp$/, "");
  for (const suffix of coverSuffixes)
    await rm(join(gamesDir, "public", "covers", `${stem}${suffix}`), { force: true });
}

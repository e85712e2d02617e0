import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Game } from "#domain/catalogue/game.ts";
import { publicGame } from "#domain/catalogue/public-game.ts";
import type { Recall } from "#domain/catalogue/recall.ts";
import { type GameSources, readForeignCatalogue } from "./catalogue-files.ts";
import { readJson } from "./json-file.ts";
import { withLock } from "./lock-file.ts";
import { watchFiles } from "./watch-files.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/**
 * Store of the games that the operator added, in `DATA_DIR/games`: their entries in one `catalogue.json`, their files in
 * `html5/` and `flash/` beside it, their covers in `public/covers/`.
 */
export type OperatorGames = {
  readonly dir: string;
  read(): Promise<GameSources>;
  /** Atomic: a concurrent reader finds the old list or the new one. */
  write(games: readonly Game[]): Promise<void>;
  /** Runs a change of the lists or the files while no other process changes them. */
  change<T>(work: () => Promise<T>): Promise<T>;
  /** The games that were recalled, of the operator's and of the build's. */
  readRecalls(): Promise<readonly Recall[]>;
  /** Atomic too. */
  writeRecalls(recalls: readonly Recall[]): Promise<void>;
  /** Calls back when either list may have changed. Returns a function that stops watching. */
  watch(onChange: () => void): () => void;
};

/** A change takes milliseconds; the trial of a game is not part of it. */
const LOCK_WAIT_MS = 60_000;
const noGames: GameSources = { games: [], refused: [], files: [] };

const recallFile = z.object({
  recalled: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      guest: z.string().optional(),
      at: z.string(),
      isFixed: z.boolean(),
    }),
  ),
});

/** Opens the store of the operator's games in a data folder. */
export function operatorGames(dataDir: string): OperatorGames {
  const dir = join(dataDir, "games");
  const list = join(dir, "catalogue.json");
  const recalled = join(dir, "recalled.json");
  return {
    dir,
    async read() {
      return existsSync(list) ? readForeignCatalogue(list) : noGames;
    },
    async write(games) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFileAtomic(list, `${JSON.stringify({ games: games.map(publicGame) }, null, 2)}\n`);
    },
    change: (work) => withLock(join(dir, ".lock"), { waitMs: LOCK_WAIT_MS }, work),
    async readRecalls() {
      return existsSync(recalled) ? recallFile.parse(await readJson(recalled)).recalled : [];
    },
    async writeRecalls(recalls) {
      await mkdir(dir, { recursive: true });
      await writeFileAtomic(recalled, `${JSON.stringify({ recalled: recalls }, null, 2)}\n`);
    },
    watch: (onChange) => watchFiles(dir, ["catalogue.json", "recalled.json"], onChange),
  };
}

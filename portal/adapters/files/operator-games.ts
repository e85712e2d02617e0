import { existsSync, watch } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Game } from "#domain/catalogue/game.ts";
import { publicGame } from "#domain/catalogue/public-catalogue.ts";
import { type CatalogueSources, readForeignCatalogue } from "./catalogue-files.ts";

/**
 * Games that the operator added, in `DATA_DIR/games`: their entries in one `catalogue.json`, their files in `html5/`
 * and `flash/` beside it, their covers in `public/covers/`.
 */
export type OperatorGames = {
  readonly dir: string;
  read(): Promise<CatalogueSources>;
  /** In one stroke: who reads at the same time finds the old list or the new one. */
  write(games: readonly Game[]): Promise<void>;
  /** Tells when the list may have changed. Gives the way to stop. */
  watch(onChange: () => void): () => void;
};

const settleMs = 100;
const nothing: CatalogueSources = { games: [], refused: [], files: [] };

export function operatorGames(dataDir: string): OperatorGames {
  const dir = join(dataDir, "games");
  const list = join(dir, "catalogue.json");
  return {
    dir,
    async read() {
      return existsSync(list) ? readForeignCatalogue(list) : nothing;
    },
    async write(games) {
      await mkdir(dir, { recursive: true });
      const draft = `${list}.${process.pid}.new`;
      try {
        await writeFile(draft, `${JSON.stringify({ games: games.map(publicGame) }, null, 2)}\n`);
        await rename(draft, list);
      } finally {
        await rm(draft, { force: true });
      }
    },
    watch(onChange) {
      let timer: NodeJS.Timeout | undefined;
      const watcher = watch(dir, { persistent: false }, (_, file) => {
        if (file !== "catalogue.json") return;
        // Several events make one change.
        clearTimeout(timer);
        timer = setTimeout(onChange, settleMs);
      });
      return () => {
        clearTimeout(timer);
        watcher.close();
      };
    },
  };
}

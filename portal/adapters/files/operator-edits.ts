import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { coverSuffixes } from "#domain/catalogue/covers/cover-files.ts";
import { parseHistory } from "#domain/catalogue/overlay/change.ts";
import { noEdits, type Overlay, parseOverlay, writeOverlay } from "#domain/catalogue/overlay/game-edit.ts";
import type { EditStore } from "#domain/catalogue/overlay/game-editing.ts";
import { readJson } from "./json-file.ts";
import { watchFiles } from "./watch-files.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/**
 * Store of the operator's edits of games in `DATA_DIR/catalogue`: `edits.json`, the changes that can be undone in `history.json`, and
 * pictures for covers in `public/covers/`.
 */
export type OperatorEdits = EditStore & {
  readonly dir: string;
  /** The edits as they were when their file last had no mistake. */
  readLastGood(): Promise<Overlay>;
  storeLastGood(edits: Overlay): Promise<void>;
  /** Calls back when the edits may have changed. Returns a function that stops watching. */
  watch(onChange: () => void): () => void;
};

const EDITS = "edits.json";

/** Opens the store of the operator's edits in a data folder. */
export function operatorEdits(dataDir: string): OperatorEdits {
  const dir = join(dataDir, "catalogue");
  const history = join(dir, "history.json");
  const lastGood = join(dir, ".last-good.json");

  const readFrom = async (file: string) => (existsSync(file) ? parseOverlay(await readJson(file)) : noEdits);
  const readHistory = async () => (existsSync(history) ? parseHistory(await readJson(history)) : []);
  async function write(file: string, text: string): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFileAtomic(file, text);
  }

  return {
    dir,
    read: () => readFrom(join(dir, EDITS)),
    async write(edits) {
      await write(join(dir, EDITS), writeOverlay(edits));
      const covers = [...edits.values(), ...(await readHistory()).map(({ before }) => before)];
      await deleteOtherCovers(
        join(dir, "public", "covers"),
        covers.flatMap((edit) => edit?.cover ?? []),
      );
    },
    readHistory,
    writeHistory: (changes) => write(history, `${JSON.stringify({ changes }, null, 2)}\n`),
    readLastGood: () => readFrom(lastGood).catch(() => noEdits),
    storeLastGood: (edits) => write(lastGood, writeOverlay(edits)),
    watch: (onChange) => watchFiles(dir, [EDITS], onChange),
  };
}

/** A younger picture may belong to an edit that is just being made. */
const MIN_COVER_AGE_MS = 3_600_000;

/** Deletes pictures that no edit names any more, nor a change that can be undone. */
async function deleteOtherCovers(dir: string, covers: readonly string[]): Promise<void> {
  const kept = new Set(
    covers.flatMap((cover) => coverSuffixes.map((suffix) => cover.replace(/\.webp$/, suffix))),
  );
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((each) => !kept.has(each))) {
    const { mtimeMs } = await stat(join(dir, name));
    if (Date.now() - mtimeMs > MIN_COVER_AGE_MS) await rm(join(dir, name), { force: true });
  }
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ContentReport, readContent } from "./content-files.ts";
import { withLock } from "./lock-file.ts";

/** Store of the words: the shipped ones, and those of the operator in `DATA_DIR/content` over them. */
export type OperatorContent = {
  readonly dir: string;
  read(): ContentReport;
  /** The operator's words as they were when they last had no mistake; the shipped ones where there are none. */
  readLastGood(): ContentReport;
  /** Stores the operator's words as the last good ones. */
  storeLastGood(): Promise<void>;
  /** Changes with every change of a file. */
  fingerprint(): string;
};

/** Copying a few small files takes milliseconds. */
const LOCK_WAIT_MS = 10_000;

const isYaml = (name: string) => name.endsWith(".yaml");

/** Opens the store of the words in a data folder. */
export function operatorContent(dataDir: string, shipped: string): OperatorContent {
  const dir = join(dataDir, "content");
  const lastGood = join(dir, ".last-good");
  return {
    dir,
    read: () => readContent({ shipped, own: dir }),
    readLastGood() {
      const kept = readContent({ shipped, own: lastGood, pictures: dir });
      return kept.content ? kept : readContent({ shipped });
    },
    async storeLastGood() {
      if (!existsSync(dir)) return;
      // Every process stores the same words when they change, and when it starts.
      await withLock(`${lastGood}.lock`, { waitMs: LOCK_WAIT_MS }, async () => {
        const draft = `${lastGood}.new`;
        await rm(draft, { recursive: true, force: true });
        await mkdir(draft, { mode: 0o700 });
        for (const name of readdirSync(dir).filter(isYaml)) await cp(join(dir, name), join(draft, name));
        await rm(lastGood, { recursive: true, force: true });
        await rename(draft, lastGood);
      });
    },
    fingerprint: () => [dir, shipped].flatMap((folder) => factsOf(folder)).join("\n"),
  };
}

/** Names, sizes and times of the files of a folder and of its folders of pictures. */
function factsOf(folder: string): string[] {
  return ["", "images", "logos"].flatMap((part) => {
    const dir = join(folder, part);
    if (!existsSync(dir)) return [];
    const names = readdirSync(dir).filter((name) => !name.startsWith("."));
    return names.map((name) => {
      const facts = statSync(join(dir, name), { throwIfNoEntry: false });
      return `${part}/${name} ${facts?.isFile() ? `${facts.size} ${facts.mtimeMs} ${facts.ino}` : ""}`;
    });
  });
}

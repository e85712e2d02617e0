import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#domain/content/content.ts";
import {
  type ChangeResult,
  type ContentChange,
  type ContentEditor,
  fileOf,
} from "#domain/content/editing/content-change.ts";
import { Refusal } from "#domain/errors.ts";
import { changedText } from "./content-document.ts";
import { type ContentFolders, type IsListed, readContent, readContentFile } from "./content-files.ts";
import { withLock } from "./lock-file.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/** A change takes milliseconds. */
const LOCK_WAIT_MS = 10_000;

type Options = {
  readonly dataDir: string;
  readonly shipped: string;
  /** Looks up games that the words name; not looked up when left out. */
  readonly isListed?: IsListed | undefined;
};

/** Editor of the operator's content in `DATA_DIR/content`. Processes take turns by a lock, and running portals read what was written by themselves. */
export function contentEditor({ dataDir, shipped, isListed }: Options): ContentEditor {
  const own = join(dataDir, "content");
  const folders: ContentFolders = { shipped, own };
  const pathOf = (file: keyof Content) => join(own, `${file}.yaml`);
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const version = (file: keyof Content) =>
    createHash("sha256")
      .update(textOf(pathOf(file)) ?? "")
      .digest("hex")
      .slice(0, 16);

  function tried(
    file: keyof Content,
    changes: readonly ContentChange[],
  ): ChangeResult & { text: string | undefined } {
    const shippedText = textOf(join(shipped, `${file}.yaml`)) ?? "";
    let text = textOf(pathOf(file));
    for (const change of changes) text = changedText(change, text, shippedText);
    const report = readContent({ ...folders, drafts: { [file]: text ?? "" } }, isListed);
    // Mistakes that were there before are no reason to refuse a change: it may be the one that mends them, one by one.
    const known = new Set(readContent(folders, isListed).mistakes.map(keyOf));
    return { ...report, mistakes: report.mistakes.filter((mistake) => !known.has(keyOf(mistake))), text };
  }

  return {
    read: (file) => readContentFile(folders, file),
    isOwn: (file) => existsSync(pathOf(file)),
    version,
    preview(changes) {
      const { content, mistakes } = tried(fileOf(changes), changes);
      return { ...(content && { content }), mistakes };
    },
    async change(changes, expected) {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return withLock(join(own, ".lock"), { waitMs: LOCK_WAIT_MS }, async () => {
        const file = fileOf(changes);
        if (expected !== undefined && expected !== version(file))
          throw new Refusal("content-refused", `${file}.yaml has changed meanwhile; look at it again`);
        const { text, ...result } = tried(file, changes);
        if (result.mistakes.length > 0) return result;
        if (text === undefined) rmSync(pathOf(file), { force: true });
        else await writeFileAtomic(pathOf(file), text);
        return result;
      });
    },
  };
}

const keyOf = ({ file, message }: { file: string; message: string }) => `${file} ${message}`;

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type ChangeResult,
  type ContentChange,
  type ContentEditor,
  fileOf,
  nameOf,
} from "#domain/content/editing/content-change.ts";
import { Refusal } from "#domain/errors.ts";
import { changedText } from "./content-document.ts";
import { type ContentFolders, type IsListed, readContent, readContentFile } from "./content-files.ts";
import { contentLanguages, readLanguageFile } from "./content-languages.ts";
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
  const pathOf = (name: string) => join(own, `${name}.yaml`);
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const versionOf = (name: string) =>
    createHash("sha256")
      .update(textOf(pathOf(name)) ?? "")
      .digest("hex")
      .slice(0, 16);

  function tried(changes: readonly ContentChange[]): ChangeResult & { text: string | undefined } {
    const changed = fileOf(changes);
    const { language } = changed;
    const name = nameOf(changed);
    const shippedText = textOf(join(shipped, `${name}.yaml`)) ?? "";
    let text = textOf(pathOf(name));
    for (const change of changes) text = changedText(change, text, shippedText);
    const { content: plain, ...report } = readContent(
      { ...folders, drafts: { [name]: text ?? "" } },
      isListed,
    );
    const content = language === undefined ? plain : report.inLanguage?.(language);
    // Mistakes that were there before are no reason to refuse a change: it may be the one that mends them, one by one.
    const known = new Set(readContent(folders, isListed).mistakes.map(keyOf));
    const mistakes = report.mistakes.filter((mistake) => !known.has(keyOf(mistake)));
    return { ...(content && { content }), mistakes, text };
  }

  return {
    languages: contentLanguages(shipped),
    read: (file, language) =>
      language === undefined ? readContentFile(folders, file) : readLanguageFile(folders, file, language),
    isOwn: (file, language) => existsSync(pathOf(nameOf({ file, language }))),
    version: (file, language) => versionOf(nameOf({ file, language })),
    preview(changes) {
      const { content, mistakes } = tried(changes);
      return { ...(content && { content }), mistakes };
    },
    async change(changes, expected) {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return withLock(join(own, ".lock"), { waitMs: LOCK_WAIT_MS }, async () => {
        const file = nameOf(fileOf(changes));
        if (expected !== undefined && expected !== versionOf(file))
          throw new Refusal(
            "content-refused",
            `${file}.yaml has changed meanwhile. Open it again, and make your change there`,
          );
        const { text, ...result } = tried(changes);
        if (result.mistakes.length > 0) return result;
        if (text === undefined) rmSync(pathOf(file), { force: true });
        else await writeFileAtomic(pathOf(file), text);
        return result;
      });
    },
  };
}

const keyOf = ({ file, message }: { file: string; message: string }) => `${file} ${message}`;

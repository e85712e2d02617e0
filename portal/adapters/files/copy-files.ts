import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "#domain/errors.ts";
import { importQuota } from "./import-quota.ts";
import { isSystemFile } from "./system-files.ts";

/** What was copied: how many files and bytes, and how many files of an operating system were left out. */
export type CopiedFiles = { readonly files: number; readonly bytes: number; readonly systemFiles: number };

/**
 * Copies the plain files of a folder, those that `isWanted` takes. All of them are counted first: nothing is copied of a folder that is too large.
 * @throws Refusal for links, and over the quota of an import.
 */
export async function copyFiles(
  folder: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<CopiedFiles> {
  const quota = importQuota();
  const names: string[] = [];
  let systemFiles = 0;
  const root = folder.replace(/[/\\]+$/, "");
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (isSystemFile(name)) {
      if (entry.isFile()) systemFiles += 1;
      continue;
    }
    if (!isWanted(name)) continue;
    if (entry.isSymbolicLink())
      throw new Refusal("upload-refused", `only plain files are taken, and it has a link: ${name}`);
    if (!entry.isFile()) continue;
    quota.addFile(name);
    quota.addBytes((await stat(join(root, name))).size);
    names.push(name);
  }
  quota.refuseOver();
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await copyFile(join(root, name), join(to, name));
  }
  return { files: names.length, bytes: quota.bytes(), systemFiles };
}

import { chown, rename, rm, writeFile } from "node:fs/promises";

type FileRights = {
  /** Permission bits; those of every new file when left out. */
  readonly mode?: number;
  /** The user to whom the file belongs, where root writes it for them. */
  readonly owner?: { readonly uid: number; readonly gid: number };
};

/** Writes a file atomically, by writing another one and renaming it: readers find the old content or the new, never half of it. */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  { mode, owner }: FileRights = {},
): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    await writeFile(draft, content, { mode });
    if (owner && process.getuid?.() === 0) await chown(draft, owner.uid, owner.gid);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

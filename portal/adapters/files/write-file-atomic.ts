import { rename, rm, writeFile } from "node:fs/promises";

/** Writes a file atomically, by writing another one and renaming it: readers find the old content or the new, never half of it. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A temporary folder with these files (text, or anything else as JSON), removed when the test is over. */
export async function aFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "recess-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return root;
}

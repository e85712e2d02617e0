import { statSync } from "node:fs";
import { join } from "node:path";

/** Asked rather than told: a restore replaces whole folders, and not every file system that operators use tells of changes. */
const LOOK_INTERVAL_MS = 500;

/** Calls back when one of these files of a folder has changed, come or gone. Returns a function that stops watching. */
export function watchFiles(
  dir: string,
  names: readonly string[],
  onChange: () => void,
  intervalMs = LOOK_INTERVAL_MS,
): () => void {
  const files = names.map((name) => join(dir, name));
  let seen = fingerprint(files);
  const timer = setInterval(() => {
    const now = fingerprint(files);
    if (now === seen) return;
    seen = now;
    onChange();
  }, intervalMs).unref();
  return () => clearInterval(timer);
}

function fingerprint(files: readonly string[]): string {
  return files.map((file) => factsOf(file)).join("\n");
}

/** A file that cannot be reached is as good as none, and its reader says why. */
function factsOf(file: string): string {
  try {
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts ? `${facts.size} ${facts.mtimeMs} ${facts.ino}` : "";
  } catch {
    return "";
  }
}

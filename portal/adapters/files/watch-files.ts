import { watch } from "node:fs";

/** Debounce of file-system events: one change causes several. */
const DEBOUNCE_MS = 100;

/** Calls back when one of these files of a folder may have changed. Returns a function that stops watching. */
export function watchFiles(dir: string, names: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dir, { persistent: false }, (_, file) => {
    if (file === null || !names.includes(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

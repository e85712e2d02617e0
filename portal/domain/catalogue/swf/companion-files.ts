/**
 * Folder with the files that a SWF loads: `snake.files/` for `snake.swf`, beside it. The SWF's relative URLs lead there, so that a game's files
 * stay apart from those of all others.
 */
export function companionFolder(swfPath: string): string {
  return swfPath.replace(/\.swf$/i, ".files");
}

/** The SWF to which a path in such a folder belongs; undefined for any other path. */
export function companionOf(path: string): string | undefined {
  const [, stem] = /^([^/]+)\.files\/./.exec(path) ?? [];
  return stem === undefined ? undefined : `${stem}.swf`;
}

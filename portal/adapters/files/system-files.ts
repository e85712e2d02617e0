/** Hidden files, and those that Windows and macOS put into folders and archives. */
const systemFile = /(?:^|[/])(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:$|[/])/i;

/** Whether a path below a game's folder is none of the game's own. */
export function isSystemFile(path: string): boolean {
  return systemFile.test(path);
}

/** Folder of console games among the paths of HTML5 games: `consoles/late-for-tea/`. */
const CONSOLE_FOLDER = "consoles/";

/** Name of the cartridge in the folder of its game. Its head tells the console, so the name need not. */
export const CARTRIDGE_FILE = "cartridge.rom";

/** Path of the console game with this slug. */
export function consolePath(slug: string): string {
  return `${CONSOLE_FOLDER}${slug}/`;
}

/** Whether the game at this path is a cartridge, which the portal's own page plays. */
export function isConsolePath(path: string): boolean {
  return /^consoles\/[^/]+\/$/.test(path);
}

/** The folder of an HTML5 game: the first name of its path. Console games share that, so theirs has two. */
export function html5Folder(path: string): string {
  return path.split("/", path.startsWith(CONSOLE_FOLDER) ? 2 : 1).join("/");
}

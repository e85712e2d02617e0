/**
 * The guest that a URL on the play origin belongs to: the id of a game there, such as `html5/chess`, `html5/consoles/pogo`,
 * `flash/meteor.swf` or `waflash/siege`. A game's host and kept games are named after it, so every page of one game has the same guest.
 */
export function guestAt({ pathname, searchParams }: URL): string | undefined {
  // A mirror may lie below a path. The first match counts: a game cannot name another one further down.
  const [, kind, rest = ""] = /^(?:\/[^/]+)*?\/assets\/(html5|flash|waflash)\/(.*)$/.exec(pathname) ?? [];
  if (kind === undefined) return undefined;
  const guest = kind === "flash" ? swfName(searchParams.get("swf") ?? swfOf(rest)) : folderOf(kind, rest);
  return guest ? `${kind}/${guest}` : undefined;
}

/** Console games share the folder `consoles/`, and each is a guest of its own. */
function folderOf(kind: string, path: string): string {
  return path.split("/", kind === "html5" && path.startsWith("consoles/") ? 2 : 1).join("/");
}

/** File name of a SWF from the `?swf=` parameter, which may leave out the extension. */
export function swfName(parameter: string): string | undefined {
  if (parameter === "") return undefined;
  return parameter.endsWith(".swf") ? parameter : `${parameter}.swf`;
}

/** URL of the folder with the files that a SWF loads, relative to `/assets/flash/`: `snake.files/` of `snake.swf`, as in the catalogue. */
export function swfFilesUrl(name: string): string {
  return name.replace(/\.swf$/i, ".files/");
}

/** The SWF to which a path below `/assets/flash/` belongs. */
function swfOf(path: string): string {
  return path.replace(/^([^/]+)\.files\/.*$/s, "$1.swf");
}

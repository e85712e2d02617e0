/** Names that say nothing about a game: what tools call what they build. */
const emptyNames = /^(?:game|rom|main|out|output|build|cartridge|a)$/i;

/**
 * A name for the list, from a file's name without its extension: the marks that collections put behind a name (`(World)`, `[b1]`, `v1.2`) are
 * left out. A name that says nothing gives way to the title in the head.
 */
export function cartridgeTitle(fileName: string, headTitle: string | undefined): string {
  const plain = fileName
    .replaceAll(/\s*[([][^)\]]*[)\]]/g, "")
    .replace(/[\s_-]+v?\d+(?:\.\d+)+$/i, "")
    .trim();
  if (headTitle !== undefined && (plain === "" || emptyNames.test(plain))) return capitalised(headTitle);
  return plain === "" ? fileName : plain;
}

/** Heads are written in capitals: `SNAIL RACE` becomes `Snail Race`. */
function capitalised(title: string): string {
  return title.toLowerCase().replaceAll(/(?<![a-z\d'])[a-z]/g, (letter) => letter.toUpperCase());
}

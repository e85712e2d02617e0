/** The files of a game, by their paths from its top folder (`img/hero.png`). */
export type OwnFiles = {
  hasFile(path: string): boolean;
  hasFolder(path: string): boolean;
};

/**
 * Makes paths from the host's root (`/img/hero.png`) relative where the game has that file, as a game here lies in a folder of its host. In
 * pages and styles a path is relative to the file, in a script to the game's page, and in an import to the script.
 */
export function withRelativePaths(
  text: string,
  file: string,
  own: OwnFiles,
): { readonly text: string; readonly count: number } {
  const toTop = "../".repeat(file.split("/").length - 1) || "./";
  const isScript = /\.m?js$/i.test(file);
  let count = 0;
  const result = text.replace(quotedPath, (whole, lead: string, path: string) => {
    const plain = decoded(path);
    const isOwn = path.endsWith("/") ? own.hasFolder(plain.slice(0, -1)) : own.hasFile(plain);
    if (!isOwn) return whole;
    count += 1;
    return `${lead}${isScript && !isImport.test(lead) ? "./" : toTop}${path}`;
  });
  return { text: result, count };
}

/** What comes before a path, and the path without its first slash: `src="/`, `url(/`, `fetch('/`, `from "/`. */
const quotedPath =
  /((?:\b(?:from|import)\s*\(?\s*)?(?:["'`]|url\(\s*|\b(?:src|href|data)\s*=\s*))\/(?![/*])([^"'`)\s?#<>\\]+)(?=["'`)\s?#>])/gi;
const isImport = /^(?:from|import)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    // A lone percent sign.
    if (error instanceof URIError) return path;
    throw error;
  }
}

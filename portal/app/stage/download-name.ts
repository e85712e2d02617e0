/** Kinds of files that a game may save: data, text, pictures and sound. None is opened as a program or a page. */
const plainKind =
  /\.(?:txt|json|csv|xml|sav|save|dat|bin|srm|state|png|jpe?g|gif|webp|bmp|wav|mp3|ogg|webm|mp4|mid|zip|gz|sol|rpgsave|rmmzsave|lvl|map|sgf|pgn|replay)$/i;

const MAX_NAME_CHARS = 80;

/** The name under which a file of a game is saved: no path, no control characters, and `.dat` behind a kind that we do not know. */
export function downloadName(asked: string): string {
  const plain = asked
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(-MAX_NAME_CHARS);
  const name = plain === "" ? "game" : plain;
  return plainKind.test(name) ? name : `${name}.dat`;
}

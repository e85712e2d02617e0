/** A page of a PuzzleScript game: a board, or a text between boards. */
export type PuzzlePage = { readonly message?: string };

/** Indexes of the pages with a board: the levels, as players count them. */
export function boardsOf(pages: readonly PuzzlePage[]): number[] {
  return pages.flatMap(({ message }, index) => (message === undefined ? [index] : []));
}

/** The level that a page is, or leads to, counted from 1. After the last board it is the number of boards. */
export function levelNumber(pages: readonly PuzzlePage[], page: number): number {
  const boards = boardsOf(pages);
  const at = boards.findIndex((board) => board >= page);
  return at < 0 ? boards.length : at + 1;
}

/** The texts between a board and the one before it. */
export function textsBefore(pages: readonly PuzzlePage[], board: number): string[] {
  const start = pages.findLastIndex(({ message }, index) => index < board && message === undefined) + 1;
  return textsOf(pages.slice(start, board));
}

/** The texts after the last board: how the story ends. */
export function textsAtEnd(pages: readonly PuzzlePage[]): string[] {
  return textsOf(pages.slice(pages.findLastIndex(({ message }) => message === undefined) + 1));
}

/** Without texts such as "level 3 of 10": the frame counts. */
function textsOf(pages: readonly PuzzlePage[]): string[] {
  return pages
    .map(({ message = "" }) => message.trim())
    .filter(
      (text) => text !== "" && !/^\W*(?:level|stage|puzzle)?\s*#?\d+(?:\s*(?:of|\/)\s*\d+)?\W*$/i.test(text),
    );
}

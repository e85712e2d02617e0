/** A game as the search index of a mirror has it. */
export type FoundGame = {
  readonly id: string;
  readonly name: string;
  /** Its names in all languages, folded, where that is more than its name in lower case. */
  readonly searched?: string;
  /** File of its cover. */
  readonly cover: string;
  readonly isTrending: boolean;
};

/** What a query has to be in, once it is folded. */
export function foldedNames({ name, searched }: Pick<FoundGame, "name" | "searched">): string {
  return searched ?? name.toLowerCase();
}

/** Which pieces there are: a piece has the games whose names contain its letters. */
export type PieceIndex = {
  readonly whole: readonly string[];
  /** Pieces with the first games only, because there are too many; longer ones have the others. */
  readonly cut: readonly string[];
};

export type SearchPieces = {
  readonly index: PieceIndex;
  readonly pieces: ReadonlyMap<string, readonly FoundGame[]>;
};

/** A game takes about 100 bytes, so a piece stays below 25 KB. */
const MAX_GAMES_PER_PIECE = 250;
/** Longer pieces would tell no more games apart than their names do. */
const MAX_LETTERS = 8;

/**
 * Index of a mirror's search, in pieces that a browser fetches one of. Letters that many names contain are followed by further ones, so a piece is
 * small however large the catalogue. `games` are in the order of results.
 */
export function searchPieces(games: readonly FoundGame[]): SearchPieces {
  const pieces = new Map<string, readonly FoundGame[]>();
  const index = { whole: [] as string[], cut: [] as string[] };
  let common = new Set([""]);
  for (let letters = 1; letters <= MAX_LETTERS && common.size > 0; letters += 1) {
    const next = new Set<string>();
    for (const [text, found] of gamesByText(games, letters, common)) {
      const isCut = found.length > MAX_GAMES_PER_PIECE;
      (isCut ? index.cut : index.whole).push(text);
      pieces.set(text, found.slice(0, MAX_GAMES_PER_PIECE));
      if (isCut) next.add(text);
    }
    common = next;
  }
  return { index, pieces };
}

/** Games by every text of so many letters in their names that begins with one of the given texts. */
function gamesByText(
  games: readonly FoundGame[],
  letters: number,
  beginnings: ReadonlySet<string>,
): Map<string, FoundGame[]> {
  const byText = new Map<string, FoundGame[]>();
  for (const game of games) {
    const name = foldedNames(game);
    const texts = new Set<string>();
    for (let at = 0; at + letters <= name.length; at += 1)
      if (beginnings.has(name.slice(at, at + letters - 1))) texts.add(name.slice(at, at + letters));
    for (const text of texts) {
      const found = byText.get(text) ?? [];
      found.push(game);
      byText.set(text, found);
    }
  }
  return byText;
}

/**
 * The piece to fetch for a query, which is folded. It has all results, or the first of them where it is cut; undefined where nothing can
 * be found.
 */
export function pieceFor(query: string, index: PieceIndex): { text: string; isCut: boolean } | undefined {
  const whole = new Set(index.whole);
  const cut = new Set(index.cut);
  let best: { text: string; isCut: boolean } | undefined;
  for (let from = 0; from < query.length; from += 1) {
    let to = from + 1;
    while (to < query.length && cut.has(query.slice(from, to)) && to - from < MAX_LETTERS) to += 1;
    const text = query.slice(from, to);
    if (!whole.has(text) && !cut.has(text)) return undefined;
    const isCut = !whole.has(text);
    if (best === undefined || (best.isCut && (!isCut || text.length > best.text.length)))
      best = { text, isCut };
  }
  return best;
}

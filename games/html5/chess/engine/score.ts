/** Being mated now is worth minus this; each half-move until then makes it one less terrible. */
export const MATE = 30_000;
/** Beyond this a score means mate. */
export const SURE = MATE - 1000;

/** Moves until mate, for whichever side gives it; nothing when there is none in sight. */
export const mateIn = (score: number): number | undefined =>
  Math.abs(score) > SURE ? Math.ceil((MATE - Math.abs(score)) / 2) : undefined;

// In the search a mate is counted from the root; in the table it has to be counted from the position itself,
// because the same position can be reached at another depth.
export const toTable = (score: number, ply: number): number =>
  score > SURE ? score + ply : score < -SURE ? score - ply : score;
export const fromTable = (score: number, ply: number): number =>
  score > SURE ? score - ply : score < -SURE ? score + ply : score;

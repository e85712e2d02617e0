import { createHash } from "node:crypto";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { type VerifiedGames, verdictOn } from "@recess/portal/domain/catalogue/reading/verdict.ts";

/** A local game with the content hash of its built files. */
export type Candidate = { readonly game: Game; readonly files: string };

/** Which games to try. */
export type Selection = {
  /** Names or paths: only these, changed or not. */
  readonly only: readonly string[];
  readonly all: boolean;
  /** Besides changed games, one of `parts` parts of the others, chosen by the seed. */
  readonly sample?: { readonly parts: number; readonly seed: number };
  /** How many addresses reported a game as broken, by path: these are tried, changed or not. */
  readonly reported?: ReadonlyMap<string, number>;
  readonly shard?: { readonly part: number; readonly of: number };
};

/** The games to try: those without a verdict first, then those that visitors reported. */
export function selectGames<Item extends Candidate>(
  candidates: readonly Item[],
  verified: VerifiedGames,
  { only, all, sample, reported, shard }: Selection,
): Item[] {
  const hasNoVerdict = ({ game, files }: Candidate) => verdictOn(verified, game.path, files) === undefined;
  const isSelected = (candidate: Item) => {
    const { game } = candidate;
    if (only.length > 0) return only.some((name) => isNamed(game, name));
    if (all || hasNoVerdict(candidate) || reported?.has(game.path)) return true;
    return sample !== undefined && hashNumber(game.path) % sample.parts === sample.seed % sample.parts;
  };
  const urgency = (candidate: Item) => {
    if (hasNoVerdict(candidate)) return 2;
    return reported?.has(candidate.game.path) ? 1 : 0;
  };
  // By a hash of the path rather than the index, so that shards that run at different times miss no game.
  const isInShard = ({ game }: Candidate) => !shard || hashNumber(game.path) % shard.of === shard.part - 1;
  return candidates
    .filter((candidate) => isSelected(candidate) && isInShard(candidate))
    .toSorted((a, b) => urgency(b) - urgency(a));
}

/** Whether a name means this game: its path, with or without the extension, or its title. */
export function isNamed({ path, name }: Pick<Game, "path" | "name">, text: string): boolean {
  return [name, path, path.replace(/(\.swf|\/)$/, "")].includes(text);
}

function hashNumber(path: string): number {
  return createHash("sha256").update(path).digest().readUInt32BE();
}

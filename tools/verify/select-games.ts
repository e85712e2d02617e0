import { createHash } from "node:crypto";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { type VerifiedGames, verdictOn } from "@recess/portal/domain/catalogue/reading/verdict.ts";

/** A local game with the mark of its built files. */
export type Candidate = { readonly game: Game; readonly files: string };

export type Wish = {
  /** Names or paths; these alone, changed or not. */
  readonly only: readonly string[];
  readonly all: boolean;
  /** Besides what has changed, one of this many parts of the rest: another one each day. */
  readonly rotate?: number;
  readonly shard?: { readonly part: number; readonly of: number };
};

const dayMs = 86_400_000;
export const today = () => Math.floor(Date.now() / dayMs);

/** Which games to try this time, those first of which nothing is known. */
export function chosen<Item extends Candidate>(
  candidates: readonly Item[],
  verified: VerifiedGames,
  { only, all, rotate, shard }: Wish,
  day: number,
): Item[] {
  const isUnknown = ({ game, files }: Candidate) => verdictOn(verified, game.path, files) === undefined;
  const isChosen = (candidate: Item) => {
    const { game } = candidate;
    if (only.length > 0) return only.some((name) => isCalled(game, name));
    if (all || isUnknown(candidate)) return true;
    return rotate !== undefined && numberOf(game.path) % rotate === day % rotate;
  };
  // By the path and not by the place in the list, so that parts run at different times never miss a game.
  const isInShard = ({ game }: Candidate) => !shard || numberOf(game.path) % shard.of === shard.part - 1;
  return candidates
    .filter((candidate) => isChosen(candidate) && isInShard(candidate))
    .toSorted((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)));
}

/** A game can be named by its path, with or without its ending, or by its title. */
export function isCalled({ path, name }: Pick<Game, "path" | "name">, called: string): boolean {
  return [name, path, path.replace(/(\.swf|\/)$/, "")].includes(called);
}

function numberOf(path: string): number {
  return createHash("sha256").update(path).digest().readUInt32BE();
}

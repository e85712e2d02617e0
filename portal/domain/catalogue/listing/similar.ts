import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { inputDevices } from "./input-devices.ts";

type Options = {
  readonly limit: number;
  /** How many minutes a launch of this game lasts on average, where enough was counted. */
  readonly minutesPerLaunch?: (path: string) => number | undefined;
};

/** What decides between games that share as many tags: together less than a tag. */
const WEIGHTS = { rareTag: 0.4, devices: 0.3, playTime: 0.25 };

/**
 * The games most like this one, closest first: by shared tags, rare ones before common ones, then by what they are played with and how long a
 * launch of them lasts. Ties go to the newer game: otherwise the old classics would keep every place for themselves.
 */
export function similarGames(
  game: Game,
  catalogue: Pick<Catalogue, "withTag">,
  { limit, minutesPerLaunch = () => undefined }: Options,
): Game[] {
  const closeness = new Map<Game, number>();
  for (const tag of new Set(game.tags)) {
    const tagged = catalogue.withTag(tag);
    const weight = 1 + WEIGHTS.rareTag / tagged.length;
    for (const other of tagged) {
      if (other.id !== game.id) closeness.set(other, (closeness.get(other) ?? 0) + weight);
    }
  }
  const devices = inputDevices(game);
  const minutes = minutesPerLaunch(game.path);
  for (const [other, near] of closeness) {
    const alike =
      WEIGHTS.devices * overlap(devices, inputDevices(other)) +
      WEIGHTS.playTime * nearness(minutes, minutesPerLaunch(other.path));
    closeness.set(other, near + alike);
  }
  return [...closeness]
    .sort(([a, nearA], [b, nearB]) => nearB - nearA || b.addedAt.getTime() - a.addedAt.getTime())
    .slice(0, limit)
    .map(([other]) => other);
}

/** Other games of the same maker, newest first. */
export function gamesByMaker(
  game: Game,
  catalogue: Pick<Catalogue, "byAuthor">,
  { limit, except = [] }: { limit: number; except?: readonly Game[] },
): Game[] {
  if (!game.author) return [];
  return catalogue
    .byAuthor(game.author)
    .filter((other) => other.id !== game.id && !except.includes(other))
    .slice(0, limit);
}

/** From 0, nothing in common, to 1, the same. */
function overlap<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const all = a.union(b).size;
  return all === 0 ? 0 : a.intersection(b).size / all;
}

/** From 0 to 1: the same time is 1, four times as long or unknown is 0. */
function nearness(a: number | undefined, b: number | undefined): number {
  if (!a || !b) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(a / b)) / 2);
}

import { urls } from "@recess/portal/app/urls.ts";
import { syntheticGames } from "#quality/bench/catalogue/synthetic-catalogue.ts";

/** A page that is measured in the browser. */
export type VisitedPage = {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
  /** Whether something on it is hydrated. */
  readonly hasIslands: boolean;
};

const thumbnails = { cookie: "thumbnails=on" };
const withoutIslands = { hasIslands: false };

const listPages: readonly VisitedPage[] = [
  { name: "landing", path: urls.landing(), hasIslands: true },
  { name: "list", path: urls.games(), ...withoutIslands },
  { name: "list with thumbnails", path: urls.games(), ...thumbnails, ...withoutIslands },
  { name: "search", path: urls.search("ball"), ...withoutIslands },
];

/** Pages that are measured with the real catalogue. */
export const visitedPages: readonly VisitedPage[] = [
  ...listPages,
  { name: "game before launch", path: urls.game({ path: "chess/" }), hasIslands: true },
  { name: "articles", path: urls.articles(), ...withoutIslands },
  { name: "article", path: urls.article("article-1"), ...withoutIslands },
  { name: "announcements", path: urls.announcements(), ...withoutIslands },
  { name: "partners", path: urls.partners(), ...withoutIslands },
];

/** Pages that a larger catalogue could make heavier. Chess is not in a synthetic one. */
export function pagesOfSynthetic(): VisitedPage[] {
  const [game] = syntheticGames(100).filter(({ gameType }) => gameType === "html5");
  return game
    ? [...listPages, { name: "game before launch", path: urls.game(game), hasIslands: true }]
    : [...listPages];
}

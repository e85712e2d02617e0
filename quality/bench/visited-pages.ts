import { urls } from "@recess/portal/app/urls.ts";
import { syntheticGames } from "./synthetic-catalogue.ts";

export type VisitedPage = {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
  /** Whether something on it wakes up in the browser. */
  readonly hasIslands: boolean;
};

const thumbnails = { cookie: "thumbnails=on" };
const sleeping = { hasIslands: false };

const listPages: readonly VisitedPage[] = [
  { name: "landing", path: urls.landing(), hasIslands: true },
  { name: "list", path: urls.games(), ...sleeping },
  { name: "list with thumbnails", path: urls.games(), ...thumbnails, ...sleeping },
  { name: "search", path: urls.search("ball"), ...sleeping },
];

/** What the browser opens. */
export const visitedPages: readonly VisitedPage[] = [
  ...listPages,
  { name: "game before launch", path: urls.game({ path: "chess/" }), hasIslands: true },
  { name: "articles", path: urls.articles(), ...sleeping },
  { name: "article", path: urls.article("article-1"), ...sleeping },
  { name: "announcements", path: urls.announcements(), ...sleeping },
  { name: "partners", path: urls.partners(), ...sleeping },
];

/** Those that a larger catalogue could make heavier. Chess is not in a synthetic one. */
export function pagesOfSynthetic(): VisitedPage[] {
  const [game] = syntheticGames(100).filter(({ gameType }) => gameType === "html5");
  return game
    ? [...listPages, { name: "game before launch", path: urls.game(game), hasIslands: true }]
    : [...listPages];
}

import type { PageFunction } from "./page.ts";
import { announcementsPage } from "./pages/announcements/announcements.page.tsx";
import { articlePage } from "./pages/article/article.page.tsx";
import { articlesPage } from "./pages/articles/articles.page.tsx";
import { createAccountPage } from "./pages/create-account/create-account.page.tsx";
import { creditsPage } from "./pages/credits/credits.page.tsx";
import { embeddedPage } from "./pages/embedded/embedded.page.tsx";
import { gamePage } from "./pages/game/game.page.tsx";
import { gamesPage } from "./pages/games/games.page.tsx";
import { landingPage } from "./pages/landing/landing.page.tsx";
import { loadingPage } from "./pages/loading/loading.page.tsx";
import { loginPage } from "./pages/login/login.page.tsx";
import { offlinePage } from "./pages/offline/offline.page.tsx";
import { partnersPage } from "./pages/partners/partners.page.tsx";
import { searchPage } from "./pages/search/search.page.tsx";
import { type RouteName, routes } from "./urls.ts";

/** Which page answers at which address; `urls.ts` has the addresses. */
export const pages: Record<RouteName, PageFunction> = {
  landing: landingPage,
  announcements: announcementsPage,
  articles: articlesPage,
  article: articlePage,
  login: loginPage,
  "create-account": createAccountPage,
  games: gamesPage,
  game: gamePage,
  search: searchPage,
  partners: partnersPage,
  loading: loadingPage,
  credits: creditsPage,
  embedded: embeddedPage,
  offline: offlinePage,
};

const patterns = Object.entries(routes).flatMap(([name, paths]) =>
  paths.map((path) => ({ name, pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) })),
);

/** The name of the page at an address without its query. */
export function pageAt(path: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.name;
}

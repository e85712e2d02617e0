import type { PageFunction } from "./page.ts";
import { accountPage } from "./pages/account/account.page.tsx";
import { alonePage } from "./pages/alone/alone.page.tsx";
import { announcementsPage } from "./pages/announcements/announcements.page.tsx";
import { articlePage } from "./pages/article/article.page.tsx";
import { articlesPage } from "./pages/articles/articles.page.tsx";
import { createAccountPage } from "./pages/create-account/create-account.page.tsx";
import { creditsPage } from "./pages/credits/credits.page.tsx";
import { embeddedPage } from "./pages/embedded/embedded.page.tsx";
import { gamePage } from "./pages/game/game.page.tsx";
import { gamesPage } from "./pages/games/games.page.tsx";
import { imprintPage } from "./pages/imprint/imprint.page.tsx";
import { landingPage } from "./pages/landing/landing.page.tsx";
import { loadingPage } from "./pages/loading/loading.page.tsx";
import { loginPage } from "./pages/login/login.page.tsx";
import { loginCodePage } from "./pages/login/login-code.page.tsx";
import { minePage } from "./pages/mine/mine.page.tsx";
import { offlinePage } from "./pages/offline/offline.page.tsx";
import { partnersPage } from "./pages/partners/partners.page.tsx";
import { privacyPage } from "./pages/privacy/privacy.page.tsx";
import { resetPasswordPage } from "./pages/reset-password/reset-password.page.tsx";
import { searchPage } from "./pages/search/search.page.tsx";
import { secondFactorPage } from "./pages/second-factor/second-factor.page.tsx";
import { settingsPage } from "./pages/settings/settings.page.tsx";
import { todayPage } from "./pages/today/today.page.tsx";
import { togetherPage } from "./pages/together/together.page.tsx";
import { watchPage } from "./pages/watch/watch.page.tsx";
import type { PageName } from "./routes.ts";

/** Page functions by the name of their route; `routes.ts` has the patterns. */
export const pages: Record<PageName, PageFunction> = {
  landing: landingPage,
  announcements: announcementsPage,
  articles: articlesPage,
  article: articlePage,
  login: loginPage,
  "login-code": loginCodePage,
  account: accountPage,
  "second-factor": secondFactorPage,
  "reset-password": resetPasswordPage,
  "create-account": createAccountPage,
  games: gamesPage,
  game: gamePage,
  alone: alonePage,
  search: searchPage,
  partners: partnersPage,
  loading: loadingPage,
  credits: creditsPage,
  embedded: embeddedPage,
  mine: minePage,
  offline: offlinePage,
  privacy: privacyPage,
  imprint: imprintPage,
  settings: settingsPage,
  today: todayPage,
  watch: watchPage,
  together: togetherPage,
};

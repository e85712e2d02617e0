import type { PageName } from "@recess/portal/app/routes.ts";

const agar = "aHR0cHM6Ly9hZ2FyLmlvLw";

/** An address for every page and for each of its faces; a page that is missing here does not compile. */
const addresses: Record<PageName, readonly string[]> = {
  landing: ["/"],
  announcements: ["/announcements"],
  articles: ["/articles"],
  article: ["/articles/article-1", "/articles/none"],
  login: ["/login"],
  "login-code": ["/login/code"],
  account: ["/account"],
  "second-factor": ["/account/second-factor"],
  "reset-password": ["/reset-password?token=none", "/reset-password?done=yes"],
  mine: ["/mine"],
  offline: ["/offline"],
  today: ["/today"],
  watch: ["/watch"],
  together: ["/together", "/together?room=unknown"],
  "create-account": ["/create-account"],
  games: ["/play", "/g?type=flash", "/play?tag=isTrending&page=2", "/play?type=waflash&page=9"],
  game: [`/play/${agar}`, `/play/${agar}?type=nonsense`, "/play/none"],
  alone: [`/alone/${agar}`, "/alone/none"],
  search: ["/search?q=chess", "/search?q=chses", "/search?q=zzzz"],
  partners: ["/partners"],
  loading: [`/loading?url=${agar}`, "/loading"],
  credits: ["/credits"],
  embedded: ["/embedded"],
  settings: ["/settings", "/settings?saved=yes"],
  imprint: ["/imprint"],
  privacy: ["/privacy", "/privacy?erased=yes"],
};

/** Each page with one of its faces. */
export const onePerPage: readonly string[] = [
  ...Object.values(addresses).flatMap(([first]) => first ?? []),
  "/search?q=zzzz",
  "/no/such/page",
];

export const everyPage: readonly string[] = [
  ...Object.values(addresses).flat(),
  "/no/such/page",
  "/assets/none.js",
];

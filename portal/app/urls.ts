import type { Filter } from "#domain/catalogue/filters.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";

/** Every address of the site. A key is also the name of the page's folder: `landing` lives in `portal/app/pages/landing/`. */
export const routes = {
  landing: ["/"],
  announcements: ["/announcements"],
  articles: ["/articles"],
  article: ["/articles/:articleId"],
  login: ["/login"],
  "create-account": ["/create-account"],
  games: ["/play", "/g"],
  game: ["/play/:swfId"],
  search: ["/search"],
  partners: ["/partners"],
  loading: ["/loading"],
  credits: ["/credits"],
  embedded: ["/embedded"],
  offline: ["/offline"],
} as const satisfies Record<string, readonly string[]>;

export type RouteName = keyof typeof routes;

/** The same addresses, filled in. */
export const urls = {
  landing: () => "/",
  announcements: () => "/announcements",
  articles: () => "/articles",
  article: (name: string) => `/articles/${encodeURIComponent(name)}`,
  login: () => "/login",
  createAccount: () => "/create-account",
  games: (filter?: Pick<Filter, "query">, page = 1) =>
    withQuery("/play", { ...Object.fromEntries(new URLSearchParams(filter?.query)), page: laterPage(page) }),
  game: (game: Pick<Game, "path">) => `/play/${idOfPath(game.path)}`,
  search: (words?: string, page = 1) => withQuery("/search", { q: words, page: laterPage(page) }),
  partners: () => "/partners",
  loading: (game: LinkedGame) => withQuery("/loading", { url: restOfGame(game) }),
  credits: (page = 1) => withQuery("/credits", { page: laterPage(page) }),
  embedded: () => "/embedded",
  offline: () => "/offline",

  /** Leads to any game that plays here, but never back to the one given. */
  random: (except?: Pick<Game, "path">) => withQuery("/random", { except: except && idOfPath(except.path) }),

  /** Changes that a form asks for. */
  thumbnails: () => "/thumbnails",
  logout: () => "/logout",

  /** What the page of a game tells while it is played. */
  beacon: () => "/beacon",

  /** Names that begin to match, while somebody types. */
  suggest: (words: string) => withQuery("/suggest", { q: words }),

  /** Files. */
  gameFile: (game: Pick<Game, "path" | "gameType">) => gameFile(game),
  catalogue: () => "/catalogue.json",
  manifest: () => "/manifest.webmanifest",
  cover: (img: string) => `/covers/${encodeURIComponent(img)}`,
  image: (file: string) => `/images/${encodeURIComponent(file)}`,
  licence: (file: string) => `/licences/${encodeURIComponent(file)}`,
  logo: (file: string) => `/logos/${encodeURIComponent(file)}`,
};

/** Where a game itself lives; on this site the address only points to the origin that games have to themselves. */
function gameFile({ path, gameType }: Pick<Game, "path" | "gameType">): string {
  switch (gameType) {
    case "external":
      return path;
    case "flash":
      return withQuery("/assets/flash/", { swf: path });
    case "waflash":
      return `/assets/${path}`;
    case "html5":
      return `/assets/html5/${path}`;
  }
}

type LinkedGame = Pick<Game, "path" | "img" | "name" | "isTrending" | "gameType">;

/** What follows `/play/` in a game's address, with the parameters that the specification names. */
function restOfGame(game: LinkedGame): string {
  return withQuery(idOfPath(game.path), {
    imgId: game.img,
    gameName: game.name,
    isTrending: `${game.isTrending}`,
    type: game.gameType,
  });
}

function laterPage(page: number): string | undefined {
  return page > 1 ? `${page}` : undefined;
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

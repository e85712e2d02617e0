import { type Game, isFitForTouch } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import type { Filter } from "#domain/catalogue/listing/filters.ts";
import { mirrorPathOf } from "#domain/mirror/mirror-path.ts";
import { isMirror, mirrorBase } from "./mirror/mirror-base.ts";
import { isPageName, type RouteName, routes } from "./routes.ts";

/** Fragment of a game's URL that asks for today's run. */
export const TODAY_HASH = "#today";

/** URLs of the site: the patterns of the route table (`routes.ts`), filled in. */
export const urls = {
  landing: () => to("landing"),
  announcements: () => to("announcements"),
  articles: () => to("articles"),
  article: (name: string) => to("article", name),
  login: () => to("login"),
  loginCode: () => to("login-code"),
  createAccount: () => to("create-account"),
  account: () => to("account"),
  secondFactor: () => to("second-factor"),
  /** A reset link, with its token; the target of its form without. */
  resetPassword: (token?: string) => withQuery(to("reset-password"), { token }),
  games: (filter?: Pick<Filter, "query">, page = 1) =>
    pageWithQuery("games", {
      ...Object.fromEntries(new URLSearchParams(filter?.query)),
      page: laterPage(page),
    }),
  game: (game: Pick<Game, "path">) => to("game", idOfPath(game.path)),
  /** The game's page on a phone, with the stage that phones do not get otherwise. */
  gameAnyway: (game: Pick<Game, "path">) => withQuery(to("game", idOfPath(game.path)), { anyway: "yes" }),
  /** The game's stage with nothing around it, for a window of its own. */
  alone: (game: Pick<Game, "path">) => to("alone", idOfPath(game.path)),
  search: (words?: string, page = 1) => withQuery(to("search"), { q: words, page: laterPage(page) }),
  partners: () => to("partners"),
  /** The loading screen before a game's page. A mirror has none: it would need a file for every game. */
  loading: (game: LinkedGame) =>
    isMirror() ? to("game", idOfPath(game.path)) : withQuery(to("loading"), { url: restOfGame(game) }),
  credits: (page = 1) => pageWithQuery("credits", { page: laterPage(page) }),
  embedded: () => to("embedded"),
  /** What this browser remembers: favourites, played games, saves. */
  mine: () => to("mine"),
  /** The three games of the day. */
  today: () => to("today"),
  /** The page of a game, which begins today's run in it. */
  todaysRun: (game: Pick<Game, "path">) => `${to("game", idOfPath(game.path))}${TODAY_HASH}`,
  /** The best runs of the day. */
  watch: () => to("watch"),
  /** The page of a game, which shows this run in it. */
  watchRun: (game: Pick<Game, "path">, entry: string) =>
    withQuery(to("game", idOfPath(game.path)), { watch: entry }),
  /** Public rooms, a field for a code, and the games that can be played together. */
  together: () => to("together"),
  /** Redirects to the game of a room, by its code or id. */
  room: (room: string) => to("room", room),
  offline: () => to("offline"),
  privacy: () => to("privacy"),
  imprint: () => to("imprint"),
  settings: () => to("settings"),

  /** Redirects to a random game of a filter. Of all games it is a local one. */
  randomOf: (filter: Pick<Filter, "query">) =>
    withQuery(to("random"), Object.fromEntries(new URLSearchParams(filter.query))),
  /** Redirects to a random local game, but never to the given one; to its stage alone where asked so. */
  random: (except?: Pick<Game, "path">, view?: "alone") =>
    withQuery(to("random"), { except: except && idOfPath(except.path), view }),

  /** Targets of forms. */
  thumbnails: () => to("thumbnails"),
  logout: () => to("logout"),
  erase: () => to("erase"),
  forgetBrowser: () => to("forget-browser"),
  report: () => to("report"),

  beacon: () => to("beacon"),
  sendParcel: () => to("send-parcel"),
  takeParcel: () => to("take-parcel"),
  sync: () => to("sync"),
  saveCopies: () => to("save-copies"),
  forgetCopies: () => to("forget-copies"),
  suggest: () => to("suggest"),
  tiles: () => to("tiles"),
  gameNames: (paths: readonly string[]) =>
    `${to("game-names")}?${new URLSearchParams(paths.map((path) => ["id", idOfPath(path)]))}`,
  status: (game: Pick<Game, "path">) => to("status", idOfPath(game.path)),

  /** Records: JSON, but for tapes (docs/records.md). */
  recordRun: (game: string) => to("record-run", game),
  recordCheck: (check: string) => to("record-check", check),
  recordBoard: (game: string, query: BoardQuery = {}) => withQuery(to("record-board", game), query),
  recordPlace: (game: string, query: BoardQuery = {}) => withQuery(to("record-place", game), query),
  recordEntry: (entry: string) => to("record-entry", entry),
  recordTape: (entry: string) => to("record-tape", entry),
  recordToday: () => to("record-today"),
  recordBest: () => to("record-best"),
  recordOwner: () => to("record-owner"),
  recordName: () => to("record-name"),
  recordDelete: () => to("record-delete"),
  crewCreate: () => to("crew-create"),
  crewJoin: () => to("crew-join"),
  crewLeave: () => to("crew-leave"),
  crew: (code: string) => to("crew", code),

  /** Files. */
  gameFile: (game: Pick<Game, "path" | "gameType">) => gameFile(game),
  catalogue: () => to("catalogue"),
  manifest: () => to("manifest"),
  feed: () => to("feed"),
  sitemap: () => to("sitemap"),
  sitemapPart: (part: number) => to("sitemap-part", `${part}.xml`),
  securityTxt: () => to("security-txt"),
  offlineState: () => to("offline-state"),
  engine: (file: string) => to("assets", `${isMirror() ? "player/" : ""}engines/${file}`),
  cover: (img: string) => to("covers", img),
  image: (file: string) => to("images", file),
  licence: (file: string) => to("licences", file),
  logo: (file: string) => to("logos", file),
};

/** Beginning of the fragment of a game's URL that names a room of it. */
export const ROOM_HASH = "#room=";
/** In place of a room's code: any public room of the game. */
export const ANY_ROOM = "any";

/**
 * URL of a game's page, which opens the panel of this room; on a phone with the stage, if the game is fit for phones. Apart from `urls`, as all of
 * those go to browsers.
 */
export function gameWithRoom(game: Pick<Game, "path" | "input">, room: string, isPhone: boolean): string {
  const page = isPhone && isFitForTouch(game) ? urls.gameAnyway(game) : urls.game(game);
  return page + ROOM_HASH + encodeURIComponent(room);
}

/** What a board is asked for by, besides its game; what is left out is today's board of the daily seed. */
export type BoardQuery = Partial<Readonly<Record<"kind" | "span" | "board" | "day" | "crew", string>>>;

/** The route's first pattern, with its parameter or rest filled in. A parameter is encoded, a rest is a path already. */
function to(name: RouteName, value = ""): string {
  const [pattern] = routes[name].paths;
  const path = pattern.replace(/:\w+$/, () => encodeURIComponent(value)).replace(/\*$/, () => value);
  const base = mirrorBase();
  if (base === undefined) return path;
  const isFolder = isPageName(name) || name === "random";
  return base + (isFolder ? mirrorPathOf(path, new URLSearchParams()) : path.slice(1));
}

/** A page whose query decides what it shows; on a mirror each has a path of its own. */
function pageWithQuery(
  name: "games" | "credits",
  query: Readonly<Record<string, string | undefined>>,
): string {
  const base = mirrorBase();
  if (base === undefined) return withQuery(to(name), query);
  const [path] = routes[name].paths;
  return base + mirrorPathOf(path, new URLSearchParams(given(query)));
}

/** Where a game itself lives, on its own origin; the site serves this URL too, or redirects there. */
function gameFile({ path, gameType }: Pick<Game, "path" | "gameType">): string {
  switch (gameType) {
    case "external":
      return path;
    case "flash":
      return withQuery(to("flash"), { swf: path });
    case "waflash":
      // Its path begins with the name of the folder.
      return to("assets", path);
    case "html5":
      return to("html5", path);
  }
}

type LinkedGame = Pick<Game, "path" | "img" | "name" | "isTrending" | "gameType">;

/** What follows `/play/` in a game's URL, with the parameters of the specification (docs/specification.md). */
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
  const pairs = given(query);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

function given(query: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

import { type Game, isFitForTouch } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import type { Filter } from "#domain/catalogue/listing/filters.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "#domain/language/language.ts";
import { mirrorPathOf } from "#domain/mirror/mirror-path.ts";
import { isMirror, mirrorBase } from "./mirror/mirror-base.ts";
import { isPageName, type PageName, type RouteName, routes } from "./routes.ts";

/** Fragment of a game's URL that asks for today's run. */
export const TODAY_HASH = "#today";

/**
 * URLs of the site: the patterns of the route table (`routes.ts`), filled in. Others import them as `urls`; of a namespace, browsers get only the
 * functions that their scripts call.
 */
export * as urls from "./urls.ts";

export const landing = () => to("landing");
export const announcements = () => to("announcements");
export const articles = () => to("articles");
export const article = (name: string) => to("article", name);
export const login = () => to("login");
export const loginCode = () => to("login-code");
export const createAccount = () => to("create-account");
export const account = () => to("account");
export const secondFactor = () => to("second-factor");
/** A reset link, with its token; the target of its form without. */
export const resetPassword = (token?: string) => withQuery(to("reset-password"), { token });
export const games = (filter?: Pick<Filter, "query">, page = 1) =>
  pageWithQuery("games", {
    ...Object.fromEntries(new URLSearchParams(filter?.query)),
    page: laterPage(page),
  });
export const game = (game: Pick<Game, "path">) => to("game", idOfPath(game.path));
/** The game's page on a phone, with the stage that phones do not get otherwise. */
export const gameAnyway = (game: Pick<Game, "path">) =>
  withQuery(to("game", idOfPath(game.path)), { anyway: "yes" });
/** The game's stage with nothing around it, for a window of its own. */
export const alone = (game: Pick<Game, "path">) => to("alone", idOfPath(game.path));
export const search = (words?: string, page = 1) =>
  withQuery(to("search"), { q: words, page: laterPage(page) });
export const partners = () => to("partners");
/** The loading screen before a game's page. A mirror has none: it would need a file for every game. */
export const loading = (game: LinkedGame) =>
  isMirror() ? to("game", idOfPath(game.path)) : withQuery(to("loading"), { url: restOfGame(game) });
export const credits = (page = 1) => pageWithQuery("credits", { page: laterPage(page) });
export const embedded = () => to("embedded");
/** What this browser remembers: favourites, played games, saves. */
export const mine = () => to("mine");
/** The three games of the day. */
export const today = () => to("today");
/** The page of a game, which begins today's run in it. */
export const todaysRun = (game: Pick<Game, "path">) => `${to("game", idOfPath(game.path))}${TODAY_HASH}`;
/** The best runs of the day. */
export const watch = () => to("watch");
/** The page of a game, which shows this run in it. */
export const watchRun = (game: Pick<Game, "path">, entry: string) =>
  withQuery(to("game", idOfPath(game.path)), { watch: entry });
/** Public rooms, a field for a code, and the games that can be played together. */
export const together = () => to("together");
/** Redirects to the game of a room, by its code or id. */
export const room = (room: string) => to("room", room);
export const offline = () => to("offline");
export const privacy = () => to("privacy");
export const imprint = () => to("imprint");
export const settings = () => to("settings");

/** Redirects to a random game of a filter. Of all games it is a local one. */
export const randomOf = (filter: Pick<Filter, "query">) =>
  withQuery(to("random"), Object.fromEntries(new URLSearchParams(filter.query)));
/** Redirects to a random local game, but never to the given one; to its stage alone where asked so. */
export const random = (except?: Pick<Game, "path">, view?: "alone") =>
  withQuery(to("random"), { except: except && idOfPath(except.path), view });

/** Targets of forms. */
export const thumbnails = () => to("thumbnails");
export const logout = () => to("logout");
export const erase = () => to("erase");
export const forgetBrowser = () => to("forget-browser");
export const report = () => to("report");

export const beacon = () => to("beacon");
export const sendParcel = () => to("send-parcel");
export const takeParcel = () => to("take-parcel");
export const sync = () => to("sync");
export const saveCopies = () => to("save-copies");
export const forgetCopies = () => to("forget-copies");
export const suggest = () => to("suggest");
export const tiles = () => to("tiles");
export const gameNames = (paths: readonly string[]) =>
  `${to("game-names")}?${new URLSearchParams(paths.map((path) => ["id", idOfPath(path)]))}`;
export const status = (game: Pick<Game, "path">) => to("status", idOfPath(game.path));

/** Files. */
export const manifest = () => to("manifest");
/** The feed in a language; without one in English. */
export const feed = (language: string = DEFAULT_LANGUAGE) =>
  language === DEFAULT_LANGUAGE ? to("feed") : `${to("feed")}?${LANGUAGE_PARAMETER}=${language}`;
export const sitemap = () => to("sitemap");
export const sitemapPart = (part: number) => to("sitemap-part", `${part}.xml`);
export const securityTxt = () => to("security-txt");
export const offlineState = () => to("offline-state");
export const engine = (file: string) => to("assets", `${isMirror() ? "player/" : ""}engines/${file}`);
export const cover = (img: string) => to("covers", img);
export const image = (file: string) => to("images", file);
export const licence = (file: string) => to("licences", file);
export const logo = (file: string) => to("logos", file);

/** Beginning of the fragment of a game's URL that names a room of it. */
export const ROOM_HASH = "#room=";
/** In place of a room's code: any public room of the game. */
export const ANY_ROOM = "any";

/**
 * URL of a game's page, which opens the panel of this room; on a phone with the stage, if the game is fit for phones.
 */
export function gameWithRoom(listed: Pick<Game, "path" | "input">, room: string, isPhone: boolean): string {
  const page = isPhone && isFitForTouch(listed) ? gameAnyway(listed) : game(listed);
  return page + ROOM_HASH + encodeURIComponent(room);
}

/** URL of a page by its route and the parameter in its path, if it has one. */
export function pageUrl(name: PageName, parameter?: string): string {
  return to(name, parameter);
}

/** URL of the part of the settings that chooses the language. */
export const languageSettings = () => `${to("settings")}#language`;

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
export function gameFile({ path, gameType }: Pick<Game, "path" | "gameType">): string {
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

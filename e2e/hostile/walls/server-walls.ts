import { header, source, type Wall } from "./wall.ts";

const wall = (name: string, server: Wall["server"], ...attacks: string[]): Wall => ({
  name,
  arrangement: "localhost",
  ...(server && { server }),
  attacks,
});

/** The walls that plain requests show, without a browser. */
export const serverWalls: readonly Wall[] = [
  wall(
    "one Host only",
    source("\\)\\.length !== 1\\) return false", ").length < 1) return false"),
    "two-hosts",
  ),
  wall(
    "X-Forwarded headers of clients are removed",
    source("if \\(!isBehindProxy\\)", "if (false)"),
    "form-by-forwarded-host",
  ),
  wall(
    "forms from our own origin only",
    source("!isFromOurPages\\(c\\.req\\.raw\\)", "false"),
    "form-from-elsewhere",
  ),
  wall("largest form", source("var FORM_MAX_BYTES = 2e4", "var FORM_MAX_BYTES = 2e9"), "large-form"),
  wall(
    "no page for a frame",
    source('!framed\\.has\\(c\\.req\\.header\\("sec-fetch-dest"\\) \\?\\? ""\\)', "true"),
    "page-for-a-frame",
  ),
  wall(
    "rate limit of searches",
    source('limiter\\.consume\\(c\\.get\\("client"\\)\\.ipAddress, now\\(\\)\\)', "0"),
    "search-flood",
  ),
  wall(
    "broken-off requests are not logged",
    source("if \\(isBrokenOff\\(c\\.env\\)\\)", "if (false)"),
    "broken-off-forms",
  ),
  wall(
    "only public addresses are asked",
    source("!isPublicAddress\\(hostname\\)", "false"),
    "status-of-inward-game",
  ),
  wall(
    "host check of the server of games",
    source("!isAtOwnHost\\(play\\.url, isolation\\.suffix\\)", "false"),
    "game-at-made-up-host",
    "game-at-bare-host",
    "game-at-other-game",
    "file-list-at-made-up-host",
  ),
  wall(
    "only listed games are served",
    source('!server\\.games\\.hasFolder\\("html5", slug\\)', "false"),
    "unlisted-game",
  ),
  wall(
    "no game's script for a service worker",
    source('request\\.headers\\.has\\("service-worker"\\)', "false"),
    "worker-script",
  ),
  wall(
    "no immutable file of a game",
    header("cache-control", "^no-cache$", "max-age=31536000, immutable"),
    "script-from-cache",
  ),
  wall("Vary: Service-Worker", header("vary", "service-worker(?:, )?", ""), "script-from-cache"),
  wall(
    "compressed copies of the build only",
    source("representation\\(request, found, isBuilt\\)", "representation(request, found, true)"),
    "compressed-sibling",
  ),
  wall("two sessions count as none", source("second !== void 0", "false"), "doubled-session"),
  wall(
    "limit of wrong guesses",
    source("limit: 10,\\s+windowMs: QUARTER_HOUR_MS", "limit: 1e9, windowMs: 1"),
    "guess-password",
  ),
  wall("a known browser passes", source("guess\\.knownBrowser && ", "false && "), "lock-out"),
  wall(
    "limit of launches by address",
    source("launches\\.consume\\(.*?\\) === 0", "true"),
    "launches-by-script",
  ),
];

import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { CARTRIDGE_FILE, isConsolePath } from "@recess/portal/domain/catalogue/console-path.ts";
import type { ResponseKind } from "@recess/portal/server/http/policy/response-headers.ts";
import { canRun, isOtherDocument } from "@recess/portal/server/http/policy/response-kind.ts";
import { mediaType } from "@recess/portal/server/http/static/media-types.ts";
import type { ListedGame } from "#quality/lib/built-site.ts";

type Listed = Pick<ListedGame, "id" | "path" | "gameType">;

/** One request of the walk, and what its response must be. */
export type Visit = {
  readonly at: "site" | "play";
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
  readonly kind: ResponseKind;
  /** Label of the host of the page's game; empty for an external game's. */
  readonly label?: string;
};

/**
 * Visits: one or more for every route of the site, by the method and the pattern under which it is mounted. A route that is not
 * here makes the walk fail: its responses have to be described.
 */
export function siteVisits(games: readonly Listed[]): Readonly<Record<string, readonly Visit[]>> {
  const get = (path: string, kind: ResponseKind, status = 200): Visit => ({ at: "site", path, kind, status });
  const post = (path: string, body: string, kind: ResponseKind, status: number): Visit => ({
    at: "site",
    method: "POST",
    path,
    body,
    kind,
    status,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const first = (type: Listed["gameType"]) => games.find(({ gameType }) => gameType === type);
  const pagesBelow = (path: string, local: ResponseKind, external: ResponseKind) =>
    (["html5", "flash", "waflash", "external"] as const).flatMap((type) => {
      const game = first(type);
      if (!game) return [];
      const slug = game.path.replace(/^waflash\//, "").replace(/(?:\/.*|\.swf)$/, "");
      return type === "external"
        ? [{ ...get(`${path}/${game.id}`, external), label: "" }]
        : [{ ...get(`${path}/${game.id}`, local), label: `${slug}-${type}` }];
    });
  const drawn = games.find(({ gameType }) => gameType === "external");
  return {
    "GET /": [get("/", "page")],
    "GET /announcements": [get("/announcements", "page")],
    "GET /articles": [get("/articles", "page")],
    "GET /articles/:articleId": [
      get("/articles/article-1", "page"),
      get("/articles/none", "page", 404),
      get("/articles/%E0%A4%A", "page", 404),
    ],
    "GET /login": [get("/login", "page")],
    "GET /create-account": [get("/create-account", "page")],
    "GET /login/code": [get("/login/code", "page")],
    "POST /login/code": [post("/login/code", "code=1", "plain", 303)],
    "GET /account": [get("/account", "page", 401)],
    "GET /account/second-factor": [get("/account/second-factor", "page", 401)],
    "POST /account/second-factor": [post("/account/second-factor", "code=1", "plain", 303)],
    "POST /account": [post("/account", "password=1", "plain", 303)],
    "GET /reset-password": [
      get("/reset-password?token=none", "page", 404),
      get("/reset-password?done=yes", "page"),
    ],
    "POST /reset-password": [post("/reset-password", "token=none&password=1", "page", 400)],
    "POST /account/forget-browser": [post("/account/forget-browser", "", "plain", 303)],
    "GET /play": [get("/play", "page"), get("/play?type=flash&page=99", "page")],
    "GET /g": [get("/g", "page")],
    "GET /play/:swfId": [
      ...pagesBelow("/play", "game-page", "external-game-page"),
      get("/play/nothing", "game-page", 404),
      get("/play/nothing?type=x", "game-page", 404),
      { ...get("/play/nothing", "plain", 303), headers: { "sec-fetch-dest": "iframe" } },
    ],
    "GET /alone/:swfId": [
      ...pagesBelow("/alone", "stage-page", "external-stage-page"),
      get("/alone/nothing", "stage-page", 404),
    ],
    "GET /search": [get("/search?q=chess", "page"), get("/search?q=zzzzzz", "page")],
    "GET /partners": [get("/partners", "page")],
    "GET /loading": [
      get("/loading", "page", 404),
      ...(drawn ? [get(`/loading?url=${drawn.id}`, "page")] : []),
    ],
    "GET /credits": [get("/credits", "page")],
    "GET /embedded": [get("/embedded", "refusal-page")],
    "GET /mine": [get("/mine", "page")],
    "POST /tiles": [post("/tiles", "[]", "plain", 200), post("/tiles", "x".repeat(30_000), "plain", 413)],
    "GET /today": [get("/today", "page")],
    "GET /watch": [get("/watch", "page")],
    "GET /together": [get("/together", "page")],
    "GET /together/:room": [get("/together/BCDFGH", "plain", 302), get("/together/none", "plain", 302)],
    "POST /records/runs/:game": [
      post("/records/runs/none", "x", "plain", 400),
      post("/records/runs/none", "x".repeat(70_000), "plain", 400),
    ],
    "GET /records/checks/:check": [get("/records/checks/none", "plain", 404)],
    "GET /records/boards/:game": [get("/records/boards/none", "plain", 404)],
    "GET /records/places/:game": [get("/records/places/none", "plain", 404)],
    "GET /records/entries/:entry": [get("/records/entries/none", "plain", 404)],
    "GET /records/tapes/:entry": [get("/records/tapes/none", "plain", 404)],
    "GET /records/today.json": [get("/records/today.json", "plain")],
    "GET /records/best.json": [get("/records/best.json", "plain")],
    "GET /records/owner": [get("/records/owner", "plain", 400)],
    "POST /records/name": [post("/records/name", "", "plain", 400)],
    "POST /records/delete": [post("/records/delete", "", "plain", 400)],
    "POST /records/crews": [post("/records/crews", "", "plain", 400)],
    "POST /records/crews/join": [post("/records/crews/join", "{", "plain", 400)],
    "POST /records/crews/leave": [post("/records/crews/leave", "{", "plain", 400)],
    "GET /records/crews/:code": [
      get("/records/crews/none", "plain", 400),
      get("/records/crews/BCDFGHJK", "plain", 404),
    ],
    "GET /settings": [get("/settings", "page")],
    "POST /settings": [post("/settings", "", "plain", 303)],
    "POST /report": [post("/report", "x", "plain", 400)],
    "GET /offline": [get("/offline", "page")],
    "GET /privacy": [get("/privacy", "page")],
    "GET /imprint": [get("/imprint", "page", 404)],
    "GET /sitemap.xml": [get("/sitemap.xml", "document")],
    "GET /sitemap/:part": [get("/sitemap/1.xml", "document"), get("/sitemap/9999.xml", "page", 404)],
    "GET /feed.xml": [get("/feed.xml", "document")],
    "GET /robots.txt": [get("/robots.txt", "plain")],
    "GET /.well-known/security.txt": [get("/.well-known/security.txt", "page", 404)],
    "POST /erase": [post("/erase", "", "plain", 303)],
    "GET /manifest.webmanifest": [get("/manifest.webmanifest", "document")],
    "GET /offline.json": [get("/offline.json", "plain")],
    "GET /healthz": [get("/healthz", "plain")],
    "GET /readyz": [get("/readyz", "plain")],
    "GET /suggest": [get("/suggest?q=chess", "plain"), get("/suggest", "plain")],
    // An external game's status would ask its host, so the walk asks for none.
    "GET /names": [get("/names", "plain")],
    "GET /status/:swfId": [get("/status/none", "plain", 404)],
    "GET /catalogue.json": [get("/catalogue.json", "public")],
    "GET /random": [get("/random", "plain", 302), get("/random?except=x", "plain", 302)],
    "GET /covers/:file": [
      ...(drawn ? [get(`/covers/${drawn.id}.svg`, "document")] : []),
      get("/covers/none.png", "file", 404),
      get("/covers/none.svg", "page", 404),
    ],
    "POST /thumbnails": [
      post("/thumbnails", "show=on&back=/play", "plain", 303),
      post("/thumbnails", "x".repeat(30_000), "plain", 413),
    ],
    "POST /saves/send": [post("/saves/send", "x", "plain", 400)],
    "POST /saves/sync": [post("/saves/sync", "{}", "plain", 401)],
    "POST /saves/copies/forget": [post("/saves/copies/forget", "game=none", "plain", 401)],
    "GET /saves/copies": [get("/saves/copies", "plain", 401)],
    "POST /saves/take": [post("/saves/take", "", "plain", 400)],
    "POST /beacon": [
      post("/beacon", '{"game":"none"}', "plain", 204),
      post("/beacon", "{", "plain", 400),
      post("/beacon", "x".repeat(5000), "plain", 413),
    ],
    "POST /login": [
      post("/login", "email=nobody%40example.org&password=x", "page", 401),
      post("/login", "x".repeat(30_000), "plain", 413),
      { ...post("/login", "", "plain", 403), headers: { "sec-fetch-site": "cross-site" } },
    ],
    "POST /logout": [post("/logout", "", "plain", 303)],
    // Where games share the site's origin these are their files, which the walk visits one by one.
    "GET /assets/html5/*": [],
    "GET /assets/flash/*": [],
    "GET /assets/waflash/*": [],
    // Files, and what is left over.
    "GET /*": [
      get("/no/such/page", "page", 404),
      get("/assets/none.js", "page", 404),
      get("/%E0%A4%A", "page", 404),
      get("/..%2f..%2fpackage.json", "page", 404),
      get("/covers", "plain", 308),
    ],
  };
}

/** Where games have an origin of their own, the site only points there. */
export function pointers(games: readonly Listed[]): Visit[] {
  return games
    .filter(({ gameType }) => gameType === "html5")
    .slice(0, 1)
    .map(({ path }) => ({ at: "site", path: `/assets/html5/${path}`, kind: "plain", status: 307 }));
}

/** One of every kind of file that the build made, told by its ending and the folder it lies in. */
export async function fileVisits(dist: string, games: readonly Listed[]): Promise<Visit[]> {
  const ofSite = (await oneOfEach(join(dist, "client"), (path) => path.split("/", 1).join())).map(
    (path): Visit => ({ at: "site", path: `/${path}`, kind: siteFileKind(path) }),
  );
  const listed = new Set(
    games.map(({ gameType, path }) => `${gameType === "waflash" ? "" : "html5/"}${path}`),
  );
  const inPlay = await oneOfEach(
    join(dist, "play"),
    // Engines are files of the player's, yet large ones of their own: a script and a `.wasm` of them too.
    (path) => path.split("/", path.startsWith("player/") ? 2 : 1).join("/"),
    (path) => {
      const [area, slug = "", name] = path.split("/");
      if (slug === "consoles") return listed.has(`${area}/${slug}/${name}/`);
      if (area === "html5" || area === "waflash")
        return listed.has(`${area}/${slug}/`) || listed.has(`${area}/${slug}/index.html`);
      if (area === "flash") return games.some((game) => `flash/${game.path}` === path);
      return !/^player\/[^/]*\.(?:html|json)$/.test(path);
    },
  );
  const ofPlay = inPlay.map(
    (path): Visit => ({ at: "play", path: `/assets/${path}`, kind: playFileKind(path) }),
  );
  return [...ofSite, ...ofPlay];
}

function siteFileKind(path: string): ResponseKind {
  if (/\.js$/.test(path)) return "script";
  if (/\.svg$/.test(path)) return "document";
  return /\.(?:json|txt)$/.test(path) ? "plain" : "file";
}

function playFileKind(path: string): ResponseKind {
  const type = mediaType(path);
  if (!canRun(type)) return "game-file";
  if (isOtherDocument(type)) return "game-document";
  const runs = /^(?:html5|waflash)\//.test(path) ? "html5" : "ruffle";
  return /\.m?js$/.test(path) ? `${runs}-script` : runs;
}

/** The pages of the play origin that are no files of a game, and what it does not have. */
export function playVisits(games: readonly Listed[]): Visit[] {
  const play = (path: string, kind: ResponseKind, status = 200): Visit => ({
    at: "play",
    path,
    kind,
    status,
  });
  const flash = games.find(({ gameType }) => gameType === "flash");
  const waflash = games.find(({ gameType }) => gameType === "waflash");
  const cartridge = games.find(({ path }) => isConsolePath(path));
  const html5 = games.find(
    ({ gameType, path }) => gameType === "html5" && path.endsWith("/") && !isConsolePath(path),
  );
  return [
    ...(flash ? [play(`/assets/flash/?swf=${encodeURIComponent(flash.path)}`, "ruffle")] : []),
    ...(waflash
      ? [
          play(`/assets/${waflash.path}`, "ruffle"),
          play(`/assets/${waflash.path}awayfl.html`, "awayfl"),
          play(`/assets/${waflash.path}game.swf`, "html5"),
        ]
      : []),
    ...(html5
      ? [
          play(`/assets/html5/${html5.path}`, "html5"),
          play(`/assets/html5/${html5.path.slice(0, -1)}`, "game-plain", 308),
          play(`/assets/html5/${html5.path}none.png`, "ruffle", 404),
        ]
      : []),
    ...(cartridge
      ? [
          play(`/assets/html5/${cartridge.path}`, "console"),
          play(`/assets/html5/${cartridge.path}${CARTRIDGE_FILE}`, "game-file"),
          play(`/assets/html5/${cartridge.path}index.html`, "ruffle", 404),
        ]
      : []),
    play("/assets/html5/none/", "ruffle", 404),
    play("/assets/player/flash.html", "ruffle", 404),
  ];
}

/** The page that moves old databases; not there where the site serves all games itself. */
export const moverVisit: Visit = { at: "play", path: "/databases", kind: "mover" };

/** What keeps games for offline play; not there where games have no origin. */
export function packerVisits(games: readonly Listed[]): Visit[] {
  const flash = games.find(({ gameType }) => gameType === "flash");
  const list = `/assets/offline/set?guest=${encodeURIComponent(`flash/${flash?.path}`)}`;
  return [
    { at: "play", path: "/assets/offline/", kind: "packer" },
    { at: "play", path: "/assets/offline/worker.js", kind: "packer-worker" },
    { at: "play", path: list, kind: flash ? "game-plain" : "ruffle" },
    { at: "play", path: "/assets/offline/set", kind: "ruffle", status: 404 },
  ];
}

async function oneOfEach(
  root: string,
  groupOf: (path: string) => string,
  isWanted: (path: string) => boolean = () => true,
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    const ending = /\.(\w+)$/.exec(entry.name)?.[1] ?? "";
    const group = `${groupOf(path)} ${ending}`;
    if (!found.has(group) && isWanted(path))
      found.set(group, path.split("/").map(encodeURIComponent).join("/"));
  }
  return [...found.values()];
}

import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { guestAt } from "@recess/portal/player/protocol/guest.ts";
import { staticFiles } from "@recess/portal/server/http/static/static-files.ts";
import { hostLabel } from "@recess/portal/server/play-origin/host-label.ts";
import { isPlayPath, openPlayOrigin } from "@recess/portal/server/play-origin/play-origin.ts";
import { buildPlayer } from "@recess/tools/build/player.ts";
import { build } from "vite";

/** How site and games relate: a host for each game, or one origin for both, which the sandbox takes away from games. */
export type Arrangement = "hosts" | "same";

export type TwoOrigins = {
  site: string;
  /** The origin of a game, by its path. */
  play(game: string): string;
  /** The address of the site's page with this game on its stage. */
  stage(game: string, path?: string): string;
  /** Another host, where no game has any business. */
  elsewhere: string;
  /** The paths that were asked for, there and at the site. */
  requests: { site: string[]; elsewhere: string[] };
  /** Has the site answer so much later for scripts with this in their path, as on a slow line. */
  delay(script: string, ms: number): void;
  close(): Promise<void>;
};

const FIXTURES = resolve(import.meta.dirname, "../fixtures");
type Listener = ReturnType<typeof getRequestListener>;

/** Builds the player and the fixture site once; `open` then starts them as often as wanted, on free ports. */
export async function prepareOrigins(): Promise<{
  open(as?: Arrangement): Promise<TwoOrigins>;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "stage-"));
  await cp(join(FIXTURES, "games"), join(folder, "root"), { recursive: true });
  await buildPlayer(join(folder, "root"));
  await buildPage(folder);
  return {
    open: (as = "hosts") => open(folder, as),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(FIXTURES, "stage-site"),
    logLevel: "warn",
    build: {
      outDir: join(folder, "site"),
      emptyOutDir: true,
      rolldownOptions: { input: join(FIXTURES, "stage-site/page.ts"), output: { entryFileNames: "page.js" } },
    },
  });
}

async function open(folder: string, as: Arrangement): Promise<TwoOrigins> {
  const scripts = staticFiles({ root: join(folder, "site") });
  const requests: TwoOrigins["requests"] = { site: [], elsewhere: [] };
  const delays = new Map<string, number>();
  const siteServer = await listen();
  const playServer = as === "same" ? siteServer : await listen();
  const site = `http://localhost:${portOf(siteServer)}`;
  const suffix = `localhost:${portOf(playServer)}`;
  const play = (game: string) =>
    as === "same" ? site : `http://${hostLabel(guestAt(new URL(game, site)) ?? "")}.${suffix}`;

  const games = openPlayOrigin({
    root: join(folder, "root"),
    site: as === "same" ? [] : [site],
    isolation: as === "same" ? { kind: "opaque" } : { kind: "hosts", suffix },
    games: { hasSwf: () => true, hasFolder: () => true },
  });

  function answer(request: Request): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (as === "same" && isPlayPath(pathname)) return games.fetch(request);
    requests.site.push(pathname);
    if (pathname.endsWith(".js")) return serveScript(request);
    if (pathname !== "/stage") return new Response("a page of the site");
    const origin = play(searchParams.get("game") ?? "");
    const opaque = as === "same" ? "data-opaque" : "";
    const page = `<!doctype html><html data-play="${origin}" ${opaque}><head><title>Stage</title><style>iframe { width: 800px; height: 600px }</style></head>
      <body style="min-height: 300vh"><script type="module" src="/page.js"></script></body></html>`;
    const policy = `default-src 'self'; style-src 'unsafe-inline'; frame-src ${origin}/assets/`;
    return new Response(page, {
      headers: {
        "content-type": "text/html",
        "content-security-policy": policy,
        "set-cookie": "visible=1; Path=/",
      },
    });
  }

  async function serveScript(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(1);
    for (const [script, ms] of delays) if (path.includes(script)) await setTimeout(ms);
    return (await scripts.serve(request, path)) ?? new Response("no such script", { status: 404 });
  }

  const elsewhereServer = await listen();
  const record = ({ url }: IncomingMessage) => requests.elsewhere.push(url ?? "");
  elsewhereServer.on("upgrade", (request, socket) => {
    record(request);
    socket.destroy();
  });
  elsewhereServer.on("request", (request, response) => {
    record(request);
    response.setHeader("access-control-allow-origin", "*").end("elsewhere");
  });
  siteServer.on("request", listener(answer));
  if (playServer !== siteServer)
    playServer.on(
      "request",
      listener((request) => games.fetch(request)),
    );
  return {
    site,
    play,
    elsewhere: `http://127.0.0.1:${portOf(elsewhereServer)}`,
    requests,
    stage: (game, path = game) => `${site}/stage?${new URLSearchParams({ game, path })}`,
    delay: (script, ms) => void delays.set(script, ms),
    close: async () => void (await Promise.all([siteServer, playServer, elsewhereServer].map(close))),
  };
}

function listener(answer: (request: Request) => Response | Promise<Response>): Listener {
  // Its own Request would replace the global one, which the tests use too.
  return getRequestListener(answer, { overrideGlobalObjects: false });
}

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
}

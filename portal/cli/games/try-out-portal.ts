import { existsSync } from "node:fs";
import { pino } from "pino";
import { Refusal } from "#domain/errors.ts";
import { playPortOf } from "#domain/play-origin.ts";
import { buildStamp, distDir } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { type Listener, listen } from "#server/http/listen.ts";
import { builtApp, openOrigins } from "#server/origins.ts";

/** A portal for the try-out of one game. */
export type TryOutPortal = {
  readonly site: string;
  /** Origins of the site and its games, as a browser's proxy rules write them. */
  readonly origins: readonly string[];
  close(): Promise<void>;
};

type App = Parameters<typeof listen>[0];

const HOST = "127.0.0.1";
const notReady: App = { fetch: () => new Response(null, { status: 503 }) };

/** Opens the built portal in this process, on free ports of this machine, with its settings left at their defaults and its data in `dataDir`. */
export async function openTryOutPortal(dataDir: string): Promise<TryOutPortal> {
  if (!existsSync(buildStamp))
    throw new Refusal(
      "upload-refused",
      "nothing is built yet to try it in: run npm start once, or add --no-browser",
    );
  const apps = { site: notReady, play: notReady };
  const [site, play] = await listenOnPortPair(
    { fetch: (...request) => apps.site.fetch(...request) },
    { fetch: (...request) => apps.play.fetch(...request) },
  );
  const config = readConfig({ PORT: `${site.port}`, HOST, DATA_DIR: dataDir });
  if ("mistakes" in config) throw new Error(config.mistakes.join("; "));
  const origins = await openOrigins(config, distDir, pino({ level: "silent" }));
  apps.site = origins.siteWith(...(await builtApp(distDir)));
  apps.play = origins.play ?? notReady;
  return {
    site: `http://localhost:${site.port}`,
    origins: [site, play].flatMap(({ port }) => [`http://localhost:${port}`, `http://*.localhost:${port}`]),
    async close() {
      await Promise.all([site.drain(), play.drain()]);
      await origins.close();
    },
  };
}

/** Opens a free port, and the port after it, where games are. */
async function listenOnPortPair(site: App, play: App): Promise<[Listener, Listener]> {
  for (;;) {
    const first = await listen(site, 0, HOST);
    const second = await listen(play, playPortOf(first.port), HOST).catch((error: Error) => error);
    if (!(second instanceof Error)) return [first, second];
    await first.drain();
    if (!isTaken(second.cause)) throw second;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

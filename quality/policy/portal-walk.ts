import { playOriginFor } from "@recess/portal/domain/play-origin.ts";
import { distDir as dist } from "@recess/portal/paths.mjs";
import { readConfig } from "@recess/portal/server/config.ts";
import { builtApp, openOrigins } from "@recess/portal/server/origins.ts";
import { hashSource } from "@recess/portal/server/site/site-headers.ts";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { pino } from "pino";
import { z } from "zod";
import { fileVisits, packerVisits, playVisits, pointers, siteVisits } from "./visits.ts";
import { unknownRoutes, type Walk, walk } from "./walk.ts";

const listed = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      gameType: z.enum(["html5", "flash", "waflash", "external"]),
    }),
  ),
});

/** Starts the portal as it is built, with these settings, and walks it. */
export async function walkPortal(dataDir: string, settings: Readonly<Record<string, string>>): Promise<Walk> {
  const portal = await startPortal({ dataDir, settings });
  try {
    const config = readConfig({ PORT: `${portal.port}`, DATA_DIR: dataDir, ...settings });
    if ("mistakes" in config) throw new Error(config.mistakes.join("; "));
    const { games } = listed.parse(await (await fetch(`${portal.origin}/catalogue.json`)).json());
    const { play } = config;
    const [app, assets] = await builtApp(dist);
    const known = siteVisits(games);
    const isShared = play.kind === "same";
    const site =
      play.kind === "origin" ? ["https://example.org", "https://www.example.org"] : [portal.origin];
    const host = `127.0.0.1:${portal.port}`;
    const gamesAt = playOriginFor(play, new URL(portal.origin));
    const visits = [
      ...Object.values(known).flat(),
      ...(isShared ? [] : [...pointers(games), ...packerVisits(games)]),
      ...(await fileVisits(dist, games)),
      ...playVisits(games),
    ];
    const seen = await walk(
      {
        sitePort: portal.port,
        playPort: isShared ? portal.port : portal.port + 1,
        situation: {
          host,
          inlineScripts: app.inlineScripts.map(hashSource).join(" "),
          games: gamesAt,
          site,
          isShared,
        },
        isTrusting: config.trustedProxies > 0,
      },
      visits,
    );
    // The same site once more, not to be asked but to say which routes it has.
    const origins = await openOrigins(config, dist, pino({ level: "silent" }));
    const strangers = unknownRoutes(origins.siteWith(app, assets).routes, known);
    await origins.presence.close();
    await origins.close();
    return { answers: seen.answers, mistakes: [...strangers, ...seen.mistakes] };
  } finally {
    await portal.close();
  }
}

import { distDir } from "@recess/portal/paths.mjs";
import { readConfig } from "@recess/portal/server/config.ts";
import { builtApp, openOrigins } from "@recess/portal/server/origins.ts";
import { pino } from "pino";
import { z } from "zod";

const listedGame = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  img: z.string(),
  gameType: z.enum(["html5", "flash", "waflash", "external"]),
});
/** A game as `/catalogue.json` lists it. */
export type ListedGame = z.infer<typeof listedGame>;

export async function listedGames(origin: string): Promise<ListedGame[]> {
  const response = await fetch(`${origin}/catalogue.json`);
  return z.object({ games: z.array(listedGame) }).parse(await response.json()).games;
}

export type Route = { readonly method: string; readonly path: string };

/** Routes and inline scripts of the built site under these settings: it is opened once more, not to be asked anything. */
export async function inspectBuiltSite(
  settings: Readonly<Record<string, string>>,
): Promise<{ routes: readonly Route[]; inlineScripts: readonly string[] }> {
  const config = readConfig(settings);
  if ("mistakes" in config) throw new Error(config.mistakes.join("; "));
  const [app, assets] = await builtApp(distDir);
  const { siteWith, presence, close } = await openOrigins(config, distDir, pino({ level: "silent" }));
  const { routes } = siteWith(app, assets);
  await presence.close();
  await close();
  return { routes: routes.filter(({ method }) => method !== "ALL"), inlineScripts: app.inlineScripts };
}

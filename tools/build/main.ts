import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { buildStamp, compileCacheDir, distDir, recordsDir, root } from "@recess/portal/paths.mjs";
import { buildApp, builtAssets } from "./app.ts";
import { buildCatalogue } from "./catalogue.ts";
import { compressTree } from "./compress.ts";
import { buildFlashGames } from "./flash.ts";
import { buildHtml5Games } from "./html5.ts";
import { copyLicences } from "./licences.ts";
import { buildIcons, buildOffline } from "./offline.ts";
import { buildPackagedGames } from "./packaged.ts";
import { buildPlayer } from "./player.ts";
import { buildRules } from "./rules.ts";
import { buildServer } from "./server.ts";
import { buildWaflashGames } from "./waflash.ts";
import { warmUp } from "./warm-up.ts";

const help = `Builds all that the portal serves into dist/: pages, player, games, catalogue. npm start does it when something has changed.

  npm run build

Ends with 0 when all is built, 1 when something is wrong, 2 when asked for something unknown.`;

readCommand(help, {});
const dist = distDir;
const play = join(dist, "play");
const client = join(dist, "client");

const progress = openProgress("Building", 13);
await rm(buildStamp, { force: true });
await progress.step("server and pages", () => buildServer(join(dist, "server")));
await progress.step("islands and styles", () => buildApp(dist));
const offline = await progress.step("offline pages", async () => {
  await buildIcons(client);
  return buildOffline(client);
});
await progress.step("player", () => buildPlayer(play));
const rulesVersions = await progress.step("rules of the boards", () => buildRules(recordsDir));
await progress.step("html5 games", () => buildHtml5Games({ outDir: join(play, "html5"), rulesVersions }));
const packaged = await progress.step("packaged games", () => buildPackagedGames({ root, play }));
const flashGames = await progress.step("flash games", () => buildFlashGames(join(play, "flash")));
const waflashGames = await progress.step("waflash games", () =>
  buildWaflashGames({ flashDir: join(play, "flash"), flashGames, outDir: join(play, "waflash") }),
);
const games = await progress.step("catalogue", () =>
  buildCatalogue({ root, dist, flashGames: [...flashGames, ...waflashGames] }),
);
await progress.step("licences", () => copyLicences({ root, dist, games }));
await progress.step("compression", async () => {
  await compressTree(client);
  await compressTree(play, { quick: packaged.map((slug) => join(play, "html5", slug)) });
});
await writeFile(join(dist, "assets.json"), JSON.stringify({ ...(await builtAssets(dist)), ...offline }));
await writeFile(buildStamp, JSON.stringify({ builtAt: new Date().toISOString() }));
await progress.step("first start", () => warmUp(compileCacheDir));
const local = games.filter((game) => game.gameType !== "external");
progress.finish(`Built ${games.length} games, ${local.length} of them local,`);

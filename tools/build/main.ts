import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPackaged } from "@recess/portal/adapters/files/packaged-games.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { buildApp, builtAssets } from "./app.ts";
import { beginBuild } from "./build-folder.ts";
import { buildCatalogue } from "./catalogue.ts";
import { compressTree } from "./compress.ts";
import { copyCartridges } from "./consoles.ts";
import { buildDesk } from "./desk.ts";
import { buildFlashGames } from "./flash.ts";
import { buildHtml5Games, html5Games, html5Sources } from "./html5.ts";
import { copyLicences } from "./licences.ts";
import { buildIcons, buildOffline } from "./offline.ts";
import { buildPuzzleFrame, puzzleFrameSources } from "./packaged/puzzle-frame.ts";
import { packagedBuilder } from "./packaged.ts";
import { buildPlayer } from "./player.ts";
import { buildGameRules, gamesWithRules, type IndexEntry, writeRulesIndex } from "./rules.ts";
import { buildGameSeats, gamesWithSeats, type SeatsEntry, writeSeatsIndex } from "./seats.ts";
import { buildServer } from "./server.ts";
import { openUnits, takeOver } from "./units.ts";
import { buildWaflashGames } from "./waflash.ts";
import { warmUp } from "./warm-up.ts";

const help = `Builds all that the portal serves: pages, player, games, catalogue. npm start does it when something has changed.
Only what has changed is made anew. The build is made in a folder of its own and then takes the place of the one before, which a running
portal serves until it is restarted; a build that fails changes nothing.

  npm run build

Ends with 0 when all is built, 1 when something is wrong, 2 when asked for something unknown.`;

readCommand(help, {});
const folder = await beginBuild().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const dist = folder.dir;
const play = join(dist, "play");
const client = join(dist, "client");
const records = join(dist, "records");
const units = openUnits(dist, folder.former);

const progress = openProgress("Building", 15);
await progress.step("server and pages", () =>
  units.makeUnit("server", { sources: ["portal"], folders: ["server"] }, () =>
    buildServer(join(dist, "server")),
  ),
);
const islands = {
  sources: ["portal/app", "portal/domain", "portal/player", "portal/vite.config.ts"],
  folders: ["client"],
};
const offline = await progress.step("islands and styles", () =>
  units.makeUnit("islands", islands, async () => {
    await buildApp(dist);
    await buildIcons(client);
    return buildOffline(client);
  }),
);
const deskSources = ["portal/app", "portal/desk", "portal/domain", "portal/vite.config.ts"];
await progress.step("operator's desk", () =>
  units.makeUnit("desk", { sources: deskSources, folders: ["desk"] }, () => buildDesk(join(dist, "desk"))),
);
await progress.step("player", () =>
  units.makeUnit(
    "player",
    {
      sources: ["portal/player", "portal/compile-messages.ts", "portal/app/public/icon.svg"],
      folders: ["play/player"],
    },
    () => buildPlayer(play),
  ),
);
const rules = await progress.step("rules of the boards", buildRules);
const seats = await progress.step("games with seats", buildSeats);
await progress.step("html5 games", buildOwnGames);
await progress.step("console games", () => copyCartridges(join(play, "html5")));
const packaged = await progress.step("packaged games", buildPackagedGames);
const flashGames = await progress.step("flash games", () =>
  units.makeUnit("flash", { sources: ["games/flash", "games/toolchain"], folders: ["play/flash"] }, () =>
    buildFlashGames(join(play, "flash")),
  ),
);
const waflashGames = await progress.step("waflash games", () =>
  buildWaflashGames({ flashDir: join(play, "flash"), flashGames, outDir: join(play, "waflash") }),
);
const games = await progress.step("catalogue", () =>
  buildCatalogue({ root, dist, flashGames: [...flashGames, ...waflashGames] }),
);
await progress.step("licences", () => copyLicences({ root, dist, games }));
await progress.step("compression", async () => {
  await compressTree(client);
  await compressTree(join(dist, "desk"));
  await compressTree(play, { quick: packaged.map((slug) => join(play, "html5", slug)) });
});
await writeFile(join(dist, "assets.json"), JSON.stringify({ ...(await builtAssets(dist)), ...offline }));
await keepFormerAssets();
await folder.stamp(units.built());
await progress.step("first start", () => warmUp(dist, join(dist, "compile-cache")));
await folder.finish();
const local = games.filter((game) => game.gameType !== "external");
progress.finish(
  `Built ${games.length} games, ${local.length} of them local (${units.made} of ${units.total} parts anew),`,
);

async function buildRules(): Promise<Readonly<Record<string, IndexEntry>>> {
  const index: Record<string, IndexEntry> = {};
  for (const game of await gamesWithRules())
    index[game.slug] = await units.makeUnit(
      `rules/${game.slug}`,
      { sources: html5Sources(game.path), folders: ["records"] },
      () => buildGameRules(game, records),
    );
  await writeRulesIndex(index, records);
  return index;
}

async function buildSeats(): Promise<Readonly<Record<string, SeatsEntry>>> {
  const index: Record<string, SeatsEntry> = {};
  for (const game of await gamesWithSeats())
    index[game.slug] = await units.makeUnit(
      `seats/${game.slug}`,
      { sources: html5Sources(game.path), folders: ["together"] },
      () => buildGameSeats(game, join(dist, "together")),
    );
  await writeSeatsIndex(index, join(dist, "together"));
  return index;
}

async function buildOwnGames(): Promise<void> {
  for (const { slug, path } of await html5Games()) {
    const rulesVersion = rules[slug]?.version;
    const seatsVersion = seats[slug]?.version;
    const versions = {
      ...(rulesVersion && { RULES_VERSION: JSON.stringify(rulesVersion) }),
      ...(seatsVersion && { SEATS_VERSION: JSON.stringify(seatsVersion) }),
    };
    await units.makeUnit(
      `html5/${slug}`,
      { sources: html5Sources(path), folders: [`play/html5/${slug}`], key: JSON.stringify(versions) },
      () => buildHtml5Games({ outDir: join(play, "html5"), only: [slug], versions: { [slug]: versions } }),
    );
  }
}

/** Games whose package is missing or too large are reported by the reader of the catalogue. */
async function buildPackagedGames(): Promise<string[]> {
  const { games: found } = await readPackaged(root);
  const puzzleFrame = await units.makeUnit(
    "puzzle frame",
    { sources: puzzleFrameSources, folders: ["play/player"] },
    () => buildPuzzleFrame(play),
  );
  const { build } = packagedBuilder({ root, play, puzzleFrame });
  for (const game of found)
    await units.makeUnit(
      `packaged/${game.slug}`,
      {
        sources: [`catalogue/packaged/${game.slug}`],
        folders: [`play/html5/${game.slug}`, "play/player/engines"],
        ...(game.recipe.puzzlescript !== undefined && { key: JSON.stringify(puzzleFrame) }),
      },
      () => build(game),
    );
  return found.map(({ slug }) => slug);
}

/** Scripts and styles of the build before stay for pages that are open. */
async function keepFormerAssets(): Promise<void> {
  const { former } = folder;
  const files =
    former?.units["islands"]?.files.filter((file) => file.startsWith(join("client", "assets"))) ?? [];
  if (former) await takeOver(files, former.dir, dist);
}

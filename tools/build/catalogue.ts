import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCatalogueSources } from "@recess/portal/adapters/files/catalogue-files.ts";
import { readVerified } from "@recess/portal/adapters/files/verified-file.ts";
import { coverFile, coverSuffixes, slugOf } from "@recess/portal/domain/catalogue/covers/cover-files.ts";
import type { Game, StageSize } from "@recess/portal/domain/catalogue/game.ts";
import { publicGame } from "@recess/portal/domain/catalogue/public-game.ts";
import { verdictOn } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { bytesOf, digestOf } from "./built-files.ts";
import { ownVersion, withLicence } from "./licences.ts";

type Options = {
  readonly root: string;
  readonly dist: string;
  /** Flash games with the stage that their SWF declares. */
  readonly flashGames: readonly { readonly slug: string; readonly stage: StageSize }[];
};

/** Builds `catalogue.json` from all sources of the catalogue. Adds the sizes and stages of built games, copies covers, and leaves out games that fail. */
export async function buildCatalogue({ root, dist, flashGames }: Options): Promise<readonly Game[]> {
  const { games, files, refused, phrases } = await readCatalogueSources(root);
  for (const { file, entry, reason } of refused)
    console.warn(`Not listed: ${entry ?? "everything"} in ${file} ${reason}`);
  const stages = new Map(flashGames.map(({ slug, stage }) => [slug, stage]));
  const play = join(dist, "play");
  const own = await ownVersion(root);
  const playing = await withoutFailed(games, root, play);
  const listed = await Promise.all(
    playing.map(async (game) => withLicence(await withFacts(game, play, stages), own)),
  );
  await writeFile(join(dist, "catalogue.json"), JSON.stringify({ games: listed.map(publicGame), phrases }));
  for (const [at, game] of games.entries()) {
    const folder = join(root, dirname(files[at] ?? ""));
    await copyCovers(game, folder, join(dist, "client", "covers"));
  }
  return listed;
}

async function withFacts(game: Game, play: string, stages: ReadonlyMap<string, StageSize>): Promise<Game> {
  if (game.gameType === "external") return game;
  const stage = stages.get(slugOf(game)) ?? game.stage;
  return { ...game, bytes: await bytesOf(game, play), ...(stage && { stage }) };
}

/** The games without those whose verdict is a fault. A game without a verdict is listed: it could not be tried otherwise. */
async function withoutFailed(games: readonly Game[], root: string, play: string): Promise<readonly Game[]> {
  const verified = await readVerified(root);
  const untried: string[] = [];
  const listed: Game[] = [];
  for (const game of games) {
    const verdict =
      game.gameType === "external" ? "plays" : verdictOn(verified, game.path, await digestOf(game, play));
    if (verdict === undefined) untried.push(game.name);
    if (verdict === undefined || verdict === "plays") listed.push(game);
    else console.warn(`Not listed: ${game.name} does not play (${verdict}); see npm run games -- verify`);
  }
  if (untried.length > 0) console.warn(`Not tried yet, see npm run games -- verify: ${untried.join(", ")}`);
  return listed;
}

/** Copies the covers of a game. `from` is the folder of its manifest. */
async function copyCovers(game: Game, from: string, out: string): Promise<void> {
  if (game.gameType === "external" || game.img !== coverFile(slugOf(game))) return;
  await mkdir(out, { recursive: true });
  for (const suffix of coverSuffixes) {
    const cover = join(from, `cover${suffix}`);
    if (existsSync(cover)) await cp(cover, join(out, `${slugOf(game)}${suffix}`));
  }
}

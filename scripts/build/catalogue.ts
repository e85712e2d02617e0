import { existsSync } from "node:fs";
import { cp, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import type { Game, Stage } from "#domain/catalogue/game.ts";
import { publicGame } from "#domain/catalogue/public.ts";
import { ownVersion, withLicence } from "./licences.ts";

type Options = {
  readonly root: string;
  readonly dist: string;
  /** What the Flash films themselves say of their stage. */
  readonly films: readonly { readonly slug: string; readonly stage: Stage }[];
};

/** Joins all sources into one catalogue, with what only the build knows: sizes, stages and covers. */
export async function buildCatalogue({ root, dist, films }: Options): Promise<readonly Game[]> {
  const { games, files, refused } = await readCatalogueSources(root);
  for (const { file, entry, reason } of refused)
    console.warn(`Not listed: ${entry ?? "everything"} in ${file} ${reason}`);
  const stages = new Map(films.map(({ slug, stage }) => [slug, stage]));
  const own = await ownVersion(root);
  const listed = await Promise.all(
    games.map(async (game) => withLicence(await withFacts(game, join(dist, "play"), stages), own)),
  );
  await writeFile(join(dist, "catalogue.json"), JSON.stringify({ games: listed.map(publicGame) }));
  for (const [at, game] of games.entries()) {
    const folder = join(root, dirname(files[at] ?? ""));
    await copyCovers(game, folder, join(dist, "client", "covers"));
  }
  return listed;
}

async function withFacts(game: Game, play: string, stages: ReadonlyMap<string, Stage>): Promise<Game> {
  if (game.gameType === "external") return game;
  const place = { html5: "html5", flash: "flash", waflash: "." }[game.gameType];
  const stage = stages.get(slugOf(game)) ?? game.stage;
  return { ...game, bytes: await bytesIn(join(play, place, game.path)), ...(stage && { stage }) };
}

async function bytesIn(path: string): Promise<number> {
  const facts = await stat(path);
  if (!facts.isDirectory()) return facts.size;
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** `from` is the folder of the game's manifest; its covers lie there. */
async function copyCovers(game: Game, from: string, out: string): Promise<void> {
  if (game.gameType === "external" || !game.img.endsWith(".webp")) return;
  await mkdir(out, { recursive: true });
  for (const ending of [".avif", ".webp", "@2x.avif", "@2x.webp"]) {
    const cover = join(from, `cover${ending}`);
    if (existsSync(cover)) await cp(cover, join(out, `${slugOf(game)}${ending}`));
  }
}

function slugOf({ path }: Game): string {
  return path.replace(/^waflash\//, "").replace(/(\.swf|\/)$/, "");
}

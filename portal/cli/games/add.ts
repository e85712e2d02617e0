import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { bringFolder, bringZip } from "#adapters/files/import-folder.ts";
import { operatorShelf } from "#adapters/files/operator-games.ts";
import { bringFilm } from "#adapters/swf/import-swf.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { distinctGames } from "#domain/catalogue/reading/duplicates.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { Refusal } from "#domain/errors.ts";
import { root } from "#paths.mjs";
import { tryOut } from "./try-out.ts";

export type Said = {
  name?: string | undefined;
  description?: string | undefined;
  tags?: string | undefined;
  author?: string | undefined;
  licence?: string | undefined;
  source?: string | undefined;
  trending?: boolean | undefined;
  "no-browser"?: boolean | undefined;
};

/** Takes a game in: looks it over, tries it, and only then moves it to its place and lists it. */
export async function addGame(what: string, said: Said, dataDir: string): Promise<number> {
  const shelf = operatorShelf(dataDir);
  const { games: own } = await shelf.read();
  const waiting = join(shelf.dir, `.new-${randomUUID()}`);
  try {
    const brought = await bring(what, said, waiting);
    const game = gameOf(brought, said);
    await refuseTwice(game, own);
    for (const host of brought.hosts) console.log(`It names ${host}; the portal will not let it call there.`);
    const picture = brought.place && !said["no-browser"] ? await tryOut(game, waiting, root) : undefined;
    if (brought.place) await settle(brought.place, waiting, shelf.dir);
    if (picture) await moveCovers(picture.covers, shelf.dir, slugOf(game));
    const listed: Game = picture ? { ...game, img: `${slugOf(game)}.webp` } : game;
    await shelf.write([...own, listed]);
    console.log(
      `Added ${listed.name} (${listed.gameType}). It is listed now; a running portal has it already.`,
    );
    return 0;
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}

async function bring(what: string, said: Said, waiting: string): Promise<ImportedGame> {
  if (/^https?:\/\//i.test(what))
    return { type: "external", path: what, name: new URL(what).hostname, hosts: [] };
  const facts = await stat(what).catch(() => undefined);
  if (!facts) throw new Refusal("upload-refused", "there is no such file or folder");
  const slug = slugFor(said.name ?? basename(what).replace(/\.(swf|zip)$/i, ""));
  const name = said.name ?? titleOf(slug);
  await mkdir(waiting, { recursive: true });
  if (facts.isDirectory()) return bringFolder(what, { slug, name, waiting });
  if (/\.zip$/i.test(what)) return bringZip(what, { slug, name, waiting });
  return bringFilm(what, { slug, name, waiting });
}

/** The entry, read the way the server will read it. */
function gameOf(brought: ImportedGame, said: Said): Game {
  const raw = {
    name: said.name ?? brought.name,
    path: brought.path,
    gameType: brought.type,
    description: said.description ?? "",
    dateAdded: new Date().toISOString().slice(0, 10),
    isTrending: said.trending ?? false,
    tags: (said.tags ?? "")
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
    ...(said.author && { author: said.author }),
    ...(said.licence && { licence: said.licence }),
    ...(said.source && { source: said.source }),
    ...(brought.stage && { stage: brought.stage }),
    ...(brought.bytes && { bytes: brought.bytes }),
  };
  const { games, refused } = readCatalogue([raw], { has: () => true });
  const [game] = games;
  if (!game) throw new Refusal("upload-refused", refused[0]?.reason ?? "it cannot be listed");
  return game;
}

async function refuseTwice(game: Game, own: readonly Game[]): Promise<void> {
  const { games } = await readCatalogueSources(root);
  const entries = [...games, ...own, game].map((each) => ({ game: each }));
  const again = distinctGames(entries).doubled.find(({ item }) => item.game === game);
  if (again) throw new Refusal("upload-refused", `${again.reason}; give it another --name`);
}

async function settle(place: string, waiting: string, dir: string): Promise<void> {
  const target = join(dir, place);
  if (existsSync(target))
    throw new Refusal("upload-refused", `${place} is there already; remove it first, or give another --name`);
  await mkdir(join(target, ".."), { recursive: true });
  await rename(join(waiting, place), target);
}

async function moveCovers(from: string, dir: string, slug: string): Promise<void> {
  const covers = join(dir, "public", "covers");
  await mkdir(covers, { recursive: true });
  for (const ending of [".avif", ".webp", "@2x.avif", "@2x.webp"]) {
    await rename(join(from, `cover${ending}`), join(covers, `${slug}${ending}`));
  }
}

function slugFor(text: string): string {
  const slug = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  if (slug === "")
    throw new Refusal("upload-refused", "its name has no letter or digit; give one with --name");
  return slug;
}

function titleOf(slug: string): string {
  return slug.replace(/(^|-)([a-z0-9])/g, (_, gap, letter) => (gap ? " " : "") + letter.toUpperCase());
}

function slugOf({ path }: Game): string {
  return path.replace(/(\.swf|\/)$/, "");
}

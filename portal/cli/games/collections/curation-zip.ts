import { join } from "node:path";
import { lookIntoZip, unpackZip } from "#adapters/files/unpack-zip.ts";
import { CURATION_FILE } from "#domain/catalogue/collections/curation.ts";
import { decodedPath } from "#domain/decoded-path.ts";
import { Refusal } from "#domain/errors.ts";
import { curationIn } from "./curation-meta.ts";
import { locateGame } from "./locate.ts";
import type { GameSource, RefusedGame, SourceGame } from "./source-game.ts";

type CurationSource = GameSource & { readonly kind: "curation" };

/** Reads the Flashpoint curations of a zip, one or several: each is a folder with `meta.yaml` beside `content/`. None for any other zip. */
export async function readZippedCurations(
  zip: string,
  label: string,
): Promise<{ readonly games: SourceGame[]; readonly refused: RefusedGame[] }> {
  const games: SourceGame[] = [];
  const refused: RefusedGame[] = [];
  const files = await lookIntoZip(zip, (name) => name.split("/").at(-1) === CURATION_FILE).catch(noFiles);
  const folders = [...files.keys()]
    .filter((name) => name === CURATION_FILE || name.endsWith(`/${CURATION_FILE}`))
    .map((name) => name.slice(0, -CURATION_FILE.length));
  for (const inside of folders) {
    const own = folders.length === 1 ? label : `${label}/${inside}`.replace(/\/$/, "");
    try {
      const entry = curationIn(files.get(`${inside}${CURATION_FILE}`) ?? "");
      const start = entry.places.join();
      const isThere = [...files.keys()].some((name) => name.startsWith(`${inside}${decodedPath(start)}`));
      if (!isThere) throw new Refusal("upload-refused", `its files are not there: ${start}`);
      const picture = entry.covers.find((name) => files.has(`${inside}${name}`));
      games.push({ entry, source: { kind: "curation", path: zip, inside, start, picture }, label: own });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ label: own, name: own.split("/").at(-1) ?? own, reason: error.message });
    }
  }
  return { games, refused };
}

/** A zip that cannot be read is refused when it is taken in, as any other. */
function noFiles(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof Refusal)) throw error;
  return new Map();
}

/** Unpacks a curation into the folder `curation` of its staging folder, and finds its game and its picture there. */
export async function unpackCuration(
  { path, inside, start, picture }: CurationSource,
  stagingDir: string,
): Promise<{ readonly source: GameSource; readonly cover?: string }> {
  const dir = join(stagingDir, "curation");
  await unpackZip(path, dir, (name) => name.startsWith(inside));
  const root = join(dir, inside);
  const found = await locateGame([start], root, root);
  if (!found) throw new Refusal("upload-refused", `its files are not there: ${start}`);
  return {
    source: found.kind === "film" ? { ...found, hasCompanions: true } : found,
    ...(picture !== undefined && { cover: join(root, picture) }),
  };
}

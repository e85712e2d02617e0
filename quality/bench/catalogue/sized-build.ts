import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { publicGame } from "@recess/portal/domain/catalogue/public-game.ts";
import { distDir } from "@recess/portal/paths.mjs";
import { syntheticGame } from "./synthetic-catalogue.ts";

/** Catalogue sizes of a small, a large and a huge portal. Their pages must cost the same. */
export const sizes = [500, 100_000, 1_000_000] as const;
export type Size = (typeof sizes)[number];

const CHUNK_GAMES = 1000;

export type SizedBuild = {
  readonly dir: string;
  /** Adds a static file; returns its path on the site. */
  addFile(
    name: string,
    body: Uint8Array,
    encoded?: { ending: "br" | "gz"; body: Uint8Array },
  ): Promise<string>;
  remove(): Promise<void>;
};

/** A copy of the build with a synthetic catalogue; the rest are symbolic links, so that everything else is the same. */
export async function sizedBuild(size: number): Promise<SizedBuild> {
  const dir = await mkdtemp(join(tmpdir(), "recess-sized-"));
  await linkAll(distDir, dir, ["catalogue.json", "client"]);
  await mkdir(join(dir, "client", "bench"), { recursive: true });
  await linkAll(join(distDir, "client"), join(dir, "client"), []);
  await writeCatalogue(join(dir, "catalogue.json"), size);
  return {
    dir,
    async addFile(name, body, encoded) {
      const file = join(dir, "client", "bench", name);
      await writeFile(file, body);
      if (encoded) await writeFile(`${file}.${encoded.ending}`, encoded.body);
      return `/bench/${name}`;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function linkAll(from: string, to: string, except: readonly string[]): Promise<void> {
  const names = (await readdir(from)).filter((name) => !except.includes(name));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

/** Streams the catalogue in chunks: a million games at once would be the largest thing in memory. */
function writeCatalogue(file: string, size: number): Promise<void> {
  function* chunks() {
    yield '{"games":[';
    for (let from = 0; from < size; from += CHUNK_GAMES) {
      const length = Math.min(CHUNK_GAMES, size - from);
      const games = Array.from({ length }, (_, at) => JSON.stringify(publicGame(syntheticGame(from + at))));
      yield (from > 0 ? ",\n" : "\n") + games.join(",\n");
    }
    yield "\n]}";
  }
  return pipeline(Readable.from(chunks()), createWriteStream(file));
}

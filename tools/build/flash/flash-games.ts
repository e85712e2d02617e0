import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { z } from "zod";

const note = z.strictObject({
  wave: z.enum(["sine", "square", "triangle", "saw", "noise"]),
  from: z.number().positive(),
  to: z.number().positive().optional(),
  seconds: z.number().positive().max(4),
  volume: z.number().min(0).max(1).optional(),
  decay: z.number().min(0).optional(),
});

const settings = z.strictObject({
  runtime: z.enum(["avm1", "avm2"]),
  width: z.int().min(100).max(2000),
  height: z.int().min(100).max(2000),
  frameRate: z.number().min(1).max(120),
  background: z.string().regex(/^#[0-9a-f]{6}$/),
  sounds: z.record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/), z.array(note).min(1)),
});

/** Source of one Flash game: its folder, its movie.json and the name from its manifest. */
export type FlashGame = z.infer<typeof settings> & { slug: string; folder: string; name: string };

export const flashDir = path.join(root, "games", "flash");

/** Sources of all Flash games: every folder of `games/flash` that has a movie.json, ordered by slug. */
export async function readFlashGames(): Promise<FlashGame[]> {
  const entries = await readdir(flashDir, { recursive: true });
  const slugs = entries.filter((entry) => /^[^/\\]+[/\\]movie\.json$/.test(entry)).map(path.dirname);
  return Promise.all(slugs.toSorted().map((slug) => readGame(path.join(flashDir, slug))));
}

async function readGame(folder: string): Promise<FlashGame> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const { name } = z.object({ name: z.string() }).parse(await read("manifest.json"));
  const parsed = settings.safeParse(await read("movie.json"));
  if (!parsed.success) throw new Error(`${folder}/movie.json: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug: path.basename(folder), folder, name };
}

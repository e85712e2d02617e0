import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { type GameTryStore, TRY_RETENTION_MS, tryStates } from "#domain/game-reports/game-try.ts";
import { isRunning } from "./lock-file.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

const tryFile = z.object({
  path: z.string(),
  name: z.string(),
  at: z.coerce.date(),
  state: z.enum(tryStates),
  lines: z.array(z.string()),
  /** Process that tries it. */
  pid: z.number(),
});

/** Try-outs in `DATA_DIR/tries`, where the desk of every process finds them: a file of JSON for each game, and its picture beside it. */
export function fileGameTries(dataDir: string): GameTryStore {
  const dir = join(dataDir, "tries");
  const fileOf = (path: string, ending: string) => join(dir, `${idOfPath(path)}.${ending}`);

  async function read(name: string) {
    const { pid, ...tried } = tryFile.parse(JSON.parse(await readFile(join(dir, name), "utf8")));
    if (tried.state !== "running" || isRunning(pid)) return tried;
    return { ...tried, state: "untried" as const, lines: ["the try-out was killed"] };
  }

  return {
    async write(tried, picture) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const picturePath = fileOf(tried.path, "webp");
      // The picture first: whoever reads a verdict finds the picture of the same try-out, or none.
      if (picture) await writeFileAtomic(picturePath, picture);
      else await rm(picturePath, { force: true });
      await writeFileAtomic(fileOf(tried.path, "json"), JSON.stringify({ ...tried, pid: process.pid }));
    },
    async list(now) {
      const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith(".json"));
      const all = await Promise.all(names.map(read));
      const isOld = ({ at }: { at: Date }) => now.getTime() - at.getTime() > TRY_RETENTION_MS;
      for (const { path } of all.filter(isOld))
        for (const ending of ["json", "webp"]) await rm(fileOf(path, ending), { force: true });
      return all.filter((tried) => !isOld(tried)).toSorted((a, b) => b.at.getTime() - a.at.getTime());
    },
    async picture(path) {
      const bytes = await readFile(fileOf(path, "webp")).catch(() => undefined);
      return bytes && new Uint8Array(bytes);
    },
  };
}

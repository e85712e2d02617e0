import { existsSync } from "node:fs";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Refusal } from "#domain/errors.ts";

/** The folder that a mirror is written into; it takes the place of the former one when all is written. */
export type MirrorFolder = {
  readonly location: string;
  write(path: string, content: string | Uint8Array): Promise<void>;
  has(path: string): Promise<boolean>;
  /** Puts the folder in its place. */
  publish(): Promise<void>;
  /** Removes what was written. Does nothing after `publish`. */
  discard(): Promise<void>;
};

/** Written into every mirror. A folder without it is somebody's own. */
const MARK = "mirror.json";

/** Opens a folder beside `out`. Refuses an `out` that has something else in it. */
export async function openMirrorFolder(out: string): Promise<MirrorFolder> {
  const target = resolve(out);
  const isTaken = existsSync(target) && (await readdir(target)).length > 0;
  if (isTaken && !existsSync(join(target, MARK)))
    throw new Refusal(
      "upload-refused",
      `${target} has something else in it; name a folder that is not there yet`,
    );
  const location = `${target}.${process.pid}.new`;
  await mkdir(location, { recursive: true });
  return {
    location,
    async write(path, content) {
      const file = join(location, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    has: (path) =>
      access(join(location, path)).then(
        () => true,
        () => false,
      ),
    async publish() {
      await writeFile(
        join(location, MARK),
        `${JSON.stringify({ madeBy: "npm run export", at: new Date() })}\n`,
      );
      const former = `${target}.${process.pid}.old`;
      if (existsSync(target)) await rename(target, former);
      await rename(location, target);
      await rm(former, { recursive: true, force: true });
    },
    discard: () => rm(location, { recursive: true, force: true }),
  };
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { makePrivate } from "#adapters/files/private-files.ts";

/** Names in the data folder that hold accounts, sessions or the secret; the empty one is the folder itself. */
const privateNames = ["", "recess.sqlite", "recess.sqlite-wal", "recess.sqlite-shm", "session-secret"];

/**
 * Makes the data folder and the files with accounts readable by their owner only. They are created so; this tightens what an
 * earlier version, an operator's `cp` or a generous umask left behind, and the log says what it found.
 */
export function makeDataPrivate(dataDir: string, log: Pick<Logger, "warn">): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    // Whatever needs the folder says so itself.
    return;
  }
  const found = privateNames.map((name) => ({
    path: join(dataDir, name),
    privacy: makePrivate(join(dataDir, name)),
  }));
  const pathsThat = (privacy: string) =>
    found.filter((file) => file.privacy === privacy).map(({ path }) => path);
  const [tightened, exposed] = [pathsThat("tightened"), pathsThat("exposed")];
  if (tightened.length > 0)
    log.warn({ files: tightened }, "other users of this machine could read accounts; now only the owner can");
  if (exposed.length > 0)
    log.warn(
      { files: exposed },
      "other users of this machine can read accounts; set the mode to 0600, of folders to 0700",
    );
}

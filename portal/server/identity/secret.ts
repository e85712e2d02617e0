import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";

/**
 * The secret from which all keys are derived: the setting, or one that is made once and stored in the data folder, readable by its
 * owner only. Where it cannot be stored, it lasts for this run: all accounts sign in again after a restart, and the log says why.
 */
export function sessionSecret(
  { sessionSecret, dataDir }: Pick<Config, "sessionSecret" | "dataDir">,
  log: Logger,
): string {
  if (sessionSecret) return sessionSecret;
  const file = join(dataDir, "session-secret");
  const fresh = randomBytes(32).toString("base64url");
  const stored = readSecret(file);
  if (stored) return stored;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return storeSecret(file, fresh);
  } catch (error) {
    log.warn(
      { error },
      "the session secret cannot be kept in DATA_DIR; everyone is signed out at the next start",
    );
    return fresh;
  }
}

/** The secret that the portal runs with, for commands; undefined where there is none yet. */
export function storedSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, "sessionSecret" | "dataDir">): string | undefined {
  return sessionSecret ?? readSecret(join(dataDir, "session-secret"));
}

/** Stores the secret atomically, and only if there is none: of two processes that start at once, one stores its own and the other reads it. */
function storeSecret(file: string, secret: string): string {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    const stored = readSecret(file);
    if (stored) return stored;
    // The file that is there holds no secret: a full disk can leave an empty one.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return secret;
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return text.length >= 32 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Derives a key for one purpose from the secret (HKDF). */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "recess", purpose, 32)).toString("base64url");
}

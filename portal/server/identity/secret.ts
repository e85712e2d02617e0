import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";

/**
 * What sessions are signed with: the setting, or a secret made once and kept in the data folder for its owner's eyes. Where it
 * cannot be kept, one is made for this run: everyone signs in again after a restart, and the log says why.
 */
export function sessionSecret(
  { sessionSecret, dataDir }: Pick<Config, "sessionSecret" | "dataDir">,
  log: Logger,
): string {
  if (sessionSecret) return sessionSecret;
  const file = join(dataDir, "session-secret");
  const fresh = randomBytes(32).toString("base64url");
  const kept = readOrNothing(file);
  if (kept) return kept;
  try {
    mkdirSync(dataDir, { recursive: true });
    return keep(file, fresh);
  } catch (error) {
    log.warn(
      { error },
      "the session secret cannot be kept in DATA_DIR; everyone is signed out at the next start",
    );
    return fresh;
  }
}

/** Of two processes that start at once one keeps its secret, and the other reads it. Nobody ever finds half of one. */
function keep(file: string, secret: string): string {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    const others = readOrNothing(file);
    if (others) return others;
    // What is there is no secret: a full disk can leave an empty file.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return secret;
}

function readOrNothing(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return text.length >= 32 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** One secret, another key for each use of it. */
export function purposeOf(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "recess", purpose, 32)).toString("base64url");
}

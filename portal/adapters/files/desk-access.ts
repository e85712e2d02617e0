import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { DeskSession, DeskSessionStore } from "#domain/desk/desk-sessions.ts";
import type { OneTimeLinkStore } from "#domain/desk/one-time-link.ts";
import type { OperatorStore } from "#domain/desk/operators.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/** A hash in base64url: nothing else becomes the name of a file. */
const hashName = /^[\w-]{43}$/;
const linkFile = z.object({ expiresAt: z.coerce.date() });
const sessionFile = z.object({ email: z.string().optional(), createdAt: z.coerce.date() });
const operatorsFile = z.object({ operators: z.array(z.string()) });
const privateFile = { mode: 0o600 };

/**
 * One-time links as files, one each. The desk stays open while the database is down, which is when an operator wants it; of two processes that
 * take the same file, one succeeds.
 */
export function fileLinks(dataDir: string): OneTimeLinkStore {
  const folder = join(dataDir, "desk", "links");
  const read = async (file: string) => linkFile.parse(JSON.parse(await readFile(file, "utf8"))).expiresAt;
  return {
    async add(hash, expiresAt) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, hash), JSON.stringify({ expiresAt }), privateFile);
    },
    async take(hash) {
      if (!hashName.test(hash)) return undefined;
      const taken = join(folder, `.${randomUUID()}`);
      try {
        await rename(join(folder, hash), taken);
      } catch (error) {
        return ifMissing(error, undefined);
      }
      try {
        return await read(taken);
      } finally {
        await rm(taken);
      }
    },
    async deleteExpired(now) {
      for (const name of await namesIn(folder)) {
        const expiresAt = await read(join(folder, name)).catch(() => new Date(0));
        if (expiresAt <= now) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Desk sessions as files, one each; the time of the last request is that of the file. */
export function fileDeskSessions(dataDir: string): DeskSessionStore {
  const folder = join(dataDir, "desk", "sessions");
  const find = async (id: string): Promise<DeskSession | undefined> => {
    if (!hashName.test(id)) return undefined;
    try {
      const [text, { mtime }] = await Promise.all([
        readFile(join(folder, id), "utf8"),
        stat(join(folder, id)),
      ]);
      const { email, createdAt } = sessionFile.parse(JSON.parse(text));
      return { id, email, createdAt, seenAt: mtime };
    } catch (error) {
      return ifMissing(error, undefined);
    }
  };
  return {
    async add({ id, email, createdAt, seenAt }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, id), JSON.stringify({ email, createdAt }), privateFile);
      await utimes(join(folder, id), seenAt, seenAt);
    },
    find,
    async setSeen(id, at) {
      await utimes(join(folder, id), at, at).catch((error) => ifMissing(error, undefined));
    },
    async list() {
      const found = await Promise.all((await namesIn(folder)).map(find));
      return found.filter((session) => session !== undefined);
    },
    async remove(id) {
      if (hashName.test(id)) await rm(join(folder, id), { force: true });
    },
  };
}

/** The list of operators, `operators.json` in the data folder. */
export function fileOperators(dataDir: string): OperatorStore {
  const file = join(dataDir, "operators.json");
  return {
    async read() {
      try {
        return operatorsFile.parse(JSON.parse(await readFile(file, "utf8"))).operators;
      } catch (error) {
        return ifMissing(error, []);
      }
    },
    write: (operators) => writeFileAtomic(file, `${JSON.stringify({ operators }, null, 2)}\n`, privateFile),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => ifMissing<string[]>(error, []));
  return names.filter((name) => hashName.test(name));
}

function ifMissing<T>(error: unknown, fallback: T): T {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return fallback;
  throw error;
}

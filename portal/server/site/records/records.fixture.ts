import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { type Database, engineOf, openDatabase } from "#adapters/sql/db.ts";
import { countingGame, countingGameFolder } from "#adapters/worker-threads/counting-game.fixture.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { type OpenRecords, openRecords } from "#server/records/open-records.ts";
import { ownerHash } from "#server/records/owner-hash.ts";
import { aSite } from "#server/site/site.fixture.ts";

/** A site with records of the counting game, on a database and worker threads of its own. */
export async function aSiteWithRecords({ dataDir, version }: { dataDir?: string; version?: string } = {}) {
  const folder = dataDir ?? (await aFolder({}));
  const database: Database = openDatabase(engineOf({ databaseUrl: undefined, dataDir: folder }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  const clock = { now: new Date("2026-11-18T12:00:00Z") };
  const opened: OpenRecords = await openRecords({
    db: database.db,
    folder: countingGameFolder(version),
    hashKey: ownerHash("a key"),
    replayTimeoutMs: 1000,
    listedName: (path) => (path === countingGame.gamePath ? "Counting" : undefined),
    now: () => clock.now,
    random: Math.random,
    log: pino({ level: "silent" }),
  });
  const site = aSite(
    [aGame({ path: countingGame.gamePath })],
    {
      records: opened.records,
      now: () => clock.now,
    },
    { trustedProxies: 1 },
  );
  return {
    clock,
    dataDir: folder,
    records: opened.records,
    deleteOld: opened.deleteOld,
    async close() {
      await opened.close();
      await database.close();
    },
    /** Sends a request as a browser with this owner key does. */
    async ask(
      method: "GET" | "POST",
      path: string,
      { key, body, form, ip = "192.0.2.1", headers = {} }: Asking = {},
    ) {
      const response = await site.request(path, {
        method,
        headers: { ...headers, "x-forwarded-for": ip, ...(key && { "recess-owner": key }) },
        ...(form === undefined ? bodyOf(body) : { body: form }),
      });
      const isJson = response.status !== 304 && response.headers.get("content-type")?.includes("json");
      return {
        status: response.status,
        headers: response.headers,
        response,
        json: isJson ? await response.json() : undefined,
      };
    },
  };
}

type Asking = {
  readonly key?: string;
  readonly body?: unknown;
  /** A form instead of a body. */
  readonly form?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A new browser. */
export const anOwnerKey = () => randomBytes(32).toString("base64url");

function bodyOf(body: unknown) {
  if (body === undefined) return {};
  if (body instanceof ReadableStream) return { body, duplex: "half" };
  return { body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body) };
}

import { existsSync } from "node:fs";
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { sqlParcels } from "#adapters/sql/parcel-store.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { portalDatabase } from "#server/database.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { createDatabase } from "#testing/postgres-server.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secret = "a secret of this test that is long enough";
const testUrl = process.env["TEST_DATABASE_URL"];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-backup-"));
});
afterEach(() => rm(dir, { recursive: true }));

type Place = { dataDir: string; databaseUrl: string | undefined };
const place = (databaseUrl?: string): Place => ({ dataDir: join(dir, "data"), databaseUrl });
const to = () => join(dir, "backup");
const backup = (where: Place) => makeBackup(where, { to: to(), now });
const restore = (where: Place) => restoreBackup(where, { from: to(), now });

/** The stores of a portal that runs. */
function opened(where: Place) {
  const log = pino({ level: "silent" });
  const database = portalDatabase(where, log);
  const { identity, accounts } = ownAccounts(database, secret, log);
  return {
    database,
    identity,
    accounts,
    counts: sqlCountStore(database.db),
    parcels: sqlParcels(database.db),
  };
}

const aParcel = {
  id: "a".repeat(43),
  data: new TextEncoder().encode("zebrafish"),
  expiresAt: new Date(now.getTime() + 1000),
};

let made: { dir: string; session: string } | undefined;
afterAll(async () => made && rm(made.dir, { recursive: true }));

/** A portal with somebody signed in, something counted and a game of its own. Gives the session. */
async function aPortal(where: Place): Promise<string> {
  if (where.databaseUrl) return makePortal(where);
  // Made once: passwords are slow on purpose.
  if (!made) {
    const template = await mkdtemp(join(tmpdir(), "recess-backup-made-"));
    made = { dir: template, session: await makePortal({ dataDir: template, databaseUrl: undefined }) };
  }
  await cp(made.dir, where.dataDir, { recursive: true });
  return made.session;
}

async function makePortal(where: Place): Promise<string> {
  const { database, identity, accounts, counts } = opened(where);
  await accounts.add({ email: "ada@example.org", name: "Ada", password: "correct horse" });
  const { session } = await identity.signIn({
    email: "ada@example.org",
    password: "correct horse",
    ipAddress: "",
  });
  await counts.add([{ day: "2026-11-20", kind: "launch", subject: "chess/", number: 7 }]);
  await database.close();
  await operatorGames(where.dataDir).write([
    aGame({ name: "Mine", path: "https://mine.example/", gameType: "external" }),
  ]);
  await mkdir(join(where.dataDir, "games", "html5", "own"), { recursive: true });
  await writeFile(join(where.dataDir, "games", "html5", "own", "index.html"), "<p>own game</p>");
  await writeFile(join(where.dataDir, "session-secret"), secret, { mode: 0o600 });
  return session;
}

async function contentsOf(where: Place, session: string) {
  const { database, identity, counts } = opened(where);
  try {
    return {
      user: (await identity.userOf(session))?.displayName,
      launches: (await counts.since("2026-11-20")).map(({ number }) => number),
      games: (await operatorGames(where.dataDir).read()).games.map(({ name }) => name),
      file: await readFile(join(where.dataDir, "games", "html5", "own", "index.html"), "utf8"),
      secret: await readFile(join(where.dataDir, "session-secret"), "utf8"),
    };
  } finally {
    await database.close();
  }
}

/** What others than the owner may read, write or list. */
async function openPaths(dir: string): Promise<string[]> {
  const paths = ["", ...(await readdir(dir, { recursive: true }))].map((name) => join(dir, name));
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode));
  return paths.filter((_, at) => ((modes[at] ?? 0) & 0o077) !== 0);
}

const everything = { user: "Ada", launches: [7], games: ["Mine"], file: "<p>own game</p>", secret };

describe("backup and restore", () => {
  it("bring back a portal whose data folder is gone", async () => {
    const session = await aPortal(place());
    await backup(place());
    await rm(place().dataDir, { recursive: true });
    await restore(place());
    expect(await contentsOf(place(), session)).toEqual(everything);
  });

  it("leave out saves that are on their way to another browser", async () => {
    await aPortal(place());
    const { database, parcels } = opened(place());
    await parcels.put(aParcel, 1000);
    await database.close();
    await backup(place());
    expect((await readFile(join(to(), "database.sqlite"))).includes("zebrafish")).toBe(false);
    await restore(place());
    const restored = opened(place());
    expect(await restored.parcels.take(aParcel.id, now)).toBeUndefined();
    await restored.database.close();
  });

  it("do so although the portal writes at the same time", async () => {
    const session = await aPortal(place());
    const { database, counts } = opened(place());
    let isOver = false;
    const busy = (async () => {
      for (let number = 1; !isOver; number++) {
        await counts.add([{ day: "2026-11-19", kind: "view", subject: `${number}`, number }]);
        // SQLite answers at once: without a rest the backup would never get its turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await backup(place());
    isOver = true;
    await busy;
    await database.close();
    await rm(place().dataDir, { recursive: true });
    await restore(place());
    expect(await contentsOf(place(), session)).toEqual(everything);
  });

  it("move aside what was there, and lose none of it", async () => {
    await aPortal(place());
    await backup(place());
    await writeFile(join(place().dataDir, "later.txt"), "written after the backup");
    const { previousDir } = await restore(place());
    expect(await readFile(join(previousDir, "later.txt"), "utf8")).toBe("written after the backup");
    expect(existsSync(join(previousDir, "recess.sqlite"))).toBe(true);
    expect(existsSync(join(place().dataDir, "later.txt"))).toBe(false);
    // Nor does the next backup grow by it.
    await rm(to(), { recursive: true });
    await backup(place());
    expect((await readdir(join(to(), "data"))).filter((name) => name.startsWith("before"))).toEqual([]);
  });

  it("put words and pictures back", async () => {
    await aPortal(place());
    const words = join(place().dataDir, "content", "site.yaml");
    await mkdir(dirname(words));
    await writeFile(words, "name: Mine\n");
    await backup(place());
    await writeFile(words, "name: Changed\n");
    await restore(place());
    expect(await readFile(words, "utf8")).toContain("Mine");
  });

  it("leave nothing that other users of the machine can read, also in a folder that was there", async () => {
    await aPortal(place());
    await mkdir(to(), { mode: 0o755 });
    for (const name of await readdir(place().dataDir)) await chmod(join(place().dataDir, name), 0o755);
    await backup(place());
    expect(await openPaths(to())).toEqual([]);
    // As a copy over a network or from a stick would be.
    for (const path of ["", "database.sqlite", "data", "data/session-secret"])
      await chmod(join(to(), path), 0o755);
    await rm(place().dataDir, { recursive: true });
    await mkdir(place().dataDir, { mode: 0o755 });
    await restore(place());
    expect(await openPaths(place().dataDir)).toEqual([]);
  });

  it("are refused where there is no portal's data, and nothing is left behind", async () => {
    await mkdir(place().dataDir);
    await expect(backup(place())).rejects.toThrow(/no portal's data in .*data; set DATA_DIR/);
    expect(existsSync(to())).toBe(false);
  });
});

describe("a restore", () => {
  const edit = (file: string, change: (text: string) => string) => async () => {
    const path = join(to(), file);
    await writeFile(path, change(await readFile(path, "utf8")));
  };
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ["that was broken off", () => rm(join(to(), "backup.json")), /no backup/],
    ["of something else", () => writeFile(join(to(), "backup.json"), '{"name":"thing"}'), /not the list/],
    [
      "with a damaged database",
      () => appendFile(join(to(), "database.sqlite"), "x"),
      /database\.sqlite is not what/,
    ],
    ["with a changed file", edit("data/session-secret", () => "mine now"), /session-secret is not what/],
    [
      "with a missing file",
      () => rm(join(to(), "data", "games", "html5", "own", "index.html")),
      /index\.html is missing/,
    ],
    [
      "that reaches out of its folder",
      edit("backup.json", (text) => text.replace("data/session-secret", "../x")),
      /not the list/,
    ],
    ["of a newer form", edit("backup.json", (text) => text.replace("backup 1", "backup 9")), /not the list/],
  ])("refuses a backup %s by name, and changes nothing", async (_, spoil, words) => {
    const session = await aPortal(place());
    await backup(place());
    await spoil();
    await expect(restore(place())).rejects.toThrow(words);
    expect(await contentsOf(place(), session)).toEqual(everything);
    expect((await readdir(place().dataDir)).filter((name) => name.includes("restor"))).toEqual([]);
  });

  it("refuses somebody else's database", async () => {
    const session = await aPortal(place());
    await rm(join(place().dataDir, "recess.sqlite"));
    new DatabaseSync(join(place().dataDir, "recess.sqlite")).close();
    await expect(backup(place())).rejects.toThrow(/something else/);
    expect(existsSync(to())).toBe(false);
    expect(session).toBeTruthy();
  });

  it("waits for nobody: while a portal has the database open it is refused", async () => {
    const session = await aPortal(place());
    await backup(place());
    const { database, identity } = opened(place());
    await identity.userOf(session);
    await expect(restore(place())).rejects.toThrow(/stop it first/);
    await database.close();
    await restore(place());
    expect(await contentsOf(place(), session)).toEqual(everything);
  });

  it("asks for the kind of database that was backed up", async () => {
    await aPortal(place());
    await backup(place());
    await expect(restore(place("postgres://nobody@127.0.0.1:1/x"))).rejects.toThrow(/DATABASE_URL is set/);
  });
});

describe.skipIf(!testUrl)("backup and restore on PostgreSQL (TEST_DATABASE_URL)", () => {
  it("bring back tables and files, and keep what was there before", async () => {
    const { url, drop } = await createDatabase(testUrl ?? "");
    try {
      const where = place(url);
      const session = await aPortal(where);
      const { database, parcels } = opened(where);
      await parcels.put(aParcel, 1000);
      expect(await backup(where)).toMatchObject({ database: "postgres" });
      await rm(where.dataDir, { recursive: true });
      await database.db.deleteFrom("account").execute();
      await database.db.deleteFrom("tally").execute();
      expect(await parcels.take(aParcel.id, now)).toBeInstanceOf(Uint8Array);
      await database.close();
      const { previousDir } = await restore(where);
      expect(await contentsOf(where, session)).toEqual(everything);
      expect(existsSync(join(previousDir, "database.pgdump"))).toBe(true);
      const restored = opened(where);
      expect(await restored.parcels.take(aParcel.id, now)).toBeUndefined();
      await restored.database.close();
    } finally {
      await drop();
    }
  });
});

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { portalDatabase, portalJournal } from "#server/database.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { runUser } from "./user/run.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-user-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** The command with what is typed into it. */
async function user(args: readonly string[], typed = "", env: Record<string, string> = {}) {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  const terminal = { input: Readable.from([typed]), print, printError: print };
  const code = await runUser(args, { DATA_DIR: dir, ...env }, terminal);
  return { code, said: said.join("\n") };
}

/** The command as an operator runs it, in a process of its own. */
async function userProcess(args: readonly string[], typed: string) {
  const child = spawn(process.execPath, [join(root, "portal/cli/user.ts"), ...args], {
    env: { ...process.env, DATA_DIR: dir, DATABASE_URL: "" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += piece));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, said };
}

describe("npm run user", () => {
  it("adds people to a portal that runs, lists, disables and enables them, and changes their password", async () => {
    const config = readConfig({ DATA_DIR: dir });
    if ("mistakes" in config) throw new Error("the settings are wrong");
    const log = pino({ level: "silent" });
    const database = portalDatabase(config, log);
    const { identity } = ownAccounts(database, "a secret of this test that is long enough", log);
    const signIn = (password: string) =>
      identity.signIn({ email: "ada@example.org", password, ipAddress: "here" }).then(
        ({ session }) => session,
        (error: Error) => error.message,
      );

    const added = await userProcess(
      ["add", "Ada@Example.org", "--name", "Ada"],
      "correct horse\nsecond line\n",
    );
    expect(added).toEqual({ code: 0, said: "Added Ada@Example.org as Ada.\n" });
    const session = await signIn("correct horse");
    expect(await identity.userOf(session)).toMatchObject({ displayName: "Ada" });

    const listed = await user(["list"]);
    expect(listed.said).toMatch(
      /^ada@example\.org {2}\(Ada\) {2}since \d{4}-\d\d-\d\d, last here \d{4}-\d\d-\d\d\n1 account$/,
    );

    expect((await user(["disable", "ada@example.org"])).code).toBe(0);
    expect(await identity.userOf(session)).toBeUndefined();
    expect(await signIn("correct horse")).toBe("This account is disabled.");
    expect((await user(["list"])).said).toContain("disabled");

    expect((await user(["enable", "ada@example.org"])).code).toBe(0);
    const changed = await user(["set-password", "ada@example.org", "--generate"]);
    expect(changed.code).toBe(0);
    expect(await signIn("correct horse")).toBe("Invalid email or password");
    const [, password = ""] = /^Password: (\S+)$/m.exec(changed.said) ?? [];
    expect(await identity.userOf(await signIn(password))).toBeDefined();
    await database.close();
  });

  it("prints a reset link of the site's own origin", async () => {
    await user(["add", "ada@example.org", "--generate"]);
    const originOf = async (env: Record<string, string>) => {
      const { code, said } = await user(["reset-link", "ada@example.org"], "", env);
      expect(code).toBe(0);
      const [, origin] =
        /^(\S+)\/reset-password\?token=[\w-]{43}\nHand it to ada@example\.org alone\./.exec(said) ?? [];
      return origin;
    };
    const play = "https://*.play.example.org";
    expect(await originOf({ PORT: "4000" })).toBe("http://localhost:4000");
    expect(await originOf({ PLAY_ORIGIN: play })).toBe("https://example.org");
    expect(await originOf({ PLAY_ORIGIN: play, SITE_ORIGIN: "https://fun.example" })).toBe(
      "https://fun.example",
    );
  });

  it("removes an account, and refuses where the portal's secret is not there to find its records", async () => {
    await user(["add", "ada@example.org", "--generate"]);
    const refused = await user(["remove", "ada@example.org"]);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining("Set SESSION_SECRET or DATA_DIR"),
    });
    await writeFile(join(dir, "session-secret"), "a secret of this test that is long enough");
    expect(await user(["remove", "ada@example.org"])).toEqual({
      code: 0,
      said: "ada@example.org is removed, with 0 saves and 0 records.",
    });
    expect((await user(["list"])).said).toBe("0 accounts");
  });

  it("notes in the journal what it did to whom, without the mailbox", async () => {
    await user(["add", "ada@example.org", "--generate"]);
    expect((await user(["operator", "ada@example.org"])).code).toBe(0);
    expect((await user(["disable", "nobody@example.org"])).code).toBe(1);
    await user(["list"]);
    const database = portalDatabase({ dataDir: dir, databaseUrl: undefined }, pino({ level: "silent" }));
    const noted = await portalJournal(database.db, () => undefined).read({ limit: 9 });
    await database.close();
    expect(noted.map(({ operator, action, subject }) => [operator, action, subject])).toEqual([
      ["command line", "people.operator", "a…@example.org"],
      ["command line", "people.add", "a…@example.org"],
    ]);
  });

  it.each([["list"], ["add", "a@b.example"], ["remove", "a@b.example"]])(
    "says that accounts live in Firebase, asked for %s",
    async (...args) => {
      const { code, said } = await user(args, "long enough", { FIREBASE_API_KEY: "key" });
      expect([code, said]).toEqual([
        1,
        expect.stringContaining("live in Firebase, as FIREBASE_API_KEY is set"),
      ]);
    },
  );

  it.each([
    [["add", "not-an-address"], "long enough", "The email address is no email address."],
    [["add", "ada@example.org"], "short\n", "The password needs at least 8 characters."],
    [["add", "ada@example.org"], "", "No password came from standard input."],
    [["add", "ada@example.org", "--name", " "], "long enough", "The name must not be empty."],
    [["disable", "nobody@example.org"], "", "There is no account nobody@example.org."],
    [["set-password", "nobody@example.org"], "long enough", "There is no account nobody@example.org."],
  ])("refuses %j by name", async (args, typed, said) => {
    expect(await user(args, typed)).toEqual({ code: 1, said: `Refused: ${said}` });
  });

  it.each([
    [[]],
    [["fly"]],
    [["add"]],
    [["list", "x"]],
    [["disable", "a", "b"]],
    [["enable", "a@b.c", "--generate"]],
    [["add", "a@b.c", "--password", "x"]],
  ])("explains itself when asked for %j", async (args) => {
    expect(await user(args)).toMatchObject({ code: 2, said: expect.stringContaining("npm run user -- add") });
  });

  it("ends with 3 and one line when the database is down", async () => {
    await writeFile(join(dir, "file"), "");
    const { code, said } = await user(["list"], "", { DATA_DIR: join(dir, "file") });
    expect(code).toBe(3);
    expect(said).toMatch(/^Refused: The database cannot be reached right now\. \(.+\)$/);
  });
});

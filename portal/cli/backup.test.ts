import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "recess-backups-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function run(command: "backup" | "restore", portal: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(dir, portal), DATABASE_URL: "" };
  const file = join(import.meta.dirname, `${command}.ts`);
  return spawnSync(process.execPath, [file, ...args], { env, encoding: "utf8" });
}

/** A portal's data with words of its own. */
async function aPortal(name: string, words: string): Promise<void> {
  const dataDir = join(dir, name);
  const report = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), { report });
  await database.open();
  await database.close();
  mkdirSync(join(dataDir, "content"));
  writeFileSync(join(dataDir, "content", "words.txt"), words);
  writeFileSync(join(dataDir, "session-secret"), words);
}

const words = (portal: string) => readFileSync(join(dir, portal, "content", "words.txt"), "utf8");

describe("npm run backup and restore", () => {
  it("list, pack, unpack at another portal, preview, restore while it runs, and remove", async () => {
    await aPortal("one", "words of one");
    await aPortal("other", "words of the other");
    expect(run("backup", "one", "list").stdout).toBe("There are no backups in the data folder.\n");
    expect(run("backup", "one").status).toBe(0);
    const [name = ""] = readdirSync(join(dir, "one", "backups"));
    expect(run("backup", "one", "list").stdout).toMatch(new RegExp(`^${name}  .* UTC, 3 files, .*SQLite\n$`));

    const archive = join(dir, "one.tar.gz");
    expect(run("backup", "one", "pack", name, "--to", archive).status).toBe(0);
    expect(run("backup", "one", "pack", name, "--to", archive).stderr).toBe(`${archive} is there already.\n`);
    expect(run("backup", "other", "unpack", archive).status).toBe(0);
    const [taken = ""] = readdirSync(join(dir, "other", "backups"));

    const preview = run("restore", "other", taken, "--preview").stdout;
    expect(preview).toMatch(/accounts +0 +0\ncontent\/ +1 +1\n.*restart this one/);
    expect(words("other")).toBe("words of the other");
    const restored = run("restore", "other", taken);
    expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining("another secret")]);
    expect(words("other")).toBe("words of one");

    expect(run("backup", "one", "remove", name).status).toBe(0);
    expect(existsSync(join(dir, "one", "backups", name))).toBe(false);
  });

  it.each([
    ["backup", ["remove", "../desk"], "There is no backup ../desk."],
    ["backup", ["unpack", "/nowhere.tar.gz"], "/nowhere.tar.gz is not there."],
    ["restore", ["nothing"], "There is no backup nothing."],
  ] as const)("refuses %s %j by name", (command, args, reason) => {
    expect(run(command, "none", ...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(reason),
    });
  });

  it.each([
    ["backup", ["remove"]],
    ["backup", ["list", "--to", "x"]],
    ["restore", ["x", "--from", "y"]],
    ["restore", ["--from", "y", "--preview"]],
  ] as const)("explains %s when asked for %j", (command, args) => {
    expect(run(command, "none", ...args).status).toBe(2);
  });
});

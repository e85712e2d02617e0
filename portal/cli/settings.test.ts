import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { root } from "#paths.mjs";

/** Runs a command as npm does, with a settings file in its data folder. */
async function run(file: string, settings: string, env: Readonly<Record<string, string>> = {}) {
  const dataDir = await aFolder({ ".env": settings });
  const { status, stdout, stderr } = spawnSync("node", ["bin/run.mjs", file], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...env },
  });
  return { status, stdout, stderr, file: join(dataDir, ".env") };
}

const rows = (text: string) => text.split("\n").map((line) => line.split(/\s{2,}/));

describe("npm run settings", { timeout: 60_000 }, () => {
  it("shows each value and where it comes from, and no secret", async () => {
    const settings =
      'PORT=4000\nSITE_NAME="Break Time"\nDATABASE_URL=postgres://me:hidden@db/recess\nSESSION_SECRET=hidden-hidden-hidden-hidden-hidden\n';
    const { status, stdout, file } = await run("portal/cli/settings.ts", settings, { SITE_NAME: "Bell" });
    expect(status).toBe(0);
    expect(rows(stdout)).toEqual(
      expect.arrayContaining([
        ["PORT", "4000", file],
        ["SITE_NAME", "Bell", "environment"],
        ["DATABASE_URL", "postgres://me:…@db/recess", file],
        ["SESSION_SECRET", "(set)", file],
        ["LOG_LEVEL", "warn", "default"],
      ]),
    );
    expect(stdout).not.toContain("hidden");
  });

  it("names what is wrong in the settings file", async () => {
    const misspelt = await run("portal/cli/settings.ts", "SITE_NAM=Bell\nPORT=six\n");
    expect(misspelt).toMatchObject({ status: 1, stderr: expect.stringContaining("SITE_NAM in ") });
    expect(misspelt.stderr).toMatch(/PORT /);
    const malformed = await run("portal/cli/settings.ts", "PORT=4000\nSITE_NAME: Bell\n");
    expect(malformed).toMatchObject({
      status: 2,
      stderr: `${malformed.file}:2: must look like NAME=value\n`,
    });
  });
});

describe("commands for operators", { timeout: 60_000 }, () => {
  it.each(["user.ts list", "games.ts list", "stats.ts", "reports.ts"])(
    "%s makes no empty portal",
    async (command) => {
      const [file = "", ...args] = command.split(" ");
      const dataDir = join(await aFolder({}), "nowhere");
      const { status, stderr } = spawnSync(process.execPath, [`portal/cli/${file}`, ...args], {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      });
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `There is no portal's data in ${dataDir}. Set DATA_DIR as the portal has it, or start the portal once.\n`,
      });
    },
  );
});

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";

function run(dataDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["portal/cli/content-check.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr: stderr.replace(/^Nothing is built yet.*\n/, "") };
}

describe("content-check", { timeout: 60_000 }, () => {
  it("finds nothing wrong with good words over the shipped ones, and counts them", async () => {
    const dataDir = await aFolder({ "content/site.yaml": "name: Testing Ground\n" });
    const { status, stdout, stderr } = run(dataDir);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Testing Ground: \d+ taglines, .* \d+ slides, 2 promos, no mistakes\n$/);
    expect(status).toBe(0);
  });

  it("prints each mistake with file, line and column, then how many there are, and fails", async () => {
    const dir = await aFolder({ "taglines.yaml": "- One\n", "site.yaml": "nom: Mine\n" });
    expect(run("nowhere", dir)).toEqual({
      status: 1,
      stdout: "2 mistakes\n",
      stderr: [
        `${join(dir, "site.yaml")}:1:1: "nom" is not a key that is known here\n`,
        `${join(dir, "taglines.yaml")}:1:1: must have 40 to 500 entries, not 1\n`,
      ].join(""),
    });
  });

  it("takes one folder, not two", () => {
    expect(run("nowhere", "one", "two")).toMatchObject({ status: 2, stdout: "" });
  });
});

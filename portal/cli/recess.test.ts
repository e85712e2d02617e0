import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, withCommands, withReleaseCommands } from "#paths.mjs";

const recess = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "portal", "cli", "recess.ts"), ...args], { encoding: "utf8" });

describe("the command of a release", () => {
  it("lists what there is, and refuses the rest by name", () => {
    const shown = recess("--help");
    expect({ status: shown.status, stderr: shown.stderr }).toEqual({ status: 0, stderr: "" });
    const refused = recess("gmes", "list");
    expect({ status: refused.status, stdout: refused.stdout }).toEqual({ status: 2, stdout: "" });
    expect(refused.stderr).toContain('There is no command "gmes list".');
    expect(refused.stderr).toContain(shown.stdout.trim());
  });

  it("has every command for operators", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    );
    const forOperators = Object.entries(scripts)
      .filter(([name, line]) => line.includes(" portal/cli/") && !name.startsWith("catalogue:"))
      .map(([name]) => withReleaseCommands(`npm run ${name}`));
    const { stdout } = recess("--help");
    expect(forOperators.filter((command) => !stdout.includes(`  ${command} `))).toEqual([]);
  });

  it("runs a command, also one of two words, with what follows", () => {
    expect(recess("content", "check", "a", "b").stderr).toContain("DATA_DIR/content/*.yaml");
    expect(recess("content").status).toBe(2);
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(recess("version").stdout).toContain(version);
  });
});

describe("withReleaseCommands", () => {
  it("names commands as they are typed in a release", () => {
    expect(
      withReleaseCommands("npm run user -- add <email>, npm run content:check -- [folder], npm start"),
    ).toBe("./recess user add <email>, ./recess content check [folder], ./recess start");
    expect(withReleaseCommands("npm run restart\nnpm run stats")).toBe("./recess restart\n./recess stats");
  });

  it("leaves a checkout's as they are", () => {
    expect(withCommands("npm run user -- add")).toBe("npm run user -- add");
  });
});

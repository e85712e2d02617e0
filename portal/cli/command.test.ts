import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#paths.mjs";
import { developerVerbs } from "./games/developer-verbs.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
/** Every command that is written in TypeScript, each file once. */
const commands = new Map([
  ...Object.keys(developerVerbs).map((verb) => [`tools/games/${verb}.ts`, `games -- ${verb}`] as const),
  ...Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = /^node bin\/run\.mjs ([^\s]+\.ts)$/.exec(line) ?? [];
    return file ? [[file, name] as const] : [];
  }),
]);

it("there are commands", () => {
  expect(commands.size).toBeGreaterThan(20);
});

const run = (file: string, option: string) =>
  spawnSync(process.execPath, [join(root, file), option], { encoding: "utf8", cwd: root });

it.each([...commands])("%s shows its help where it knows no such option", (file) => {
  const { status, stdout, stderr } = run(file, "--no-such-option");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain("npm run");
});

/** `readCommand` answers `--help` for all that call it: of these one is enough. */
const isShared = (file: string) => readFileSync(join(root, file), "utf8").includes("readCommand(");
const [oneShared, ...others] = [...commands.keys()].toSorted(
  (a, b) => Number(isShared(b)) - Number(isShared(a)),
);

it.each([oneShared, ...others.filter((file) => !isShared(file))])(
  "%s shows the same with --help",
  (file = "") => {
    const helped = run(file, "--help");
    expect(helped).toMatchObject({ status: 0, stderr: "" });
    expect(run(file, "--no-such-option").stderr).toContain(helped.stdout.trim());
  },
);

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

it.each([...commands])("%s shows its help, and shows it again where it knows no such option", (file) => {
  const run = (option: string) =>
    spawnSync(process.execPath, [join(root, file), option], { encoding: "utf8", cwd: root });
  const helped = run("--help");
  expect(helped).toMatchObject({ status: 0, stderr: "" });
  expect(helped.stdout).toContain("npm run");
  const confused = run("--no-such-option");
  expect(confused).toMatchObject({ status: 2, stdout: "" });
  expect(confused.stderr).toContain(helped.stdout.trim());
});

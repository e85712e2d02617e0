import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { afterAll, describe, expect, it } from "vitest";

type Config = { plugins: { path: string; includes: string[] }[] };

const folder = mkdtempSync(join(tmpdir(), "recess-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints files with the plugin and the folders of our own configuration alone. Gives the messages of each file. */
function lint(files: Record<string, string>): Record<string, string[]> {
  const { plugins } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as Config;
  const own = plugins.map(({ path, includes }) => ({ path: join(root, path), includes }));
  const config = { root: true, linter: { rules: { recommended: false } }, plugins: own };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: string; severity: string; location: { path: string } }[];
  };
  return Object.fromEntries(
    Object.keys(files).map((path) => [
      path,
      diagnostics
        .filter(({ location, severity }) => location.path.endsWith(path) && severity === "error")
        .map(({ message }) => message),
    ]),
  );
}

describe("the lint rule for the rules of games", () => {
  const inexact = [
    "export const a = Math.sin(1);",
    "export const b = [1, 2].map(Math.exp);",
    "export const c = 3 ** 2;",
    "let d = 3; d **= 2;",
    "const { cos } = Math;",
    'export const e = Math["tan"](1);',
    "export const f = Math.random();",
    "export const g = Date.now();",
    "export const h = new Date(0);",
    "export const i = performance.now();",
    "export const j = new Intl.NumberFormat();",
    "export const k = (1).toLocaleString();",
    'export const l = "a".localeCompare("b");',
  ];
  const exact =
    'import { sin } from "#kit/exact-math.ts";\nexport const a = sin(Math.sqrt(2) * Math.floor(Math.PI));\n';
  const rules = "export const a = Math.sin(1);";
  const found = lint({
    ...Object.fromEntries(inexact.map((code, i) => [`games/html5/any/core/inexact-${i}.ts`, code])),
    "games/html5/any/core/exact.ts": exact,
    "games/html5/any/core/rules.test.ts": rules,
    "games/html5/any/draw/picture.ts": rules,
    "games/html5/any/stage/stage.ts": rules,
    "games/html5/series/engine/core/deep/rules.ts": rules,
    "games/html5/cactus-sprint/run.ts": rules,
    "games/html5/cactus-sprint/scenery.ts": rules,
    "games/kit/ease.ts": rules,
  });

  it.each(inexact.map((code, i) => [code, i] as const))("refuses %s", (_, i) => {
    expect(found[`games/html5/any/core/inexact-${i}.ts`]).toHaveLength(1);
  });

  it("names the function to take instead", () => {
    expect(found["games/html5/any/core/inexact-0.ts"]).toEqual([
      "Engines round Math.sin differently: rules take sin of #kit/exact-math.ts or #kit/exact-powers.ts.",
    ]);
  });

  it("looks into rules and what they share, not into drawing and tests", () => {
    const refused = Object.keys(found).filter((path) => !path.includes("inexact") && found[path]?.length);
    expect(refused).toEqual([
      "games/html5/series/engine/core/deep/rules.ts",
      "games/html5/cactus-sprint/run.ts",
      "games/kit/ease.ts",
    ]);
  });
});

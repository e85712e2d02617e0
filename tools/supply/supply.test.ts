import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseLockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { licenceMistakes } from "./licences.ts";
import { readLockFile } from "./lock-file.ts";
import { type Policy, readPolicy } from "./policy.ts";
import { bundledMistakes, packagedGames, shippedPaths } from "./shipped.ts";
import { installScriptMistakes, sourceMistakes, staleExceptions } from "./sources.ts";

const policy: Policy = {
  licences: { MIT: "do as you like", "Apache-2.0": "do as you like" },
  toolLicences: { "LGPL-3.0-or-later": "only for making pictures" },
  stated: [{ package: "odd", version: "1.0.0", licence: "MIT", why: "read in its files" }],
  installScripts: { talker: "only says hello" },
  bundled: [],
};

type Entry = Record<string, unknown>;
const sound = { version: "1.0.0", integrity: "sha512-x", license: "MIT" };

/** A lock file with these packages, each sound but for what the test is about. */
function aLock(packages: Record<string, Entry>, asked: Entry = {}) {
  const entries = Object.entries(packages).map(([name, given]) => [
    `node_modules/${name}`,
    { ...sound, ...given },
  ]);
  return parseLockFile({ lockfileVersion: 3, packages: { "": asked, ...Object.fromEntries(entries) } });
}

describe("licences", () => {
  const check = (packages: Record<string, Entry>, isShipped = true) =>
    licenceMistakes(aLock(packages).packages, () => isShipped, policy);

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "MIT AND Apache-2.0"])("may be %s", (license) => {
    expect(check({ a: { license } })).toEqual([]);
  });

  it.each([
    ["GPL-3.0-only", "not allowed"],
    ["MIT AND GPL-3.0-only", "not allowed"],
    ["SEE LICENSE IN LICENSE.txt", "not allowed"],
    ["UNLICENSED", "not allowed"],
    [undefined, "no licence that we know"],
  ])("may not be %s", (license, words) => {
    expect(check({ a: { license } })).toEqual([expect.stringContaining(words)]);
  });

  it("may be for tools only where nothing of it is shipped", () => {
    const picture = { a: { license: "LGPL-3.0-or-later" } };
    expect(check(picture, false)).toEqual([]);
    expect(check(picture, true)).toEqual([expect.stringContaining("for tools only")]);
  });

  it("are taken from the policy where a developer has read them, for that version only", () => {
    expect(check({ odd: { license: "weird words" } })).toEqual([]);
    expect(check({ odd: { license: "weird words", version: "1.0.1" } })).toHaveLength(1);
  });
});

describe("sources", () => {
  it.each([
    ["names where it comes from", { resolved: "https://evil.example/a.tgz" }],
    ["names where it comes from", { resolved: "git+ssh://git@github.com/a/b.git#abc" }],
    ["no plain version", { version: "file:x" }],
    ["no SHA-512", { integrity: undefined }],
    ["no SHA-512", { integrity: "sha1-x" }],
    ["link to a folder", { link: true }],
  ])("are refused with %s", (words, entry) => {
    expect(sourceMistakes(aLock({ a: entry }))).toEqual([expect.stringContaining(words)]);
  });

  it("are asked for by exact version", () => {
    expect(sourceMistakes(aLock({}, { devDependencies: { a: "^1.0.0" } }))).toHaveLength(1);
    expect(sourceMistakes(aLock({}, { dependencies: { a: "1.0.0-alpha.18" } }))).toEqual([]);
  });
});

describe("install scripts", () => {
  const quiet = "ignore-scripts=true\n";
  const { packages } = aLock({ talker: { hasInstallScript: true }, digger: { hasInstallScript: true } });

  it("are named one by one", () => {
    expect(installScriptMistakes(packages, quiet, policy)).toEqual([expect.stringContaining("digger")]);
  });

  it("do not run at all", () => {
    const mistakes = installScriptMistakes([], "fund=false\n#ignore-scripts=true\n", policy);
    expect(mistakes).toEqual([expect.stringContaining("ignore-scripts")]);
  });

  it("and stated licences are refused for packages that are gone", () => {
    expect(staleExceptions(packages, policy)).toEqual([expect.stringContaining("odd@1.0.0")]);
  });
});

describe("what is shipped", () => {
  it("is what runs, with all that it needs, from where Node would find it", () => {
    const lock = aLock(
      {
        a: { dependencies: { b: "1" } },
        b: {},
        "a/node_modules/b": { dependencies: { c: "1" } },
        c: {},
        tool: { dependencies: { b: "1" } },
      },
      { dependencies: { a: "1.0.0" }, devDependencies: { tool: "1.0.0" } },
    );
    expect([...lock.closure(["a"])].toSorted()).toEqual([
      "node_modules/a",
      "node_modules/a/node_modules/b",
      "node_modules/c",
    ]);
  });
});

describe("our own lock files", () => {
  const own = readPolicy();
  const lock = readLockFile(join(root, "package-lock.json"));
  const emulator = readLockFile(join(root, "tools", "test", "firebase-emulator", "package-lock.json"));
  const shipped = shippedPaths(root, lock, own);

  it("hold nothing that the policy forbids", () => {
    const all = [...lock.packages, ...emulator.packages];
    const npmrc = readFileSync(join(root, ".npmrc"), "utf8");
    expect([
      ...licenceMistakes(lock.packages, ({ path }) => shipped.has(path), own),
      ...licenceMistakes(emulator.packages, () => false, own),
      ...sourceMistakes(lock),
      ...sourceMistakes(emulator),
      ...installScriptMistakes(all, npmrc, own),
      ...staleExceptions(all, own),
      ...bundledMistakes(root, lock, own),
    ]).toEqual([]);
  });

  it("count packaged games and engines as shipped, although they are development packages", () => {
    for (const name of ["react", "@ruffle-rs/ruffle", "game-2048", ...packagedGames(root)])
      expect(shipped).toContain(`node_modules/${name}`);
    expect(shipped).not.toContain("node_modules/vitest");
  });

  it("would be incomplete if a package that reaches visitors were not named", () => {
    const forgetful = { ...own, bundled: own.bundled.filter((name) => name !== "keen-slider") };
    expect(bundledMistakes(root, lock, forgetful)).toEqual([expect.stringContaining("keen-slider")]);
  });
});

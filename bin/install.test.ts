import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { installState } from "./install.mjs";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Packages = Record<string, { version: string; dev?: true; optional?: true }>;

/** State of a folder whose lock file has these packages, and of which these are installed. */
function stateOf(locked: Packages, installed: Packages | undefined) {
  const dir = mkdtempSync(join(tmpdir(), "recess-install-"));
  folders.push(dir);
  const write = (file: string, packages: object) =>
    writeFileSync(join(dir, file), JSON.stringify({ packages }));
  write("package-lock.json", { "": { version: "0.1.0" }, portal: { version: "0.1.0" }, ...placed(locked) });
  mkdirSync(join(dir, "node_modules"));
  if (installed) write("node_modules/.package-lock.json", placed(installed));
  return installState(dir);
}

const placed = (packages: Packages) =>
  Object.fromEntries(Object.entries(packages).map(([name, found]) => [`node_modules/${name}`, found]));

const hono = { version: "4.0.0" };
const vite = { version: "8.0.0", dev: true } as const;
const biome = { version: "2.0.0", dev: true } as const;
const node = { version: "26.0.0", optional: true } as const;

describe("installState", () => {
  it("is not current before the first installation", () => {
    expect(stateOf({ hono }, undefined)).toEqual({ isCurrent: false, isProduction: false });
  });

  it("is current when every package has the version of the lock file", () => {
    expect(stateOf({ hono, vite }, { hono, vite })).toEqual({ isCurrent: true, isProduction: false });
  });

  it("is not current when a package is missing or has another version", () => {
    expect(stateOf({ hono, vite }, { vite }).isCurrent).toBe(false);
    expect(stateOf({ hono, vite }, { hono, vite: { ...vite, version: "7.0.0" } }).isCurrent).toBe(false);
    expect(stateOf({ hono, vite, biome }, { hono, vite }).isCurrent).toBe(false);
  });

  it("accepts that packages for other platforms are missing, and no other version of one that is there", () => {
    expect(stateOf({ hono, node }, { hono }).isCurrent).toBe(true);
    expect(stateOf({ hono, node }, { hono, node: { ...node, version: "25.0.0" } }).isCurrent).toBe(false);
  });

  it("accepts an installation without development packages", () => {
    expect(stateOf({ hono, vite, biome }, { hono })).toEqual({ isCurrent: true, isProduction: true });
    expect(stateOf({ hono, vite }, { hono: { version: "3.0.0" } })).toEqual({
      isCurrent: false,
      isProduction: true,
    });
  });
});

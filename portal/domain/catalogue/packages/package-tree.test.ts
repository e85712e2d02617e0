import { describe, expect, it } from "vitest";
import { parseLockFile } from "./lock-file.ts";
import { packageFault } from "./package-tree.ts";

type Entry = { version: string; dependencies?: Record<string, string>; hasInstallScript?: boolean };

const lock = (packages: Record<string, Entry>) => parseLockFile({ lockfileVersion: 3, packages });
const snake = { name: "snake", version: "1.0.0" };
const needs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "*"]));

describe("packageFault", () => {
  it("finds nothing wrong with a small package that is locked as wanted", () => {
    const tree = lock({
      "node_modules/snake": { version: "1.0.0", dependencies: needs("apple") },
      "node_modules/apple": { version: "2.0.0", dependencies: needs("snake") },
    });
    expect(packageFault(tree, snake)).toBeUndefined();
  });

  it("misses a package that is not locked, or not as wanted", () => {
    expect(packageFault(lock({}), snake)).toBe("is not in the lock file");
    const older = lock({ "node_modules/snake": { version: "0.9.0" } });
    expect(packageFault(older, snake)).toBe("is locked at 0.9.0, not at 1.0.0");
  });

  it("refuses a package that runs a script, however deep it lies", () => {
    const tree = lock({
      "node_modules/snake": { version: "1.0.0", dependencies: needs("apple") },
      "node_modules/snake/node_modules/apple": { version: "1.0.0", dependencies: needs("worm") },
      "node_modules/apple": { version: "2.0.0" },
      "node_modules/worm": { version: "1.0.0", hasInstallScript: true },
    });
    expect(packageFault(tree, snake)).toBe("runs a script when it is installed (worm)");
  });

  it("refuses a package that brings a tool chain", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g"];
    const tree = lock({
      "node_modules/snake": { version: "1.0.0", dependencies: needs(...names) },
      ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: "1.0.0" }])),
    });
    expect(packageFault(tree, snake)).toBe("brings 7 packages; at most 5 may come along");
  });
});

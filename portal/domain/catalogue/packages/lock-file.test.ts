import { describe, expect, it } from "vitest";
import { parseLockFile } from "./lock-file.ts";

const lock = parseLockFile({
  lockfileVersion: 3,
  packages: {
    "": { dependencies: { a: "1.0.0" } },
    tools: { name: "@recess/tools", devDependencies: { b: "2.0.0" } },
    "node_modules/@recess/tools": { resolved: "tools", link: true },
    "node_modules/a": {
      version: "1.0.0",
      dependencies: { b: "1" },
      optionalDependencies: { c: "1", d: "1" },
    },
    "node_modules/b": { version: "1.0.0" },
    "node_modules/c": { name: "empty-npm-package", version: "1.0.0" },
    "tools/node_modules/b": { version: "2.0.0", dependencies: { c: "1" } },
  },
});

describe("parseLockFile", () => {
  it("lists what is installed, and neither the project nor its workspaces", () => {
    expect(lock.packages.map(({ path, name }) => [path, name])).toEqual([
      ["node_modules/a", "a"],
      ["node_modules/b", "b"],
      ["node_modules/c", "empty-npm-package"],
      ["tools/node_modules/b", "b"],
    ]);
  });

  it("joins what the manifests of all workspaces depend on", () => {
    expect(lock.root.dependencies).toEqual({ a: "1.0.0" });
    expect(lock.root.devDependencies).toEqual({ b: "2.0.0" });
  });

  it("follows dependencies as Node finds them, optional ones where they are installed", () => {
    expect([...lock.closure(["a"])]).toEqual(["node_modules/a", "node_modules/b", "node_modules/c"]);
  });

  it("finds a package that only a workspace has installed", () => {
    expect([...lock.closure(["b"])]).toEqual(["node_modules/b", "tools/node_modules/b", "node_modules/c"]);
  });

  it("refuses a lock file of another version", () => {
    expect(() => parseLockFile({ lockfileVersion: 1, packages: {} })).toThrow();
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { expect, it } from "vitest";
import { documentedSteps, packageLines } from "./documented-steps.ts";

const page = readFileSync(join(root, "docs", "first-site.md"), "utf8");
const versions = { first: "3.0.0", next: "3.1.0" };

it("finds the commands of every section of docs/first-site.md", () => {
  const steps = documentedSteps(page, versions);
  expect(steps).toHaveLength(6);
  expect(steps[0]?.script).toContain("-xzf recess-3.0.0-linux-x64.tar.gz");
  expect(steps[3]?.script).toContain("ln -sfn recess-3.1.0 /opt/recess/current");
});

it("finds the packages that it installs", () => {
  expect(packageLines(documentedSteps(page, versions))).toEqual([
    "apt-get update && apt-get install -y libatomic1 caddy",
    "apt-get install -y postgresql redis-server",
  ]);
});

it("says so where a section has no commands", () => {
  expect(() => documentedSteps("## 1. A site\n\nWords.\n", versions)).toThrow(/no commands below "A site"/);
});

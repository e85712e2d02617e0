import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** Type-checks every world on its own: Node without the DOM, browsers and games without Node, then everything with its tests. */
const projects = [
  "portal/tsconfig.node.json",
  "portal/tsconfig.browser.json",
  "games/tsconfig.json",
  "tsconfig.json",
];

const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [tsc, "-p", join(root, project)], { stdio: "inherit" }).status !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);

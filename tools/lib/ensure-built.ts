import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { isBuilt } from "#tools/build/is-built.mjs";

/** Builds the portal unless its build is up to date. Ends this process with the build's exit code where it fails. */
export function ensureBuilt(isGoodEnough = isBuilt): void {
  if (isGoodEnough()) return;
  const { status } = spawnSync(process.execPath, [join(root, "tools", "build", "main.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { builtServer, isRelease, root } from "#paths.mjs";

/** Starts a command of the operator's for the desk, in a process of its own: what brings it down does not bring the portal down. */
export function spawnCommand(
  name: "games" | "reports",
  args: readonly string[],
  { dataDir, operator }: { readonly dataDir: string; readonly operator: string },
): ChildProcessByStdio<null, Readable, Readable> {
  const command = isRelease ? [builtServer("recess"), name] : [join(root, "portal", "cli", `${name}.ts`)];
  return spawn(process.execPath, [...command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, JOURNAL_OPERATOR: operator },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

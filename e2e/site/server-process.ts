import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** The portal in a process of its own, for tests that end it or have it to themselves. */
export function startServer(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [join(root, "server", "main.ts")], {
    env: { ...process.env, ...env },
  });
  let text = "";
  child.stdout?.on("data", (piece) => {
    text += piece;
  });
  child.stderr?.on("data", (piece) => {
    text += piece;
  });
  return { child, said: () => text };
}

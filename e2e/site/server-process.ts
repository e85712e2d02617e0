import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** A second's work, but a busy machine may take its time over it. */
export const starting = { timeout: 60_000 };

/** The portal in a process of its own, for tests that end it or have it to themselves. */
export function startServer(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [join(root, "server", "main.ts")], {
    env: { ...process.env, ...env },
  });
  // A test that fails half-way must not leave it to the next one.
  process.once("exit", () => child.kill());
  let text = "";
  child.stdout?.on("data", (piece) => {
    text += piece;
  });
  child.stderr?.on("data", (piece) => {
    text += piece;
  });
  return { child, said: () => text };
}

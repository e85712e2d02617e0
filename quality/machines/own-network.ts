import { spawn } from "node:child_process";
import { networkInterfaces } from "node:os";

/** Whether there is no network but the loopback interface. */
export const isAlone = (): boolean => Object.keys(networkInterfaces()).every((name) => name === "lo");

/**
 * Runs this command again in a network namespace of its own; gives its exit code. Interfaces that come and go on the machine itself are a
 * change of its network to the browsers on it, which then drop all that they are fetching.
 */
export function runAlone(): Promise<number> {
  const up = 'ip link set lo up && exec "$@"';
  const child = spawn("unshare", ["--net", "sh", "-c", up, "sh", ...process.argv], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

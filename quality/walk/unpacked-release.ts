import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { unprivileged } from "@recess/portal/testing/service-process.ts";

const POLL_INTERVAL_MS = 50;

export type CommandResult = { readonly status: number | null; readonly output: string };

/** A release as an operator has it: unpacked, on a machine without Node. */
export type UnpackedRelease = {
  readonly folder: string;
  /** Runs `./recess` with these words, and standard input if given, as an ordinary user. */
  run(words: readonly string[], input?: string): Promise<CommandResult>;
  /** Runs it as the user of this process: root, where operators upgrade a service that has a user of its own. */
  runAsInstaller(words: readonly string[]): Promise<CommandResult>;
  /** Runs `./recess start` as an ordinary user, and waits until it serves. */
  start(): Promise<ChildProcess>;
};

/** Makes a folder of programs for `PATH`, with the two that the command itself needs. */
export async function makePath(dir: string): Promise<string> {
  await mkdir(dir);
  for (const name of ["dirname", "readlink"]) {
    const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
    await symlink(stdout.trim(), join(dir, name));
  }
  return dir;
}

/** Unpacks an archive with the system's tar. */
export function unpack(archive: string, to: string): void {
  const { status } = spawnSync("tar", ["-C", to, "-xzf", archive], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked`);
}

/** `env` is the whole environment: nothing of this process is passed on. */
export function unpackedRelease(folder: string, env: Readonly<Record<string, string>>): UnpackedRelease {
  const command = join(folder, "recess");
  // Another folder than its own, as operators stand anywhere.
  const cwd = "/";
  const run = async (words: readonly string[], input: string, user: { uid?: number; gid?: number }) => {
    const child = spawn(command, words, { env, cwd, ...user });
    child.stdin.end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return { status: child.exitCode, output: `${stdout}${stderr}` };
  };
  return {
    folder,
    run: (words, input = "") => run(words, input, unprivileged(cwd)),
    runAsInstaller: (words) => run(words, "", {}),
    async start() {
      const child = spawn(command, ["start"], {
        env,
        ...unprivileged(cwd),
        stdio: ["ignore", "ignore", "inherit"],
      });
      process.once("exit", () => child.kill("SIGKILL"));
      while (!(await isOpen(`http://127.0.0.1:${env["PORT"]}/healthz`))) {
        if (child.exitCode !== null) throw new Error("The release did not start; its output is above.");
        await sleep(POLL_INTERVAL_MS);
      }
      return child;
    },
  };
}

/** Sends SIGTERM and waits for the end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function isOpen(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A third-party server process that tests start, kill and start again. */
export type TestService = {
  readonly url: string;
  /** Process id of the server's first process. */
  readonly pid: number | undefined;
  /** Starts the server again after `kill`. */
  start(): Promise<void>;
  /** Ends the server without a clean shutdown, as a power cut would. */
  kill(): Promise<void>;
  /** Ends the server for good and removes its folder. */
  stop(): Promise<void>;
};

type ServiceCommand = {
  readonly dir: string;
  readonly port: number;
  readonly command: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly stopSignal: NodeJS.Signals;
  readonly killSignal: NodeJS.Signals;
  /** Whether a server that accepts connections also answers, where the first does not mean the second. */
  readonly isReady?: () => Promise<boolean>;
};

const POLL_INTERVAL_MS = 50;

/** Starts a server process and waits until it can be used. */
export async function startService(service: ServiceCommand): Promise<TestService> {
  const { dir, port, command, args, url, stopSignal, killSignal, isReady } = service;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(command, args, { ...unprivileged(dir), stdio: "ignore" });
    await untilReady(child, async () => (await isListening(port)) && (isReady ? isReady() : true));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  await start();
  return {
    url,
    get pid() {
      return child.pid;
    },
    start,
    kill: () => end(killSignal),
    async stop() {
      await end(stopSignal);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  while (child.exitCode === null) {
    if (await isReady()) return;
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`${child.spawnfile} ended at once with ${child.exitCode}`);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isConnected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

/** A temporary data folder that the unprivileged server process owns. */
export function serviceDir(prefix: string): string {
  const dir = mkdtempSync(join(tmpdir(), prefix));
  const { uid, gid } = unprivileged(dir);
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid);
  return dir;
}

/** Spawn options that drop root's rights: PostgreSQL refuses to run as root. 65534 is Debian's `nobody`. */
export function unprivileged(cwd: string): { cwd: string; uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { cwd, uid: 65534, gid: 65534 } : { cwd };
}

/** The folders of `PATH`. */
export function pathFolders(): string[] {
  return (process.env["PATH"] ?? "").split(delimiter);
}

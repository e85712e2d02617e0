import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { localSuffix, playPortOf } from "#domain/play-origin.ts";
import { builtServer } from "#paths.mjs";
import { freePortPair } from "./free-port.ts";

/** A portal process that a test has started. */
export type RunningPortal = {
  readonly origin: string;
  /** Whether a host is the site's or a game's. */
  isOwnHost(host: string): boolean;
  readonly port: number;
  /** Port of the play origin. */
  readonly playPort: number;
  readonly process: ChildProcess;
  /** Resolves when the process has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGTERM and waits for the end. */
  close(): Promise<void>;
};

export type PortalOptions = {
  readonly dataDir: string;
  /** The first of two ports; two free ones when left out. */
  readonly port?: number;
  /** IP address to listen on; the loopback address when left out. */
  readonly host?: string;
  /** Command that runs Node, in another network namespace for example. */
  readonly runner?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Server script to run; the built server when left out. */
  readonly entry?: string;
  readonly nodeOptions?: readonly string[];
  /** Receives the output. Left out, standard error is inherited and standard output ignored. */
  readonly onOutput?: (text: string) => void;
};

const POLL_INTERVAL_MS = 50;

/** Starts the built portal on two ports, of the loopback address when none is given, and waits until it is healthy. Tests, tools and quality checks all use it. */
export async function startPortal(options: PortalOptions): Promise<RunningPortal> {
  const {
    dataDir,
    settings,
    entry = builtServer("main"),
    nodeOptions = [],
    onOutput,
    host = "127.0.0.1",
  } = options;
  const port = options.port ?? (await freePortPair());
  const playPort = playPortOf(port);
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: host,
    DATA_DIR: dataDir,
    // The environment's own settings would move the play origin and write into real databases.
    PLAY_ORIGIN: "",
    DATABASE_URL: "",
    REDIS_URL: "",
    ...settings,
  };
  const [command = "", ...args] = [...(options.runner ?? []), process.execPath, ...nodeOptions, entry];
  const server = spawn(command, args, {
    env,
    stdio: ["ignore", onOutput ? "pipe" : "ignore", onOutput ? "pipe" : "inherit", "ipc"],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (piece) => onOutput?.(`${piece}`));
  // The test may fail half-way.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  let isGone = false;
  const ended = once(server, "exit").then(([code, signal]) => {
    process.off("exit", kill);
    isGone = true;
    return { code, signal };
  });
  const origin = `http://${host}:${port}`;
  while (!(await isOpen(origin))) {
    if (isGone) throw new Error("The portal did not start; its output is above.");
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return {
    origin,
    isOwnHost: (asked) => asked === new URL(origin).host || asked.endsWith(`.${localSuffix(playPort)}`),
    port,
    playPort,
    process: server,
    ended,
    async close() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

async function isOpen(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

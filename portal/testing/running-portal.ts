import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { builtServer } from "#paths.mjs";

export type RunningPortal = {
  readonly origin: string;
  /** Of the site and of the games. */
  readonly hosts: ReadonlySet<string>;
  readonly port: number;
  readonly process: ChildProcess;
  /** What it ended with, if nobody asked it to. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to end, and waits until it has. */
  close(): Promise<void>;
};

export type PortalOptions = {
  readonly dataDir: string;
  /** The first of two ports; free ones when left out. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** What is started; the built server when left out. */
  readonly entry?: string;
  readonly nodeOptions?: readonly string[];
  /** Gets what it says. Left out, errors go where ours go, and the rest nowhere. */
  readonly hear?: (text: string) => void;
};

const lookEveryMs = 50;

/** Starts the portal as it is built, on two ports of this machine alone, and waits until it answers. */
export async function startPortal(options: PortalOptions): Promise<RunningPortal> {
  const { dataDir, settings, entry = builtServer("main"), nodeOptions = [], hear } = options;
  const port = options.port ?? (await freePair());
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    // An operator's own settings would take games elsewhere, and visits into real figures.
    PLAY_ORIGIN: "",
    DATABASE_URL: "",
    REDIS_URL: "",
    ...settings,
  };
  const server = spawn(process.execPath, [...nodeOptions, entry], {
    env,
    stdio: ["ignore", hear ? "pipe" : "ignore", hear ? "pipe" : "inherit", "ipc"],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (piece) => hear?.(`${piece}`));
  // Whoever started it may fail half-way.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  let isGone = false;
  const ended = once(server, "exit").then(([code, signal]) => {
    process.off("exit", kill);
    isGone = true;
    return { code, signal };
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isOpen(origin))) {
    if (isGone) throw new Error("The portal did not start; what it said stands above.");
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return {
    origin,
    hosts: new Set([`127.0.0.1:${port}`, `127.0.0.1:${port + 1}`]),
    port,
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

/** A free port whose next is free too: games are on the port after the site's. */
export async function freePair(): Promise<number> {
  for (;;) {
    const first = await held(0);
    const second = first && (await held(first.port + 1));
    first?.server.close();
    second?.server.close();
    if (first && second) return first.port;
  }
}

async function held(port: number) {
  const server = createServer();
  const isHeld = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  const address = server.address();
  return isHeld && address && typeof address === "object" ? { server, port: address.port } : undefined;
}

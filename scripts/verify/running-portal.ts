import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Site } from "./visit.ts";

export type RunningPortal = Site & { close(): Promise<void> };

const main = join(import.meta.dirname, "..", "..", "server", "main.ts");
const lookEveryMs = 100;

/** Starts the portal as it is built, on two free ports of this machine alone. */
export async function startPortal(dataDir: string): Promise<RunningPortal> {
  const port = await freePair();
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    // An operator's own settings would take games elsewhere, and visits into real figures.
    PLAY_ORIGIN: "",
    DATABASE_URL: "",
    REDIS_URL: "",
  };
  const server = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "inherit"] });
  const gone = once(server, "exit");
  let isGone = false;
  gone.then(() => {
    isGone = true;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isOpen(origin))) {
    if (isGone) throw new Error("The portal did not start; what it said stands above.");
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return {
    origin,
    hosts: new Set([`127.0.0.1:${port}`, `127.0.0.1:${port + 1}`]),
    async close() {
      server.kill("SIGTERM");
      await gone;
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
async function freePair(): Promise<number> {
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

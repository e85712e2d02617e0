import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { pathFolders, serviceDir, startService, type TestService } from "./service-process.ts";

/** The path of `redis-server`, if it is on `PATH`. */
export function findRedis(): string | undefined {
  return pathFolders()
    .map((folder) => join(folder, "redis-server"))
    .find((file) => existsSync(file));
}

/** Starts a Redis server of its own for tests, without persistence. It listens on the loopback address and on `addresses`. */
export async function startRedis(command: string, addresses: readonly string[] = []): Promise<TestService> {
  const dir = serviceDir("recess-redis-");
  const port = await freePort();
  return startService({
    dir,
    port,
    command,
    args: [
      ...["--port", `${port}`, "--bind", "127.0.0.1", ...addresses],
      // The protected mode answers clients of the loopback address alone.
      ...(addresses.length > 0 ? ["--protected-mode", "no"] : []),
      ...["--save", "", "--appendonly", "no", "--dir", dir],
    ],
    stopSignal: "SIGTERM",
    killSignal: "SIGKILL",
    url: `redis://127.0.0.1:${port}`,
  });
}

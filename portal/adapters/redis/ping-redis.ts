import { createClient } from "redis";

const TIMEOUT_MS = 2000;

/** Whether a Redis answers, for commands: they have no connection of their own. */
export async function pingRedis(url: string): Promise<"up" | "down"> {
  const client = createClient({
    url,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false },
  });
  // An error without a listener would end the process; the promises tell of it, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return "up";
  } catch {
    return "down";
  } finally {
    if (client.isOpen) client.destroy();
  }
}

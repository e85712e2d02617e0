import { WebSocket } from "undici";

/**
 * Opens a presence socket as a page does, and resolves with the first counts. Speaks the few packets of engine.io and socket.io that it
 * takes (open, connect, ping, pong): the library needs far more memory for a socket.
 */
export function openPresenceSocket(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
  timeoutMs = 30_000,
): Promise<WebSocket> {
  const url = `${origin.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error("timeout"));
      socket.close();
    }, timeoutMs);
    socket.addEventListener("message", ({ data }) => {
      const packet = `${data}`;
      if (packet.startsWith("0")) socket.send("40");
      else if (packet === "2") socket.send("3");
      else if (packet.startsWith('42["count"')) {
        clearTimeout(timer);
        resolve(socket);
      }
    });
    for (const end of ["error", "close"] as const)
      socket.addEventListener(end, () => {
        clearTimeout(timer);
        reject(new Error("the server refused a socket."));
      });
  });
}

const BATCH = 50;

/** Opens many presence sockets and keeps them open, idle but for pings. */
export async function openIdleSockets(origin: string, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - opened) }, () => openPresenceSocket(origin));
    await Promise.all(batch).catch((error: Error) => {
      throw new Error(`${opened} of ${count} sockets were opened, then: ${error.message}`);
    });
  }
}

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands before a portal and counts the bytes that it sends, heads included. */
export async function openCountingProxy(port: number) {
  let bytes = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const portal = connect(port, "localhost");
    for (const [socket, other] of [
      [client, portal],
      [portal, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => open.delete(socket));
      socket.pipe(other);
    }
    portal.on("data", (piece) => {
      bytes += piece.length;
    });
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

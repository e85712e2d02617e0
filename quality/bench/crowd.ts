// Many visitors who only have a page open: plain sockets that greet as the page does and answer pings. A process of its own.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type CrowdOrder = { readonly port: number; readonly size: number };
export type CrowdAnswer = { readonly connected: number; readonly trouble: string | undefined };

const atOnce = 50;

process.on("disconnect", () => process.exit());
process.on("message", async (order: CrowdOrder) => process.send?.(await gather(order)));

async function gather({ port, size }: CrowdOrder): Promise<CrowdAnswer> {
  let connected = 0;
  let trouble: string | undefined;
  while (connected < size && trouble === undefined) {
    const few = Array.from({ length: Math.min(atOnce, size - connected) }, () => join(port));
    for (const joined of await Promise.allSettled(few)) {
      if (joined.status === "fulfilled") connected++;
      else trouble = `${joined.reason}`;
    }
  }
  return { connected, trouble };
}

async function join(port: number): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const socket = connect(port, "127.0.0.1");
  socket.write(
    [
      "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
      `Host: ${host}`,
      `Origin: http://${host}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      "\r\n",
    ].join("\r\n"),
  );
  const [head]: Buffer[] = await once(socket, "data");
  if (!head?.toString("latin1").startsWith("HTTP/1.1 101")) throw new Error("The server refused a socket.");
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on("data", (data) => {
      const text = data.toString("latin1");
      // Frames of the server are not masked, so its packets can be read as they stand: a ping, or the greeting returned.
      if (text.includes("\x012")) say(socket, "3");
      if (text.includes("40{")) resolve();
    });
    socket.once("close", () => reject(new Error("The server hung up.")));
  });
  say(socket, "40");
  await greeted;
}

/** One short text frame. Whoever calls must mask; a mask of zeros leaves the letters as they are. */
function say(socket: Socket, text: string): void {
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
}

import { connect } from "node:net";

/** What is sent a byte at a time: headers that never end, and a form that never comes. */
const drips = [
  "GET / HTTP/1.1\r\nHost: a\r\nX: ",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\nemail=",
];

/** How many of so many slow clients the server lets go within the time. */
export async function dripAt(port: number, count: number, waitMs: number): Promise<number> {
  const waits = Array.from({ length: count }, async (_, at) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    socket.write(drips[at % drips.length] ?? "");
    const drip = setInterval(() => socket.write("x"), 1000);
    const isGone = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), waitMs);
      socket.once("close", () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    clearInterval(drip);
    socket.destroy();
    return isGone;
  });
  return (await Promise.all(waits)).filter(Boolean).length;
}

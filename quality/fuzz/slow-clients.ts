import { connect } from "node:net";

/** Requests that are sent a byte at a time (Slowloris): headers that never end, and a form that never comes. */
const slowRequests = [
  "GET / HTTP/1.1\r\nHost: a\r\nX: ",
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\nemail=",
];

/** Number of slow clients whose connection the server closes within the timeout. */
export async function holdSlowClients(port: number, count: number, timeoutMs: number): Promise<number> {
  const waits = Array.from({ length: count }, async (_, at) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    socket.write(slowRequests[at % slowRequests.length] ?? "");
    const drip = setInterval(() => socket.write("x"), 1000);
    const isGone = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), timeoutMs);
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

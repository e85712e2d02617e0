const BATCH = 50;

/** Opens sockets that only greet as a page does and answer pings, and keeps them open. */
export async function openIdleSockets(origin: string, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - opened) }, () => openSocket(origin));
    await Promise.all(batch).catch((error: Error) => {
      throw new Error(`${opened} of ${count} sockets were opened, then: ${error.message}`);
    });
  }
}

/** The few packets of engine.io and socket.io that it takes: open, connect, ping and pong. A library needs far more memory for a socket. */
function openSocket(origin: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`);
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", ({ data }) => {
      const packet = `${data}`;
      if (packet.startsWith("0")) socket.send("40");
      else if (packet.startsWith("40")) resolve();
      else if (packet === "2") socket.send("3");
    });
    for (const end of ["error", "close"])
      socket.addEventListener(end, () => reject(new Error("the server refused a socket.")));
  });
}

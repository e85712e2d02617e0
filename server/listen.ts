import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export type Listener = {
  readonly port: number;
  /** Takes no new connection, lets the answers under way finish, and ends. */
  drain(): Promise<void>;
};

const patienceMs = 5000;

/** Opens a port, or fails with a sentence that says what to do. */
export function listen(app: Pick<Hono, "fetch">, port: number, host: string | undefined): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(sentence(error, port), { cause: error })),
    );
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({
        port: address.port,
        drain: () =>
          new Promise((done) => {
            server.close(() => done());
            if ("closeIdleConnections" in server) server.closeIdleConnections();
            // A visitor who never finishes must not keep us from ending.
            setTimeout(
              () => "closeAllConnections" in server && server.closeAllConnections(),
              patienceMs,
            ).unref();
          }),
      });
    });
  });
}

function sentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another with PORT, for example PORT=${port + 10}.`;
  if (error.code === "EACCES")
    return `Port ${port} is not allowed for this user. Choose one above 1024 with PORT.`;
  return `Could not listen on port ${port}: ${error.message}`;
}

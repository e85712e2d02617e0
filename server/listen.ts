import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

export type Listener = {
  readonly port: number;
  /**
   * Takes no new connection, lets the answers under way finish, and ends. In peace: connections that only wait are not cut, as a
   * request may be on its way on any of them. It is answered, and told that this one was the last.
   */
  drain(how?: "soon" | "in peace"): Promise<void>;
};

/** Something that shares the port with the pages and keeps its connections open. */
export type Companion = {
  /** Where it lives; ends with a slash. */
  readonly path: string;
  attach(server: Server): void;
  /** Takes leave of those who are connected. */
  close(): Promise<void>;
};

const patienceMs = { soon: 5000, "in peace": 60_000 };
/** Long enough to say goodbye. Nobody is in the middle of anything on a connection that only waits. */
const goodbyeMs = 500;

/** Opens a port, or fails with a sentence that says what to do. */
export function listen(
  app: Pick<Hono, "fetch">,
  port: number,
  host: string | undefined,
  companion?: Companion,
): Promise<Listener> {
  // A browser or tool that offers a newer protocol at any other address gets its page, as if it had not asked.
  const shouldUpgradeCallback = ({ url }: IncomingMessage) =>
    companion !== undefined && url?.startsWith(companion.path) === true;
  const server = createServer({ shouldUpgradeCallback }, getRequestListener(app.fetch));
  companion?.attach(server);
  let isDraining = false;
  server.prependListener("request", (_, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  // The server itself forgets connections that were upgraded, yet waits for them when it closes.
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(sentence(error, port), { cause: error })),
    );
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve({
        port: address.port,
        async drain(how = "soon") {
          isDraining = true;
          const closed = new Promise<void>((done) => {
            // The server's own close() cuts connections that wait; that of what it is made of does not.
            if (how === "in peace") NetServer.prototype.close.call(server, () => done());
            else server.close(() => done());
          });
          // A visitor who never finishes must not keep us from ending.
          setTimeout(() => server.closeAllConnections(), patienceMs[how]).unref();
          setTimeout(() => upgraded.forEach((socket) => void socket.destroy()), goodbyeMs).unref();
          await companion?.close();
          await closed;
        },
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

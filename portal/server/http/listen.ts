import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ConnectionLimits } from "#domain/limits/connection-limiter.ts";
import { cappedServer } from "./connection-limits.ts";
import { fallbackHeaders } from "./policy/response-headers.ts";

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
  /** Whether somebody knocks whom it takes; everybody else is refused before it hears of them. */
  isWelcome(request: IncomingMessage): boolean;
  attach(server: Server): void;
  /** Takes leave of those who are connected. */
  close(): Promise<void>;
};

const patienceMs = { soon: 5000, "in peace": 60_000 };
/** Long enough to say goodbye. Nobody is in the middle of anything on a connection that only waits. */
const goodbyeMs = 500;

type Options = {
  readonly companion?: Companion;
  /** How many may be connected, in all and from one address; no limit where left out. */
  readonly connections?: ConnectionLimits;
};

const unlimited: ConnectionLimits = {
  total: Number.POSITIVE_INFINITY,
  perIpAddress: Number.POSITIVE_INFINITY,
};

/** Opens a port, or fails with a sentence that says what to do. */
export function listen(
  app: Pick<Hono, "fetch">,
  port: number,
  host: string | undefined,
  { companion, connections = unlimited }: Options = {},
): Promise<Listener> {
  const isCompanions = ({ url }: IncomingMessage) =>
    companion !== undefined && url?.startsWith(companion.path) === true;
  // A browser or tool that offers a newer protocol at any other address gets its page, as if it had not asked.
  const shouldUpgrade = (request: IncomingMessage) =>
    isCompanions(request) && companion?.isWelcome(request) === true;
  const answer = getRequestListener(app.fetch, { errorHandler: unreadable });
  const server = cappedServer(answer, { connections, shouldUpgrade });
  companion?.attach(server);
  let isDraining = false;
  server.prependListener("request", (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    // It answers in its own words; what they say about themselves is ours.
    if (isCompanions(request)) response.setHeaders(new Headers(fallbackHeaders));
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

/** The library cannot make a request of it, or a body broke off: the visitor's doing, and nothing for the log. */
function unreadable(): Response {
  return new Response(null, { status: 400, headers: fallbackHeaders });
}

function sentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another with PORT, for example PORT=${port + 10}.`;
  if (error.code === "EACCES")
    return `Port ${port} is not allowed for this user. Choose one above 1024 with PORT.`;
  return `Could not listen on port ${port}: ${error.message}`;
}

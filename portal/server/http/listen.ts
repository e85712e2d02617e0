import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ConnectionLimits } from "#domain/limits/connection-limiter.ts";
import { limitedServer } from "./connection-limits.ts";
import { fallbackHeaders } from "./policy/response-headers.ts";

/** An open port. */
export type Listener = {
  readonly port: number;
  /**
   * Takes no new connection, lets the responses under way finish, and closes. When graceful, idle keep-alive connections are not cut,
   * as a request may be on its way on any of them: it is answered with `Connection: close`.
   */
  drain(mode?: DrainMode): Promise<void>;
};

type DrainMode = "fast" | "graceful";

/** A WebSocket server that shares the port with the pages. */
export type SocketEndpoint = {
  /** The path below which it handles all requests; ends with a slash. */
  readonly path: string;
  /** Whether it takes this upgrade request; others are answered as if they had not asked for an upgrade. */
  acceptsUpgrade(request: IncomingMessage): boolean;
  attach(server: Server): void;
  /** Closes its connections in order. */
  close(): Promise<void>;
};

/** A client that never finishes must not keep the process from ending: after this long its connection is cut. */
const DRAIN_TIMEOUT_MS: Readonly<Record<DrainMode, number>> = { fast: 5000, graceful: 60_000 };
/** Upgraded sockets get this long for a close frame; nothing else is under way on an idle one. */
const SOCKET_CLOSE_TIMEOUT_MS = 500;

type Options = {
  readonly sockets?: SocketEndpoint;
  /** No limit where left out. */
  readonly connections?: ConnectionLimits;
  /** The number of reverse proxies in front; with none, no `X-Forwarded-…` header of a client is believed. */
  readonly trustedProxies?: number;
  /** How long all of a request may take to arrive; the default is for forms. */
  readonly requestTimeoutMs?: number;
  /** The setting that names the port, for messages. */
  readonly setting?: string;
};

const unlimited: ConnectionLimits = {
  total: Number.POSITIVE_INFINITY,
  perIpAddress: Number.POSITIVE_INFINITY,
};

/** Opens a port, or fails with a sentence that says what to do. */
export async function listen(
  app: Pick<Hono, "fetch">,
  port: number,
  host: string | undefined,
  { sockets, connections = unlimited, trustedProxies = 0, requestTimeoutMs, setting = "PORT" }: Options = {},
): Promise<Listener> {
  const isForSockets = ({ url }: IncomingMessage) =>
    sockets !== undefined && url?.startsWith(sockets.path) === true;
  const server = limitedServer(getRequestListener(app.fetch, { errorHandler: unreadable }), {
    connections,
    isBehindProxy: trustedProxies > 0,
    // An upgrade that is offered at any other URL is ignored, and the client gets its page.
    shouldUpgrade: (request) => isForSockets(request) && sockets?.acceptsUpgrade(request) === true,
  });
  if (requestTimeoutMs !== undefined) server.requestTimeout = requestTimeoutMs;
  sockets?.attach(server);
  let isDraining = false;
  server.prependListener("request", (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    // The endpoint writes its own responses; their headers are ours.
    if (isForSockets(request)) response.setHeaders(new Headers(fallbackHeaders));
  });
  const upgraded = trackUpgraded(server);
  return {
    port: await openPort(server, { port, host, setting }),
    async drain(mode = "fast") {
      isDraining = true;
      const closed = closeServer(server, mode);
      setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS[mode]).unref();
      setTimeout(() => upgraded.forEach((socket) => void socket.destroy()), SOCKET_CLOSE_TIMEOUT_MS).unref();
      await sockets?.close();
      await closed;
    },
  };
}

/** The sockets that were upgraded: the server does not list them among its connections, yet waits for them when it closes. */
function trackUpgraded(server: Server): ReadonlySet<Duplex> {
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });
  return upgraded;
}

type Place = { port: number; host: string | undefined; setting: string };

function openPort(server: Server, { port, host, setting }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(listenMistake(error, port, setting), { cause: error })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server, mode: DrainMode): Promise<void> {
  return new Promise((done) => {
    // http's close() cuts idle connections; that of the net server below it does not.
    if (mode === "graceful") NetServer.prototype.close.call(server, () => done());
    else server.close(() => done());
  });
}

/** The response where the library cannot read the request, or its body broke off: the client's mistake, not logged. */
function unreadable(): Response {
  return new Response(null, { status: 400, headers: fallbackHeaders });
}

function listenMistake(error: NodeJS.ErrnoException, port: number, setting: string): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another with ${setting}, for example ${setting}=${port + 10}.`;
  if (error.code === "EACCES")
    return `Port ${port} is not allowed for this user. Choose one above 1024 with ${setting}.`;
  return `Could not listen on port ${port}: ${error.message}`;
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ConnectionLimits, createConnectionLimiter } from "#domain/limits/connection-limiter.ts";
import { fallbackHeaders } from "./policy/response-headers.ts";

/** How much one visitor may take of the server before anybody has looked at what they ask. */
const caps = {
  maxHeaderSize: 16 * 1024,
  /** A browser sends its headers at once; who drips them wants to hold a place. */
  headersTimeout: 15_000,
  /** All of a request. The largest is a form of a few kilobytes. */
  requestTimeout: 30_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 10_000,
  // Node would answer without our headers; the listener says the same with them.
  requireHostHeader: false,
};
/** Who neither reads nor writes for so long has gone. */
const silenceMs = 120_000;
const mostRequestsPerSocket = 10_000;

type Options = {
  readonly connections: ConnectionLimits;
  readonly shouldUpgrade: (request: IncomingMessage) => boolean;
};

/** An HTTP server that answers only what is a request, in our own headers, and keeps its connections within bounds. */
export function cappedServer(answer: RequestListener, { connections, shouldUpgrade }: Options): Server {
  const server = createServer({ ...caps, shouldUpgradeCallback: shouldUpgrade });
  server.timeout = silenceMs;
  server.maxRequestsPerSocket = mostRequestsPerSocket;
  const connectionLimiter = createConnectionLimiter(connections);
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (!connectionLimiter.admit(address)) {
      socket.destroy();
      return;
    }
    socket.once("close", () => connectionLimiter.release(address));
  });
  server.on("request", (request, response) => {
    if (isAddressed(request)) answer(request, response);
    else response.writeHead(400, { ...fallbackHeaders, connection: "close" }).end();
  });
  server.on("checkExpectation", (_, response) => response.writeHead(417, fallbackHeaders).end());
  server.on("clientError", refuse);
  // It was told that the connection closes, and asks on.
  server.on("dropRequest", (_, socket) => socket.destroy());
  return server;
}

const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether it says whom it asks, and once: the host stands in our policies and in addresses of games. */
function isAddressed({ url = "", headers: { host = "" } }: IncomingMessage): boolean {
  if (!hostName.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (url.startsWith("/") || url === "*") return true;
  // A proxy's form of a request; it must not name another host than the header does.
  return URL.parse(url)?.host === new URL(`http://${host}`).host;
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What is no request at all never reaches a listener, and is answered by hand. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // In the middle of an answer nothing can be said any more: it would become a part of it.
  const isAnswering = Reflect.get(socket, "_httpMessage")?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const lines = Object.entries(fallbackHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = statusOf[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}connection: close\r\ncontent-length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ConnectionLimits, createConnectionLimiter } from "#domain/limits/connection-limiter.ts";
import { ipNetwork } from "#domain/limits/ip-network.ts";
import { fallbackHeaders } from "./policy/response-headers.ts";

/** Limits of the HTTP parser: what one client may use before its request is looked at. */
const httpLimits = {
  maxHeaderSize: 16 * 1024,
  /** A browser sends its headers at once; a client that drips them (slowloris) wants to hold a connection. */
  headersTimeout: 15_000,
  /** All of a request. The largest is a form of a few kilobytes. */
  requestTimeout: 30_000,
  /** How often the two timeouts are checked. */
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 10_000,
  // Node would respond without our headers; isAddressed() refuses the same requests with them.
  requireHostHeader: false,
};
/** Idle connections are closed after this long. */
const IDLE_TIMEOUT_MS = 120_000;
const MAX_REQUESTS_PER_SOCKET = 10_000;

type Options = {
  readonly connections: ConnectionLimits;
  /** Whether a reverse proxy in front writes `X-Forwarded-…` headers. Without one they are a client's own claims and are removed. */
  readonly isBehindProxy: boolean;
  readonly shouldUpgrade: (request: IncomingMessage) => boolean;
};

/** HTTP server with connection limits, timeouts and header limits. Malformed requests are refused with our own headers. */
export function limitedServer(
  handle: RequestListener,
  { connections, isBehindProxy, shouldUpgrade }: Options,
): Server {
  const server = createServer({
    ...httpLimits,
    shouldUpgradeCallback(request) {
      if (!isBehindProxy) dropForwarded(request);
      return isAddressed(request) && shouldUpgrade(request);
    },
  });
  server.timeout = IDLE_TIMEOUT_MS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  const connectionLimiter = createConnectionLimiter(connections);
  server.on("connection", (socket) => {
    const network = ipNetwork(socket.remoteAddress ?? "");
    if (!connectionLimiter.admit(network)) {
      socket.destroy();
      return;
    }
    socket.once("close", () => connectionLimiter.release(network));
  });
  server.on("request", (request, response) => {
    if (!isBehindProxy) dropForwarded(request);
    if (isAddressed(request)) handle(request, response);
    else response.writeHead(400, { ...fallbackHeaders, connection: "close" }).end();
  });
  server.on("checkExpectation", (_, response) => response.writeHead(417, fallbackHeaders).end());
  server.on("clientError", refuse);
  // The client was told that the connection closes, and sent another request.
  server.on("dropRequest", (_, socket) => socket.destroy());
  return server;
}

const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Removes headers that only a proxy may write: they tell the client's address, host and protocol. */
function dropForwarded({ rawHeaders, headers }: IncomingMessage): void {
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (isForwarded(rawHeaders[at])) rawHeaders.splice(at, 2);
  for (const name of Object.keys(headers)) if (isForwarded(name)) delete headers[name];
}

const isForwarded = (name = "") => /^(?:x-forwarded-|forwarded$)/i.test(name);

/** Whether a request has one valid host: it goes into our CSP and into URLs of games. Of two `Host` headers, Node would take the first. */
function isAddressed({ url = "", rawHeaders, headers: { host = "" } }: IncomingMessage): boolean {
  if (rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length !== 1) return false;
  if (!hostName.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (url.startsWith("/") || url === "*") return true;
  // The absolute form, which is for proxies; it must not name another host than the header does.
  return URL.parse(url)?.host === new URL(`http://${host}`).host;
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

const TOO_LARGE_WORDS = "Your browser sent too many cookies. They are cleared now: reload the page.\n";
/** For the rest of a refused request, which is read and dropped. */
const LINGER_MS = 2000;
const refused = new WeakSet<Duplex>();

/** Responds to what the HTTP parser rejected. It never becomes a request, so the response is written by hand. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The parser rejects the rest of the same request too.
  if (refused.has(socket)) return;
  // In the middle of a response, anything written would become a part of it.
  const isResponding = Reflect.get(socket, "_httpMessage")?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === "HPE_HEADER_OVERFLOW";
  // A game on a subdomain can set so many cookies for the domain that no request of the visitor passes any more.
  const headers = isTooLarge
    ? { ...fallbackHeaders, "clear-site-data": '"cookies"', "content-type": "text/plain; charset=utf-8" }
    : fallbackHeaders;
  // Without a word, browsers show an error page of their own.
  const body = isTooLarge ? TOO_LARGE_WORDS : "";
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = statusOf[error.code ?? ""] ?? "400 Bad Request";
  refused.add(socket);
  const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}connection: close\r\n${length}\r\n${body}`);
  // A socket that is closed with bytes unread resets the connection, and the client may never see the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}

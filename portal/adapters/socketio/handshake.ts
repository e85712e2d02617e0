import type { IncomingMessage } from "node:http";

/**
 * Whether a request is the WebSocket handshake of Engine.IO 4, as browsers send it.
 * Any other upgrade would be answered by the library itself, without our response headers.
 */
export function isHandshake(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const query = queryOf(request);
  return (
    method === "GET" &&
    headers.upgrade?.toLowerCase() === "websocket" &&
    /^[+/0-9a-z]{22}==$/i.test(headers["sec-websocket-key"] ?? "") &&
    headers["sec-websocket-version"] === "13" &&
    query.get("EIO") === "4" &&
    query.getAll("transport").join() === "websocket"
  );
}

/** Engine.IO's session id, which a client that began by polling sends when it upgrades to a WebSocket. */
export function sessionIdOf(request: IncomingMessage): string | null {
  return queryOf(request).get("sid");
}

function queryOf({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf("?") + 1));
}

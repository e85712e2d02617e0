import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type Message = {
  readonly port: number;
  readonly path: string;
  /** The Host header; that of the port when left out. */
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends a request as it is: unlike `fetch`, with any Host and any header, and without changing the path. */
export async function send({
  port,
  path,
  host,
  method = "GET",
  headers = {},
  body = "",
}: Message): Promise<Answer> {
  const outgoing = request({
    host: "127.0.0.1",
    port,
    path,
    method,
    agent: false,
    setHost: false,
    headers: { host: host ?? `localhost:${port}`, ...headers },
  });
  const [response] = await Promise.all([once(outgoing, "response"), outgoing.end(body)]);
  const [incoming] = response;
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

/** Sends bytes, and gives the first line of the response. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(bytes);
  const [line = ""] = (await text(socket)).split("\r\n");
  return line;
}

/** Sends a part of a request and goes away. */
export async function breakOff(port: number, bytes: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  await new Promise((sent) => socket.write(bytes, sent));
  socket.destroy();
  await once(socket, "close");
}

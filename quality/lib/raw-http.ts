import { connect } from "node:net";

/** HTTP/1.1 response read off the wire without a library: tools that judge a server must not be as forgiving as one. */
export type Answer = {
  readonly status: number;
  /** Lower-case names; several of one name are joined by line feeds. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** `closed`: the connection ended without a response. `silent`: nothing within the timeout. `broken`: not HTTP. */
export type Outcome = Answer | "closed" | "silent" | "broken";

export type Connection = {
  readonly isOpen: boolean;
  /** Sends these bytes and waits for one response. `isHead`: whatever its headers say, no body follows. */
  send(bytes: Uint8Array | string, options?: { isHead?: boolean; timeoutMs?: number }): Promise<Outcome>;
  close(): void;
};

const TIMEOUT_MS = 30_000;

/** Raw connection to a port of this machine, for one request at a time. */
export function openConnection(port: number): Connection {
  const socket = connect(port, "127.0.0.1");
  let pieces: Buffer[] = [];
  let isEnded = false;
  let wake: () => void = () => undefined;
  socket.on("data", (chunk: Buffer) => {
    pieces.push(chunk);
    wake();
  });
  // What went wrong shows in what was read.
  socket.on("error", () => wake());
  socket.on("close", () => {
    isEnded = true;
    wake();
  });
  return {
    get isOpen() {
      return !isEnded;
    },
    async send(bytes, { isHead = false, timeoutMs = TIMEOUT_MS } = {}) {
      pieces = [];
      if (!isEnded) socket.write(bytes);
      const until = performance.now() + timeoutMs;
      let enough = 0;
      for (;;) {
        const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
        // A large file comes in hundreds of pieces; looking at all of it each time would take longer than sending it.
        const read =
          isEnded || length >= enough ? readAnswer(Buffer.concat(pieces), { isHead, isEnded }) : enough;
        if (typeof read === "number") enough = read;
        else {
          if (read === "broken" || read.isLast) socket.destroy();
          return read;
        }
        if (isEnded) return "closed";
        const left = until - performance.now();
        if (left <= 0) {
          socket.destroy();
          return "silent";
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    close: () => void socket.destroy(),
  };
}

/** Sends one request over a connection of its own. */
export async function sendOnce(port: number, bytes: Uint8Array | string): Promise<Outcome> {
  const connection = openConnection(port);
  const answer = await connection.send(bytes);
  connection.close();
  return answer;
}

type Read = Answer & { readonly isLast: boolean };

/** Parses the first response in these bytes, or tells how many there have to be before it is worth another try. */
function readAnswer(
  bytes: Buffer,
  { isHead, isEnded }: { isHead: boolean; isEnded: boolean },
): Read | "broken" | number {
  const more = bytes.length + 1;
  const cut = bytes.indexOf("\r\n\r\n");
  if (cut < 0) return bytes.length > 0 && isEnded ? "broken" : more;
  const [first = "", ...lines] = bytes.toString("latin1", 0, cut).split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === "") return "broken";
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}\n${value}`);
  }
  if (Number.isNaN(status)) return "broken";
  const rest = bytes.subarray(cut + 4);
  if (status === 100) {
    const after = readAnswer(rest, { isHead, isEnded });
    return typeof after === "number" ? after + cut + 4 : after;
  }
  const isLast = headers.get("connection")?.toLowerCase() === "close" || status === 101;
  const answer = (body: Buffer): Read => ({ status, headers, body, isLast });
  if (isHead || status === 204 || status === 304 || status === 101) return answer(Buffer.alloc(0));
  if (headers.get("transfer-encoding") === "chunked") {
    const body = readChunks(rest);
    return body ? answer(body) : isEnded ? "broken" : more;
  }
  const length = headers.get("content-length");
  if (length === undefined) return isEnded ? answer(rest) : more;
  if (rest.length < Number(length)) return isEnded ? "broken" : cut + 4 + Number(length);
  return answer(rest.subarray(0, Number(length)));
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf("\r\n", at);
    if (end < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, end), 16);
    const from = end + 2;
    if (bytes.length < from + size + 2) return undefined;
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}

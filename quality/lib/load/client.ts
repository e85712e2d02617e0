import { type Dispatcher, Pool } from "undici";
import { openPresenceSocket } from "./presence-sockets.ts";
import { expensiveKinds, type LoadRequest } from "./traffic.ts";

/** `shed`: 503 with a `Retry-After`. `timedOut`: no answer within the timeout. `failed`: anything else that is not the right answer. */
export type Outcome = "ok" | "shed" | "timedOut" | "failed";
export type LoadAnswer = { readonly outcome: Outcome; readonly bytes: number; readonly error?: string };

const TIMEOUT_MS = 30_000;
const SOCKET_OPEN_MS = 4000;
const MAX_SOCKETS = 100;

/** HTTP and socket client of the load generator. Cheap and expensive requests have connections of their own, so that neither waits for the other. */
export function openLoadClient(origins: { site: string; play: string }, connections: number) {
  const pool = (origin: string) =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      connectTimeout: TIMEOUT_MS,
    });
  const pools = { expensive: pool(origins.site), site: pool(origins.site), play: pool(origins.play) };
  let sockets = 0;

  async function request(asked: LoadRequest): Promise<LoadAnswer> {
    const { method, path, headers, body = null } = asked;
    const pool = expensiveKinds.has(asked.kind) ? pools.expensive : pools[asked.origin];
    return judge(asked, await pool.request({ method, path, headers, body }));
  }

  /** From the call to the first presence counts; then the socket stays open for a while. */
  async function socket({ headers }: LoadRequest): Promise<LoadAnswer> {
    sockets += 1;
    const end = () => {
      sockets -= 1;
    };
    try {
      const opened = await openPresenceSocket(origins.site, headers, TIMEOUT_MS);
      opened.addEventListener("close", end);
      setTimeout(() => opened.close(), SOCKET_OPEN_MS).unref();
      return { outcome: "ok", bytes: 0 };
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    async send(asked: LoadRequest): Promise<LoadAnswer> {
      try {
        return await (asked.kind === "socket" && sockets < MAX_SOCKETS ? socket(asked) : request(asked));
      } catch (error) {
        const reason = error instanceof Error ? error.message || error.name : `${error}`;
        const outcome = /timeout/i.test(reason) ? "timedOut" : "failed";
        return { outcome, bytes: 0, error: `${asked.method} ${asked.path}: ${reason}` };
      }
    },
    close: () => Promise.all(Object.values(pools).map((pool) => pool.destroy())),
  };
}

/** A page in plain text is read to its end: half a page is an error too. */
async function judge(
  { kind, method, path, status }: LoadRequest,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<LoadAnswer> {
  let bytes = 0;
  let tail = "";
  for await (const piece of body) {
    bytes += piece.length;
    tail = (tail + piece.toString("latin1", Math.max(0, piece.length - END.length))).slice(-END.length);
  }
  if (statusCode === 503 && headers["retry-after"] !== undefined) return { outcome: "shed", bytes };
  if (statusCode !== status)
    return { outcome: "failed", bytes, error: `${method} ${path} was answered with ${statusCode}` };
  if (kind === "page" && headers["content-encoding"] === undefined && tail !== END)
    return { outcome: "failed", bytes, error: `${path} was cut off` };
  return { outcome: "ok", bytes };
}

const END = "</html>";

import { io } from "socket.io-client";
import { type Dispatcher, Pool } from "undici";
import type { Outcomes } from "./recorder.ts";
import type { SiteMap } from "./site-map.ts";
import { type Ask, expensive } from "./traffic.ts";

export type Answer = { readonly outcome: keyof Outcomes; readonly error?: string };

const patienceMs = 30_000;
const socketMs = 4000;
const mostSockets = 100;

/** Sends requests as browsers do, and looks at what comes back. Cheap and expensive ones wait in lines of their own. */
export function openVisits(map: SiteMap, connections: number) {
  const pool = (origin: string) =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      connectTimeout: patienceMs,
    });
  const pools = { costly: pool(map.site), site: pool(map.site), play: pool(map.play) };
  let sockets = 0;

  async function request(ask: Ask): Promise<Answer> {
    const { method, path, headers, body } = ask;
    const line = expensive.has(ask.kind) ? pools.costly : pools[ask.origin];
    const answer = await line.request({ method, path, headers, body: body ?? null });
    return look(ask, answer);
  }

  /** From the call to the first figures; then the page stays open for a while. */
  function socket(ask: Ask): Promise<Answer> {
    sockets += 1;
    const address = ask.headers["x-forwarded-for"] ?? "";
    const visitor = io(map.site, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      timeout: patienceMs,
      extraHeaders: { "x-forwarded-for": address },
    });
    const end = () => {
      visitor.close();
      sockets -= 1;
    };
    return new Promise((resolve) => {
      visitor.once("count", () => {
        resolve({ outcome: "good" });
        setTimeout(end, socketMs).unref();
      });
      visitor.once("connect_error", (error) => {
        end();
        resolve({ outcome: error.message === "timeout" ? "late" : "bad", error: error.message });
      });
    });
  }

  return {
    async visit(ask: Ask): Promise<Answer> {
      try {
        return await (ask.kind === "socket" && sockets < mostSockets ? socket(ask) : request(ask));
      } catch (error) {
        const reason = error instanceof Error ? `${error.message || error.name}` : `${error}`;
        const outcome = /timeout/i.test(reason) ? "late" : "bad";
        return { outcome, error: `${ask.method} ${ask.path}: ${reason}` };
      }
    },
    close: () => Promise.all(Object.values(pools).map((pool) => pool.destroy())),
  };
}

/** A page in plain text is read to its end: half a page is an error too. */
async function look(ask: Ask, { statusCode, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  const isWhole = ask.kind === "page" && headers["content-encoding"] === undefined;
  const text = isWhole ? await body.text() : await body.dump({ limit: 20_000_000 });
  if (statusCode === 503 && headers["retry-after"] !== undefined) return { outcome: "shed" };
  if (!ask.statuses.includes(statusCode))
    return { outcome: "bad", error: `${ask.method} ${ask.path} was answered with ${statusCode}` };
  if (isWhole && !text?.endsWith("</html>")) return { outcome: "bad", error: `${ask.path} was cut off` };
  return { outcome: "good" };
}

import type { MiddlewareHandler } from "hono";
import type { Gate } from "#server/http/overload.ts";

export type BusyOptions = {
  /** Draws the page that says so. It is drawn once and kept: drawing is what there is no time for. */
  readonly page: () => string;
  readonly random: () => number;
  /** Called for each that is sent away. */
  readonly count?: () => void;
};

/** The answer to what is not done now. Browsers that wait for a page ask again by themselves, and not all in the same second. */
export function busyAnswer({ page, random, count }: BusyOptions): (request: Request) => Response {
  let kept: string | undefined;
  return ({ method, headers }) => {
    count?.();
    const seconds = `${3 + Math.floor(random() * 6)}`;
    const always = { "retry-after": seconds, "cache-control": "no-store" };
    const accept = headers.get("accept") ?? "";
    if (accept.includes("text/html")) {
      kept ??= page();
      const type = { "content-type": "text/html; charset=utf-8" };
      return new Response(kept, {
        status: 503,
        headers: { ...always, ...type, ...(method === "GET" && { refresh: seconds }) },
      });
    }
    const message = `Busy right now. Try again in ${seconds} seconds.`;
    return accept === "application/json"
      ? Response.json({ message }, { status: 503, headers: always })
      : new Response(message, { status: 503, headers: always });
  };
}

/** Put before the handler of an expensive address. */
export function gated(
  pass: Gate["pass"] | Gate["passFor"],
  busy: (request: Request) => Response,
): MiddlewareHandler {
  return (c, next) =>
    pass<Response | undefined>(
      async () => {
        await next();
        return undefined;
      },
      () => busy(c.req.raw),
    );
}

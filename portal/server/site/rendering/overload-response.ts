import type { MiddlewareHandler } from "hono";
import type { AdmissionGate } from "#server/http/overload.ts";
import type { RefusalText } from "./refusal-text.ts";

export type OverloadOptions = {
  /** The page that says so, rendered before: rendering is what there is no time for. */
  readonly page: (request: Request) => string;
  readonly refusalText: RefusalText;
  readonly random: () => number;
  /** Called for each request that is shed. */
  readonly count?: () => void;
};

/** The 503 response to a request that is shed. Its random Retry-After keeps browsers from all coming back in the same second. */
export function overloadResponse({
  page,
  refusalText,
  random,
  count,
}: OverloadOptions): (request: Request) => Response {
  return (request) => {
    const { method, headers } = request;
    count?.();
    const seconds = 3 + Math.floor(random() * 6);
    const always = { "retry-after": `${seconds}`, "cache-control": "no-store" };
    const accept = headers.get("accept") ?? "";
    if (accept.includes("text/html")) {
      const type = { "content-type": "text/html; charset=utf-8" };
      return new Response(page(request), {
        status: 503,
        // A page reloads by itself; a form must not be sent twice.
        headers: { ...always, ...type, ...(method === "GET" && { refresh: `${seconds}` }) },
      });
    }
    const message = refusalText(request, { reason: "busy", values: { seconds } });
    return accept === "application/json"
      ? Response.json({ code: "busy", message }, { status: 503, headers: always })
      : new Response(message, { status: 503, headers: always });
  };
}

/** Middleware that runs the handler of an expensive route through an admission gate. */
export function gated(
  run: AdmissionGate["run"] | AdmissionGate["runUnlessFull"],
  shed: (request: Request) => Response,
): MiddlewareHandler {
  return (c, next) =>
    run<Response | undefined>(
      async () => {
        await next();
        return undefined;
      },
      () => shed(c.req.raw),
    );
}

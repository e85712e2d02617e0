import { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { runInRequest } from "./request-context.ts";

/** The HTTP application of one origin. */
export type OriginApp = Pick<Hono, "fetch">;

/** A response that was sent, or whose client left. It holds nothing that identifies a person. */
export type ObservedResponse = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
};

/** The metrics of an origin's requests. */
export type RequestMetrics = { began(): void; ended(response: ObservedResponse): void };

type Options = {
  readonly origin: "site" | "play";
  readonly idOf: (proxyId: string | undefined) => string;
  readonly routeOf: (target: string) => string;
  readonly log: Logger;
  readonly metrics?: RequestMetrics | undefined;
};

/** Gives every request its id and, where logging or metrics are on, writes an access log line and metrics when it ends. */
export function observeRequests(app: OriginApp, options: Options): OriginApp {
  const { idOf, routeOf, log, metrics } = options;
  return {
    fetch(request, env) {
      const { incoming, outgoing } = bindingsOf(env);
      if (!incoming || !outgoing) return app.fetch(request, {});
      const proxyId = incoming.headers["x-request-id"];
      const id = idOf(typeof proxyId === "string" ? proxyId : undefined);
      const route = routeOf(incoming.url ?? "");
      outgoing.setHeader("x-request-id", id);
      // With neither on, a request costs its id alone.
      if (metrics || log.isLevelEnabled("info")) observe({ id, route, incoming, outgoing }, options);
      return runInRequest({ id, route }, () => app.fetch(request, { incoming, outgoing }));
    },
  };
}

type Exchange = {
  readonly id: string;
  readonly route: string;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
};

function observe({ id, route, incoming, outgoing }: Exchange, { origin, log, metrics }: Options): void {
  const startedAt = performance.now();
  const { socket } = incoming;
  const bytesBefore = socket.bytesWritten;
  const method = methodOf(incoming.method);
  metrics?.began();
  outgoing.once("close", () => {
    const ms = performance.now() - startedAt;
    const status = outgoing.statusCode;
    metrics?.ended({ route, method, status, ms });
    log.info(
      {
        request: id,
        origin,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        // The client left before the end of the response.
        ...(!outgoing.writableFinished && { isCut: true }),
      },
      "answered",
    );
  });
}

/** Node's objects of the request; none where a test sends one without a connection. */
function bindingsOf(env: unknown): { incoming?: IncomingMessage; outgoing?: ServerResponse } {
  if (typeof env !== "object" || env === null || !("incoming" in env) || !("outgoing" in env)) return {};
  const { incoming, outgoing } = env;
  return incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
    ? { incoming, outgoing }
    : {};
}

/** The method as a label. There are three dozen; those that we do not serve share one. */
function methodOf(method: string | undefined): string {
  return method === "GET" || method === "HEAD" || method === "POST" ? method : "other";
}

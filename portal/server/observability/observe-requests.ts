import { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { answering } from "./request-context.ts";

/** One half of the server: what takes a request and answers. */
export type Half = Pick<Hono, "fetch">;

/** A request that has been answered, or whose visitor has left. Nothing in here leads to a person. */
export type Answered = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
};

/** Whoever keeps figures about requests. */
export type RequestMeter = { began(): void; ended(answered: Answered): void };

export type WatchOptions = {
  readonly origin: "site" | "play";
  readonly idOf: (told: string | undefined) => string;
  readonly routeOf: (target: string) => string;
  readonly log: Logger;
  readonly meter?: RequestMeter | undefined;
};

/**
 * Gives every request its id and, where somebody wants to know, a line in the log and a place in the figures. Where nobody does,
 * it costs the id alone.
 */
export function watched(half: Half, { origin, idOf, routeOf, log, meter }: WatchOptions): Half {
  return {
    fetch(request, env) {
      const { incoming, outgoing } = bindingsOf(env);
      if (!incoming || !outgoing) return half.fetch(request, {});
      const told = incoming.headers["x-request-id"];
      const id = idOf(typeof told === "string" ? told : undefined);
      const route = routeOf(incoming.url ?? "");
      outgoing.setHeader("x-request-id", id);
      const isLogged = log.isLevelEnabled("info");
      if (isLogged || meter) {
        const from = performance.now();
        const { socket } = incoming;
        const before = socket.bytesWritten;
        const method = methodOf(incoming.method);
        meter?.began();
        outgoing.once("close", () => {
          const ms = performance.now() - from;
          const status = outgoing.statusCode;
          meter?.ended({ route, method, status, ms });
          if (!isLogged) return;
          log.info(
            {
              request: id,
              origin,
              method,
              route,
              status,
              ms: Math.round(ms * 10) / 10,
              bytes: socket.bytesWritten - before,
              // The visitor left before the end of it.
              ...(!outgoing.writableFinished && { isCut: true }),
            },
            "answered",
          );
        });
      }
      return answering({ id, route }, () => half.fetch(request, { incoming, outgoing }));
    },
  };
}

/** What Node knows of the request; nothing where a test sends one without a connection. */
function bindingsOf(env: unknown): { incoming?: IncomingMessage; outgoing?: ServerResponse } {
  if (typeof env !== "object" || env === null || !("incoming" in env) || !("outgoing" in env)) return {};
  const { incoming, outgoing } = env;
  return incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
    ? { incoming, outgoing }
    : {};
}

/** A method can be any of three dozen words, and those that are no use here are one to us. */
function methodOf(method: string | undefined): string {
  return method === "GET" || method === "HEAD" || method === "POST" ? method : "other";
}

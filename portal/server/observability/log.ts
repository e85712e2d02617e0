import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequest } from "./request-context.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The log: one JSON object a line on standard output. Each line has the id of its request, and none identifies a visitor. */
export function openLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Not the host name, which a log collector adds itself.
    base: { pid: process.pid },
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id, route: request.route } : {};
    },
    serializers: { error: serializeError, message: redact, reason: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}

type SerializedError = { type: string; message: unknown; code?: unknown; stack?: unknown; cause?: unknown };

/** An error with what helps to find its cause. Other fields stay out: PostgreSQL puts the values of the row there. */
function serializeError(error: unknown, depth = 0): SerializedError | unknown {
  if (!(error instanceof Error)) return redact(error);
  return {
    type: error.name,
    message: redact(error.message),
    ...("code" in error && { code: error.code }),
    stack: redact(error.stack),
    // Causes can form a circle.
    ...(error.cause !== undefined && depth < 3 && { cause: serializeError(error.cause, depth + 1) }),
  };
}

/** No longer than an address can be: otherwise a long text without a space would be gone through again from each of its letters. */
const email = /[^\s"'<>=(@]{1,64}@[^\s"'<>=),;]{1,255}/g;
const v4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const v6 = /(?<![\w:])(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4})+(?![\w:])/gi;
/** Loopback and private networks, where the database is. */
const privateNetwork = /^(?:127|10|0|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Replaces email and IP addresses, which libraries may quote from what a visitor sent. */
function redact(text: unknown): unknown {
  if (typeof text !== "string") return typeof text === "object" ? undefined : text;
  return text
    .replaceAll(email, "[email]")
    .replaceAll(v4, (address) => (privateNetwork.test(address) ? address : "[address]"))
    .replaceAll(v6, "[address]");
}

import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequest } from "./request-context.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** One JSON object a line on standard output. Each says in which request it was written, and none says who asked. */
export function openLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Not the machine's name, which whoever collects logs knows anyway.
    base: { pid: process.pid },
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id, route: request.route } : {};
    },
    serializers: { error: described, message: scrubbed, reason: scrubbed },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Described = { type: string; message: unknown; code?: unknown; stack?: unknown; cause?: Described };

/** An error with what helps to find it. Other fields stay out: PostgreSQL puts the values of the row there. */
function described(error: unknown, depth = 0): Described | unknown {
  if (!(error instanceof Error)) return scrubbed(error);
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...("code" in error && { code: error.code }),
    stack: scrubbed(error.stack),
    // A cause may have a cause; a circle of them has no end.
    ...(error.cause !== undefined && depth < 3 && { cause: described(error.cause, depth + 1) }),
  };
}

const email = /[^\s"'<>=(]+@[^\s"'<>=),;]+/g;
const v4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const v6 = /(?<![\w:])(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4})+(?![\w:])/gi;
/** Our own machine and its networks, where the database lives. */
const inside = /^(?:127|10|0|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Libraries may quote what somebody typed. Addresses of people and of their machines go no further. */
function scrubbed(text: unknown): unknown {
  if (typeof text !== "string") return typeof text === "object" ? undefined : text;
  return text
    .replaceAll(email, "[email]")
    .replaceAll(v4, (address) => (inside.test(address) ? address : "[address]"))
    .replaceAll(v6, "[address]");
}

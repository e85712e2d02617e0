import { z } from "zod";
import { isBlockedByBrowsers } from "#blocked-ports.mjs";
import { defaultDataDir } from "#paths.mjs";
import { isLoopback } from "./http/loopback.ts";
import { logLevels } from "./observability/log.ts";
import { MAX_PROCESSES } from "./workers/process-count.ts";

const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65_534, "must be at most 65534, as games use the port after it")
  .refine((value) => !isBlockedByBrowsers(value), "must not be a port that browsers refuse to open");
const host = z.string().regex(/^[\w.:-]+$/, "must be a host name or an address to listen on");
/** A connection takes about 32 KB, and a whole school may share one address. */
const connections = z.coerce.number().int().min(0).max(100_000);
/** Every setting by the name of its environment variable, with its rule and its default. */
export const settings = z.object({
  PORT: port.default(3000),
  HOST: host.optional(),
  DATA_DIR: z.string().default(defaultDataDir),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/name" })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must look like redis://host:6379" }).optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TRUSTED_PROXIES: z.coerce
    .number("must be the number of proxies in front of the portal")
    .int("must be a whole number")
    .min(0, "must not be negative")
    .max(10, "must be at most 10")
    .default(0),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be the web API key of a Firebase project")
    .optional(),
  FIREBASE_TENANT_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, "must look like 127.0.0.1:9099")
    .optional(),
  PLAY_ORIGIN: z
    .string()
    .refine(
      isPlayOrigin,
      "must be like https://*.play.example.org, an origin such as https://play.example.org, or the word same",
    )
    .optional(),
  SITE_ORIGIN: z.string().refine(isOrigin, "must be an origin such as https://example.org").optional(),
  SCHOOL_MODE: z.enum(["on", "off"], "must be on or off").default("off"),
  RECORDS: z.enum(["on", "off"], "must be on or off").default("on"),
  TOGETHER: z.enum(["on", "off"], "must be on or off").default("on"),
  TOGETHER_ROOMS: z.coerce.number().int().min(1).max(100_000).default(1000),
  SITE_NAME: z.string().trim().min(1).max(40, "must have at most 40 characters").optional(),
  MAX_CONNECTIONS: connections.default(10_000),
  CONNECTIONS_PER_ADDRESS: connections.default(2000),
  PRESENCE_LIMIT: connections.default(3000),
  PRESENCE_PER_ADDRESS: connections.default(1000),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("warn"),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  DESK_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .refine((value) => !isBlockedByBrowsers(value), "must not be a port that browsers refuse to open")
    .optional(),
  DESK_HOST: host.default("127.0.0.1"),
  DESK_ORIGIN: z
    .string()
    .refine(
      isDeskOrigin,
      "must be an origin such as https://desk.example.org; plain http is for this machine alone",
    )
    .optional(),
  PROCESSES: z.coerce.number().int().min(1).max(MAX_PROCESSES).optional(),
  DRAIN_DELAY: z.coerce
    .number("must be a number of seconds")
    .min(0, "must not be negative")
    .max(300, "must be at most 300 seconds")
    .default(0),
});

/** Every setting with its default; empty where it has none. */
export function defaultSettings(): Record<string, string> {
  const defaults: Record<string, unknown> = settings.parse({});
  return Object.fromEntries(Object.keys(settings.shape).map((name) => [name, `${defaults[name] ?? ""}`]));
}

function isPlayOrigin(text: string): boolean {
  return text === "same" || isOrigin(text.replace("://*.", "://any."));
}

/** Operators sign in there, so nobody in between may read it. */
function isDeskOrigin(text: string): boolean {
  return isOrigin(text) && (text.startsWith("https:") || isLoopback(new URL(text).hostname));
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

import { z } from "zod";

import type { FirebaseOptions } from "#adapters/firebase/rest.ts";
import type { ConnectionLimits } from "#domain/limits/connection-limiter.ts";
import { type PlayOrigin, playPortOf } from "#domain/play-origin.ts";
import { defaultDataDir } from "#paths.mjs";
import { type LogLevel, logLevels } from "./observability/log.ts";
import { MAX_PROCESSES } from "./workers/process-count.ts";

/** The operator's settings, checked. */
export type Config = {
  readonly port: number;
  /** Where the games' hosts listen, unless the site serves all games itself. */
  readonly playPort: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Signs sessions. Where it is not set, one is made and stored in the data folder. */
  readonly sessionSecret: string | undefined;
  /** The number of reverse proxies in front whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  /** The identity provider, where it is not the portal itself. */
  readonly firebase: FirebaseOptions | undefined;
  readonly play: PlayOrigin;
  /** The site's own origin, where it does not follow from the play origin. */
  readonly siteOrigin: string | undefined;
  readonly siteName: string | undefined;
  /** No cloak, no about:blank windows, and only external games that are marked as fit for school. */
  readonly schoolMode: boolean;
  /** Boards of runs that the server has replayed. */
  readonly hasRecords: boolean;
  /** How many may be connected at all to each of the two ports. Behind a proxy everybody comes from one address. */
  readonly connections: ConnectionLimits;
  /** How many may be connected for presence, in all and from one address. */
  readonly presence: ConnectionLimits;
  readonly logLevel: LogLevel;
  /** Where metrics for Prometheus are served, if at all; never on a port that visitors reach. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** How long new requests are still taken after `/readyz` says draining. */
  readonly drainDelayMs: number;
};

const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65_534, "must be at most 65534, as games use the port after it");
const host = z.string().regex(/^[\w.:-]+$/, "must be a host name or an address to listen on");
/** A connection takes about 32 KB, and a whole school may share one address. */
const connections = z.coerce.number().int().min(0).max(100_000);
const schema = z.object({
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
  SITE_NAME: z.string().trim().min(1).max(40, "must have at most 40 characters").optional(),
  MAX_CONNECTIONS: connections.default(10_000),
  CONNECTIONS_PER_ADDRESS: connections.default(2000),
  PRESENCE_LIMIT: connections.default(3000),
  PRESENCE_PER_ADDRESS: connections.default(1000),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("warn"),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  PROCESSES: z.coerce.number().int().min(1).max(MAX_PROCESSES).optional(),
  DRAIN_DELAY: z.coerce
    .number("must be a number of seconds")
    .min(0, "must not be negative")
    .max(300, "must be at most 300 seconds")
    .default(0),
});

/** Every setting with its default; empty where it has none. */
export function defaultSettings(): Record<string, string> {
  const defaults: Record<string, unknown> = schema.parse({});
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, `${defaults[name] ?? ""}`]));
}

/** Reads the settings, or says in one line each what is wrong with them. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Config | { mistakes: string[] } {
  // An empty variable counts as one that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = schema.safeParse(variables);
  if (!read.success) {
    return {
      mistakes: read.error.issues.map((issue) => `${issue.path.join(".")} ${ruleOf(issue.message)}`),
    };
  }
  const { data } = read;
  if (data.METRICS_PORT === data.PORT || data.METRICS_PORT === playPortOf(data.PORT))
    return { mistakes: ["METRICS_PORT must not be a port that visitors reach"] };
  return {
    port: data.PORT,
    playPort: playPortOf(data.PORT),
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    sessionSecret: data.SESSION_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
    firebase: firebase(data),
    play: playOrigin(data.PLAY_ORIGIN, data.PORT),
    siteOrigin: data.SITE_ORIGIN,
    siteName: data.SITE_NAME,
    schoolMode: data.SCHOOL_MODE === "on",
    hasRecords: data.RECORDS === "on",
    connections: {
      total: data.MAX_CONNECTIONS,
      perIpAddress: data.TRUSTED_PROXIES > 0 ? data.MAX_CONNECTIONS : data.CONNECTIONS_PER_ADDRESS,
    },
    presence: { total: data.PRESENCE_LIMIT, perIpAddress: data.PRESENCE_PER_ADDRESS },
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS_PORT ? { port: data.METRICS_PORT, host: data.METRICS_HOST } : undefined,
    drainDelayMs: data.DRAIN_DELAY * 1000,
  };
}

function firebase(data: z.output<typeof schema>): FirebaseOptions | undefined {
  const { FIREBASE_API_KEY, FIREBASE_TENANT_ID, FIREBASE_AUTH_EMULATOR_HOST } = data;
  if (!FIREBASE_API_KEY) return undefined;
  return {
    apiKey: FIREBASE_API_KEY,
    tenantId: FIREBASE_TENANT_ID,
    emulatorHost: FIREBASE_AUTH_EMULATOR_HOST,
  };
}

function playOrigin(origin: string | undefined, sitePort: number): PlayOrigin {
  if (origin === undefined) return { kind: "local", port: playPortOf(sitePort) };
  if (origin === "same") return { kind: "same" };
  const [, protocol, suffix] = wildcardOrigin.exec(origin) ?? [];
  if (suffix === undefined) return { kind: "opaque", origin };
  return { kind: "hosts", protocol: protocol === "http:" ? "http:" : "https:", suffix };
}

const wildcardOrigin = /^(https?:)\/\/\*\.(.+)$/;

function isPlayOrigin(text: string): boolean {
  return text === "same" || isOrigin(text.replace("://*.", "://any."));
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function ruleOf(message: string): string {
  return message.startsWith("must") ? message : `is not right: ${message}`;
}

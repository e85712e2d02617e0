import type { z } from "zod";
import type { FirebaseOptions } from "#adapters/firebase/rest.ts";
import { isBlockedByBrowsers } from "#blocked-ports.mjs";
import type { ConnectionLimits } from "#domain/limits/connection-limiter.ts";
import { type PlayOrigin, playPortOf } from "#domain/play-origin.ts";
import type { LogLevel } from "./observability/log.ts";
import { settings } from "./settings.ts";
import { settingsFrom, unknownSettings } from "./settings-source.ts";

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
  /** Rooms in which several people play: how many at once; undefined where they are turned off. */
  readonly together: { readonly maxRooms: number } | undefined;
  /** How many processes serve on this machine. */
  readonly processes: number;
  /** How many may be connected at all to each of the two ports. Behind a proxy everybody comes from one address. */
  readonly connections: ConnectionLimits;
  /** How many may be connected for presence, in all and from one address. */
  readonly presence: ConnectionLimits;
  readonly logLevel: LogLevel;
  /** Where metrics for Prometheus are served, if at all; never on a port that visitors reach. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where the operator's desk is served, if at all; never on a port that visitors reach. */
  readonly desk: { readonly port: number; readonly host: string } | undefined;
  /** The desk's origin behind a proxy, where operators sign in with their accounts. */
  readonly deskOrigin: string | undefined;
  /** How long new requests are still taken after `/readyz` says draining. */
  readonly drainDelayMs: number;
};

/** Reads the settings, or says in one line each what is wrong with them. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Config | { mistakes: string[] } {
  // An empty variable counts as one that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = settings.safeParse(variables);
  const unknown = unknownSettings(settingsFrom(env));
  if (!read.success || unknown.length > 0) {
    const issues = read.error?.issues ?? [];
    return {
      mistakes: [...unknown, ...issues.map((issue) => `${issue.path.join(".")} ${ruleOf(issue.message)}`)],
    };
  }
  const { data } = read;
  if (data.PLAY_ORIGIN !== "same" && isBlockedByBrowsers(playPortOf(data.PORT)))
    return {
      mistakes: [`PORT must not be ${data.PORT}: browsers refuse to open the port after it, for the games`],
    };
  const withoutKey = (["FIREBASE_TENANT_ID", "FIREBASE_AUTH_EMULATOR_HOST"] as const).filter(
    (name) => data[name] !== undefined && data.FIREBASE_API_KEY === undefined,
  );
  // Otherwise accounts would be the portal's own, without a word.
  if (withoutKey.length > 0)
    return { mistakes: withoutKey.map((name) => `${name} needs FIREBASE_API_KEY as well`) };
  if (data.METRICS_PORT === data.PORT || data.METRICS_PORT === playPortOf(data.PORT))
    return { mistakes: ["METRICS_PORT must not be a port that visitors reach"] };
  if ([data.PORT, playPortOf(data.PORT), data.METRICS_PORT].includes(data.DESK_PORT ?? 0))
    return { mistakes: ["DESK_PORT must be a port of its own"] };
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
    together: data.TOGETHER === "on" ? { maxRooms: data.TOGETHER_ROOMS } : undefined,
    processes: data.PROCESSES ?? 1,
    connections: {
      total: data.MAX_CONNECTIONS,
      perIpAddress: data.TRUSTED_PROXIES > 0 ? data.MAX_CONNECTIONS : data.CONNECTIONS_PER_ADDRESS,
    },
    presence: { total: data.PRESENCE_LIMIT, perIpAddress: data.PRESENCE_PER_ADDRESS },
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS_PORT ? { port: data.METRICS_PORT, host: data.METRICS_HOST } : undefined,
    desk: data.DESK_PORT ? { port: data.DESK_PORT, host: data.DESK_HOST } : undefined,
    deskOrigin: data.DESK_ORIGIN,
    drainDelayMs: data.DRAIN_DELAY * 1000,
  };
}

function firebase(data: z.output<typeof settings>): FirebaseOptions | undefined {
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

function ruleOf(message: string): string {
  return message.startsWith("must") ? message : `is not right: ${message}`;
}

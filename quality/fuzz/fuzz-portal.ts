import { join } from "node:path";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { inspectBuiltSite, listedGames } from "#quality/lib/built-site.ts";
import { type MeasuredPortal, startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { type FuzzReport, fuzzRequests } from "./fuzz-requests.ts";
import { judgeHealth, megabytes } from "./health.ts";
import { fuzzParsers } from "./parsers.ts";
import type { KnownPortal } from "./request-cases.ts";
import { fuzzRooms } from "./rooms.ts";
import { holdSlowClients } from "./slow-clients.ts";
import { fuzzSockets } from "./sockets.ts";
import { fuzzTapes } from "./tapes.ts";
import { fuzzUploads } from "./uploads.ts";

export type FuzzPortalOptions = {
  readonly dataDir: string;
  readonly seed: number;
  readonly requests: number;
  readonly only: number | undefined;
};

const GAME_WITH_SEATS = "ringout/";
const SLOW_CLIENTS = 40;
/** The server's own timeouts (15 and 30 s, checked every 5), and as much again for a busy machine. */
const SLOW_CLIENTS_MS = 80_000;

/** Fuzzes a built portal with everything there is. Returns what was found, with how to see it again. */
export async function fuzzPortal(options: FuzzPortalOptions): Promise<string[]> {
  console.log(`seed ${options.seed}`);
  // A proxy is trusted, so that IP addresses vary and rate limits are met and passed by.
  const settings = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
  const portal = await startMeasuredPortal({ dataDir: options.dataDir, settings });
  let isGone = false;
  void portal.ended.then(() => {
    isGone = true;
  });
  try {
    const failures = await fuzzRunningPortal(portal, options);
    if (isGone) return [...failures, "the server ended"];
    const { status } = await fetch(`${portal.origin}/healthz`);
    return status === 200 ? failures : [...failures, `the server is not well afterwards: ${status}`];
  } finally {
    if (!isGone) await portal.close();
  }
}

async function fuzzRunningPortal(
  portal: MeasuredPortal,
  { dataDir, seed, requests, only }: FuzzPortalOptions,
): Promise<string[]> {
  const ports = { site: portal.port, play: portal.playPort };
  const known = await knownPortal(portal, dataDir);
  const fire = async (from: number, count: number) => {
    const onProgress = (done: number) => showProgress(from + done, requests);
    return fuzzRequests({ ports, known, seed: seed + from, requests: count, only, onProgress });
  };
  // Code and caches of a start are there after the first few.
  const warmUp = only === undefined ? Math.min(5000, Math.ceil(requests / 10)) : 0;
  const first = warmUp > 0 ? await fire(0, warmUp) : undefined;
  const before = await portal.usageAfterGc();
  const rest = await fire(warmUp, requests - warmUp);
  const statuses = [...rest.statuses].toSorted(([a], [b]) => (a < b ? -1 : 1));
  console.log(
    `${(first?.sent ?? 0) + rest.sent} requests, slowest ${rest.slowestMs.toFixed(0)} ms; ${statuses.map(([status, count]) => `${status}: ${count}`).join(", ")}`,
  );
  const failures = [...failuresOf(first, seed), ...failuresOf(rest, seed + warmUp)];
  if (only !== undefined) return failures;

  const { opened, sent } = await fuzzSockets(ports.site, seed, Math.min(2000, Math.ceil(requests / 50)));
  console.log(`${opened} sockets, ${sent} messages`);
  const visits = Math.min(600, Math.ceil(requests / 100));
  failures.push(...(await fuzzRooms(ports.site, idOfPath(GAME_WITH_SEATS), seed, visits)));
  const runs = Math.min(5000, Math.ceil(requests / 20));
  failures.push(...fuzzParsers(seed, runs));
  failures.push(...(await fuzzUploads(seed, Math.min(500, runs), join(dataDir, "uploads"))));
  console.log(`${runs} inputs for each of the files and values that are read`);
  failures.push(...(await fuzzTapes(portal.origin, seed, Math.min(2000, Math.ceil(requests / 20)))));
  const closed = await holdSlowClients(ports.site, SLOW_CLIENTS, SLOW_CLIENTS_MS);
  console.log(`${closed} of ${SLOW_CLIENTS} slow clients were let go`);
  if (closed < SLOW_CLIENTS)
    failures.push(`${SLOW_CLIENTS - closed} slow clients were still held after ${SLOW_CLIENTS_MS / 1000} s`);
  const after = await portal.usageAfterGc().catch(() => undefined);
  if (!after) return failures;
  console.log(
    `memory ${megabytes(before.heap)} before, ${megabytes(after.heap)} after; ${megabytes(after.rss)} in all; never deaf for more than ${after.maxLagMs.toFixed(0)} ms`,
  );
  return [...failures, ...judgeHealth(before, after)];
}

function failuresOf(report: FuzzReport | undefined, seed: number): string[] {
  return (report?.failures ?? []).map(
    ({ index, fault, command }) => `--seed ${seed} --only ${index}: ${fault}\n${command}`,
  );
}

/** The routes that the site has mounted, and real games among the made-up ones. */
async function knownPortal({ origin, port }: MeasuredPortal, dataDir: string): Promise<KnownPortal> {
  const { routes } = await inspectBuiltSite({ PORT: `${port}`, DATA_DIR: dataDir });
  const games = await listedGames(origin);
  const playPaths = games
    .filter(({ gameType }) => gameType === "html5")
    .slice(0, 20)
    .map(({ path }) => `/assets/html5/${path}`);
  return {
    routes,
    ids: games.filter((_, at) => at % 29 === 0).map(({ id }) => id),
    playPaths: [...playPaths, "/assets/flash/?swf=", "/assets/waflash/", "/assets/player/"],
  };
}

function showProgress(done: number, all: number): void {
  const text = `fuzz ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}${done >= all ? "\n" : ""}`);
  else if (done % Math.ceil(all / 10 / 100) === 0 && done % (Math.ceil(all / 1000) * 100) === 0)
    console.log(text);
}

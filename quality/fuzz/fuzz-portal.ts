import { join } from "node:path";
import { distDir as dist } from "@recess/portal/paths.mjs";
import { readConfig } from "@recess/portal/server/config.ts";
import { builtApp, openOrigins } from "@recess/portal/server/origins.ts";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { pino } from "pino";
import { z } from "zod";
import { fuzz } from "./fuzz-requests.ts";
import { judgeHealth, measure, megabytes } from "./health.ts";
import { fuzzParsers } from "./parsers.ts";
import type { Known } from "./request-cases.ts";
import { dripAt } from "./slow-clients.ts";
import { shoutAt } from "./sockets.ts";
import { fuzzUploads } from "./uploads.ts";

type Options = {
  readonly dataDir: string;
  readonly seed: number;
  readonly requests: number;
  readonly only: number | undefined;
};

const monitor = join(import.meta.dirname, "monitor.ts");
/** A proxy is believed, so that addresses vary and limits are met and passed by. */
const settings = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
const listed = z.object({
  games: z.array(z.object({ id: z.string(), path: z.string(), gameType: z.string() })),
});
const drippers = 40;
/** The server's own patience (15 and 30 s, looked at every 5), and as much again for a busy machine. */
const dripMs = 80_000;

/** Everything there is to throw at a portal. Returns what was found, with how to see it again. */
export async function attack({ dataDir, seed, requests, only }: Options): Promise<string[]> {
  console.log(`seed ${seed}`);
  const failures: string[] = [];
  const portal = await startPortal({
    dataDir,
    settings,
    nodeOptions: ["--expose-gc", "--import", monitor],
  });
  let isGone = false;
  void portal.ended.then(() => {
    isGone = true;
  });
  try {
    const ports = { site: portal.port, play: portal.port + 1 };
    const known = await knownOf(portal.origin, portal.port, dataDir);
    const fire = (from: number, count: number) =>
      fuzz({
        ports,
        known,
        seed: seed + from,
        requests: count,
        only,
        onProgress: (done) => progress(from + done, requests),
      });
    // What is loaded, kept and compiled once is there after the first few.
    const warmUp = only === undefined ? Math.min(5000, Math.ceil(requests / 10)) : 0;
    const first = warmUp > 0 ? await fire(0, warmUp) : undefined;
    const before = await measure(portal.process);
    const rest = await fire(warmUp, requests - warmUp);
    for (const report of [first, rest])
      for (const { index, fault, command } of report?.failures ?? [])
        failures.push(
          `--seed ${seed + (report === rest ? warmUp : 0)} --only ${index}: ${fault}\n${command}`,
        );
    const statuses = [...rest.statuses].toSorted(([a], [b]) => (a < b ? -1 : 1));
    console.log(
      `${(first?.sent ?? 0) + rest.sent} requests, slowest ${rest.slowestMs.toFixed(0)} ms; ${statuses.map(([status, count]) => `${status}: ${count}`).join(", ")}`,
    );
    if (only === undefined) {
      const { opened, said } = await shoutAt(ports.site, seed, Math.min(2000, Math.ceil(requests / 50)));
      console.log(`${opened} sockets, ${said} messages`);
      const runs = Math.min(5000, Math.ceil(requests / 20));
      failures.push(...fuzzParsers(seed, runs));
      failures.push(...(await fuzzUploads(seed, Math.min(500, runs), join(dataDir, "uploads"))));
      console.log(`${runs} inputs for each of the files and values that are read`);
      const gone = await dripAt(ports.site, drippers, dripMs);
      console.log(`${gone} of ${drippers} slow clients were let go`);
      if (gone < drippers)
        failures.push(`${drippers - gone} slow clients were still held after ${dripMs / 1000} s`);
      if (isGone) return [...failures, "the server ended"];
      const after = await measure(portal.process);
      console.log(
        `memory ${megabytes(before.heap)} before, ${megabytes(after.heap)} after; ${megabytes(after.rss)} in all; never deaf for more than ${after.deafMs.toFixed(0)} ms`,
      );
      failures.push(...judgeHealth(before, after));
    }
    const { status } = await fetch(`${portal.origin}/healthz`);
    if (status !== 200) failures.push(`the server is not well afterwards: ${status}`);
  } finally {
    if (!isGone) await portal.close();
  }
  return failures;
}

/** The routes that the site has mounted, and real games among the made-up ones. */
async function knownOf(origin: string, port: number, dataDir: string): Promise<Known> {
  const config = readConfig({ PORT: `${port}`, DATA_DIR: dataDir });
  if ("mistakes" in config) throw new Error(config.mistakes.join("; "));
  const { siteWith, presence, close } = await openOrigins(config, dist, pino({ level: "silent" }));
  const { routes } = siteWith(...(await builtApp(dist)));
  await presence.close();
  await close();
  const { games } = listed.parse(await (await fetch(`${origin}/catalogue.json`)).json());
  const some = games.filter((_, at) => at % 29 === 0);
  const playPaths = games
    .filter(({ gameType }) => gameType === "html5")
    .slice(0, 20)
    .map(({ path }) => `/assets/html5/${path}`);
  return {
    routes,
    ids: some.map(({ id }) => id),
    playPaths: [...playPaths, "/assets/flash/?swf=", "/assets/waflash/", "/assets/player/"],
  };
}

function progress(done: number, all: number): void {
  const text = `fuzz ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}${done >= all ? "\n" : ""}`);
  else if (done % Math.ceil(all / 10 / 100) === 0 && done % (Math.ceil(all / 1000) * 100) === 0)
    console.log(text);
}

/** Worker process, or the only one: serves the site and the play origin until it is told to end. */
import { existsSync, realpathSync } from "node:fs";
import { access } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { distDir } from "#paths.mjs";
import { type Config, readConfig } from "./config.ts";
import { type Listener, listen } from "./http/listen.ts";
import { collectLargeHeap, scheduleIdleGc } from "./jobs/idle-gc.ts";
import { openLog } from "./observability/log.ts";
import { openProcessMetrics } from "./observability/metrics.ts";
import { observeOrigins } from "./observability/observe-origins.ts";
import { keepingWarnings } from "./observability/warning-log.ts";
import { builtApp, openOrigins } from "./origins.ts";
import { sendsPasswordsInPlain } from "./site/request/plain-http.ts";
import { linkToSupervisor } from "./workers/worker.ts";

// The bench serves builds of its own, such as one with a million games.
const dist = process.env["BUILD_DIR"] ?? builtFolder();

const config = readConfig(process.env);
if ("mistakes" in config) fail(config.mistakes);
const log = openLog(config.logLevel, keepingWarnings(config.dataDir));

try {
  await access(join(dist, "built.json"));
} catch {
  fail(["Nothing is built yet. Run npm start, which builds first."]);
}

const supervisor = linkToSupervisor();
const metrics = await openProcessMetrics(config.metrics, supervisor).catch(failWith);
const { siteWith, play, presence, deskParts, readiness, close } = await openOrigins(
  config,
  dist,
  log,
  metrics,
  {
    // Set by the supervisor after an upgrade to another folder.
    former: process.env["FORMER_BUILD"],
  },
);
const [app, assets] = await builtApp(dist);
const site = siteWith(app, assets);
collectLargeHeap();
const observed = observeOrigins(config, log, metrics?.requests);
const listeners = await Promise.all([
  listen(observed.site(site), config.port, config.host, {
    sockets: presence,
    connections: config.connections,
    trustedProxies: config.trustedProxies,
  }),
  ...(play
    ? [
        listen(observed.play(play), config.playPort, config.host, {
          connections: config.connections,
          trustedProxies: config.trustedProxies,
        }),
      ]
    : []),
  ...(config.desk ? [openDeskPort(config, config.desk)] : []),
]).catch(failWith);
readiness.setState("ready");
supervisor.ready();

if (sendsPasswordsInPlain(config))
  log.warn(
    "the portal speaks plain http to other machines: passwords typed at /login can be read on the way. Put a proxy with TLS in front and set TRUSTED_PROXIES, or set HOST=127.0.0.1",
  );
if (config.play.kind === "opaque")
  log.warn(
    "all games share one PLAY_ORIGIN, so the sandbox takes it away from them and none can be kept for offline play; https://*.<the same host> gives each its own",
  );

const shownHost = config.host && !["0.0.0.0", "::"].includes(config.host) ? config.host : "localhost";
console.log(`Recess is open at http://${shownHost}:${config.port}`);

// Now rather than at the end: a process that is killed could not write the compile cache.
setTimeout(flushCompileCache, 10_000).unref();
scheduleIdleGc();

let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    readiness.setState("draining");
    await sleep(config.drainDelayMs);
    await end("fast");
  });
}
// Other workers take new connections from here on, so there is time to drain.
supervisor.onRetire(() => end("graceful"));

async function end(mode: "fast" | "graceful"): Promise<void> {
  const drained = Promise.all(listeners.map((listener) => listener.drain(mode)));
  // A second signal can only make the drain faster.
  if (isClosing) return;
  isClosing = true;
  await drained;
  await close();
  process.exit(0);
}

/** The operator's desk, loaded only where it is wanted. */
async function openDeskPort(config: Config, place: NonNullable<Config["desk"]>): Promise<Listener> {
  const { listenDesk, openDesk } = await import("./desk/open-desk.ts");
  const desk = await openDesk(config, deskParts, { dist, log });
  return listenDesk(desk, { ...place, trustedProxies: config.trustedProxies });
}

/** A later build takes the link, and leaves this one's folder as it is. */
function builtFolder(): string {
  return existsSync(distDir) ? realpathSync(distDir) : distDir;
}

function failWith(error: unknown): never {
  fail([error instanceof Error ? error.message : `${error}`]);
}

function fail(mistakes: readonly string[]): never {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}

import { access } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { distDir } from "#paths.mjs";
import { readConfig } from "./config.ts";
import { listen } from "./http/listen.ts";
import { tidyUpSoon } from "./jobs/idle-gc.ts";
import { openLog } from "./observability/log.ts";
import { openFigures } from "./observability/metrics.ts";
import { watchRequests } from "./observability/observe-origins.ts";
import { builtApp, openOrigins } from "./origins.ts";
import { joinSupervisor } from "./workers/worker.ts";

// The bench serves builds of its own, such as one with a million games.
const dist = process.env["BUILD_DIR"] ?? distDir;

const config = readConfig(process.env);
if ("mistakes" in config) fail(config.mistakes);
const log = openLog(config.logLevel);

try {
  await access(join(dist, "built.json"));
} catch {
  fail(["Nothing is built yet. Run npm start, which builds first."]);
}

const supervised = joinSupervisor();
const figures = await openFigures(config.metrics, supervised).catch(failWith);
const { siteWith, play, presence, readiness, close } = await openOrigins(config, dist, log, figures);
const [app, assets] = await builtApp(dist);
const site = siteWith(app, assets);
const watched = watchRequests(config, log, figures?.requests);
const listeners = await Promise.all([
  listen(watched.site(site), config.port, config.host, {
    companion: presence,
    connections: config.connections,
  }),
  ...(play
    ? [listen(watched.play(play), config.port + 1, config.host, { connections: config.connections })]
    : []),
]).catch(failWith);
readiness.become("ready");
supervised.opened();

const shown = config.host && !["0.0.0.0", "::"].includes(config.host) ? config.host : "localhost";
console.log(`Recess is open at http://${shown}:${config.port}`);

// Kept now rather than at the end, which may come without a word.
setTimeout(flushCompileCache, 10_000).unref();
tidyUpSoon();

let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    readiness.become("draining");
    await sleep(config.drainDelayMs);
    await end("soon");
  });
}
// Others take the visitors from here on, so nobody is kept waiting by taking time.
supervised.onRetire(() => end("in peace"));

async function end(how: "soon" | "in peace"): Promise<void> {
  const drained = Promise.all(listeners.map((listener) => listener.drain(how)));
  // Told twice to end, it ends sooner, not twice.
  if (isClosing) return;
  isClosing = true;
  await drained;
  await close();
  process.exit(0);
}

function failWith(error: unknown): never {
  fail([error instanceof Error ? error.message : `${error}`]);
}

function fail(mistakes: readonly string[]): never {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}

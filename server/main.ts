import { access } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "./config.ts";
import { listen } from "./listen.ts";
import { builtApp, openOrigins } from "./origins.ts";

const dist = join(import.meta.dirname, "..", "dist");
const log = pino({ level: process.env["LOG_LEVEL"] ?? "warn" });

const config = readConfig(process.env);
if ("mistakes" in config) fail(config.mistakes);

try {
  await access(join(dist, "built.json"));
} catch {
  fail(["Nothing is built yet. Run npm start, which builds first."]);
}

const { siteWith, play, presence, close } = await openOrigins(config, dist, log);
const site = siteWith(...(await builtApp(dist)));
const listeners = await Promise.all([
  listen(site, config.port, config.host, presence),
  ...(play ? [listen(play, config.port + 1, config.host)] : []),
]).catch((error: unknown) => fail([error instanceof Error ? error.message : `${error}`]));

const shown = config.host && !["0.0.0.0", "::"].includes(config.host) ? config.host : "localhost";
console.log(`Recess is open at http://${shown}:${config.port}`);

// Kept now rather than at the end, which may come without a word.
setTimeout(flushCompileCache, 10_000).unref();

let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (isClosing) return;
    isClosing = true;
    await Promise.all(listeners.map((listener) => listener.drain()));
    await close();
    process.exit(0);
  });
}

function fail(mistakes: readonly string[]): never {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(1);
}

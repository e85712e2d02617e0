// node tools/test/with-services.mjs <command …>: runs a command, npm test in CI, with a real PostgreSQL, a real Redis and the real
// Firebase auth emulator beside it. Installs what is missing where it may, starts each on a private port with a temporary folder, and
// ends them with the command. What cannot be had is left out, and the tests say so.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { startFirebaseEmulator } from "./firebase-emulator.mjs";

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("Usage: node tools/test/with-services.mjs <command …>");
  process.exit(2);
}

installMissing();
const services = [];
const settings = {};
await offer("PostgreSQL", "TEST_DATABASE_URL", findPostgres(), startPostgres);
await offer("Redis", "TEST_REDIS_URL", findRedis(), startRedis);
await offer("Firebase auth emulator", "TEST_FIREBASE_AUTH_EMULATOR_HOST", true, startFirebaseEmulator);

const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...settings } });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
const [code] = await once(child, "exit");
await Promise.all(services.map((service) => service.stop()));
process.exit(code ?? 1);

/** Debian's packages, and only their programs: RUNLEVEL keeps the package from starting services of its own. */
function installMissing() {
  const missing = [...(findPostgres() ? [] : ["postgresql"]), ...(findRedis() ? [] : ["redis-server"])];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${missing.join(" and ")} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...missing], {
    stdio: "inherit",
    env,
  });
}

async function offer(name, setting, found, start) {
  if (process.env[setting]) return console.log(`${name}: ${setting} is set already`);
  if (!found) return console.log(`${name}: not installed, its tests are left out`);
  try {
    const service = await start(found);
    services.push(service);
    settings[setting] = service.url;
    console.log(`${name}: started, ${setting}=${service.url}`);
  } catch (error) {
    console.error(`${name}: could not be started, its tests are left out: ${error.message}`);
  }
}

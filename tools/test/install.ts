import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { cc65Version } from "@recess/games/consoles/toolchain/build-cartridge.ts";
import { findChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import { root } from "@recess/portal/paths.mjs";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { findNginx } from "@recess/portal/testing/find-nginx.ts";
import { findPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis } from "@recess/portal/testing/redis-server.ts";
import { haxeVersion } from "#tools/build/flash/avm2.ts";
import { aptInstall, aptObstacle } from "./apt.ts";
import { installEmulator, isEmulatorInstalled } from "./firebase-emulator.ts";

/**
 * Installs what the tests need and this machine lacks: PostgreSQL, Redis, nginx, Haxe, cc65, Chromium and Firefox with apt-get,
 * else Playwright's own Chromium, and the Firebase auth emulator with npm. Does nothing where all of it is there. Gives why something may be missing still.
 */
export async function installMissing(): Promise<string> {
  const missing = [
    ...(process.env["TEST_DATABASE_URL"] || findPostgres() ? [] : ["postgresql"]),
    ...(process.env["TEST_REDIS_URL"] || findRedis() ? [] : ["redis-server"]),
    ...(findNginx() ? [] : ["nginx"]),
    ...((await haxeVersion()) ? [] : ["haxe"]),
    ...((await cc65Version()) ? [] : ["cc65"]),
    ...((await findChromium()) ? [] : ["chromium"]),
  ];
  const obstacle = aptObstacle();
  if (missing.length > 0 && obstacle === undefined) aptInstall(missing);
  // By itself: not every system has a package of this name, and apt-get installs all that it is asked for or nothing.
  if (!findFirefox() && obstacle === undefined) aptInstall(["firefox-esr"]);
  if (!(await findChromium())) {
    console.log("Installing Playwright's own Chromium …");
    const cli = join(root, "node_modules", "playwright-core", "cli.js");
    spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: root, stdio: "inherit" });
  }
  if (!process.env["TEST_FIREBASE_AUTH_EMULATOR_HOST"] && !isEmulatorInstalled()) {
    console.log("Installing the Firebase auth emulator with npm …");
    installEmulator();
  }
  return obstacle ?? "its installation failed";
}

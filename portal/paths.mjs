// Folders and files of the project. Plain JavaScript: `npm start` reads it on Node 20, before anything newer is installed.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the project, from its sources as from what is built of them. */
export const root = projectAround(import.meta.dirname);

/** What the build makes and `npm start` serves: a link to the last finished build. A process that serves it takes the folder behind the link, which stays. */
export const distDir = join(root, "dist");

/** Folders of the builds: the one that is served, the one before, and one that is being made. */
export const buildsDir = join(root, ".builds");

/** Written last by the build, so that a build which was broken off counts as none. */
export const buildStamp = join(distDir, "built.json");

/** Node's compile cache, kept from start to start. */
export const compileCacheDir = join(distDir, "compile-cache");

/** The built catalogue of games. */
export const builtCatalogue = join(distDir, "catalogue.json");

/** Built rules of the games on the boards: modules that play a tape, and their index. */
export const recordsDir = join(distDir, "records");

/** The data folder where `DATA_DIR` is not set. */
export const defaultDataDir = "data";

/**
 * The data folder, for commands and processes that need no other setting.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const dataDirOf = (env) => env["DATA_DIR"] || defaultDataDir;

/** Shipped words and pictures. */
export const contentDir = join(root, "content");

/** Migrations of the database, plain SQL. */
export const migrationsDir = join(root, "portal", "adapters", "sql", "migrations");

/** Script of the worker threads that replay tapes. */
export const replayWorker = join(root, "portal", "adapters", "worker-threads", "replay-worker.mjs");

/**
 * What `npm start` runs: `main`, or `supervise` for several processes of it.
 * @param {"main" | "supervise"} name
 */
export const builtServer = (name) => join(distDir, "server", `${name}.js`);

/**
 * @param {string} folder
 * @returns {string}
 */
function projectAround(folder) {
  return existsSync(join(folder, "package-lock.json")) ? folder : projectAround(dirname(folder));
}

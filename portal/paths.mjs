// Folders and files of the project. Plain JavaScript: `npm start` reads it on Node 20, before anything newer is installed.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the project or of a release, from its sources as from what is built of them. */
export const root = projectAround(import.meta.dirname);

/** Written into every release: its version, and what it is for. */
export const releaseFile = join(root, "release.json");

/** Whether this is an unpacked release, rather than a checkout of the repository. */
export const isRelease = existsSync(releaseFile);

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

/** The data folder where `DATA_DIR` is not set. That of a release lies beside it: the next release, unpacked there, finds it again. */
export const defaultDataDir = isRelease ? join(dirname(root), "recess-data") : "data";

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
 * What `npm start` runs: `main`, or `supervise` for several processes of it. `recess` is the command line of a release.
 * @param {"main" | "supervise" | "recess"} name
 * @param {string} [folder] of another release
 */
export const builtServer = (name, folder = root) => join(folder, "dist", "server", `${name}.js`);

/**
 * The Node that a release brings. A checkout has its own in a package.
 * @param {string} folder
 */
export const nodeOfRelease = (folder) => join(folder, "runtime", "node");

/**
 * Names the commands in a text as they are typed here: `./recess user add` instead of `npm run user -- add`.
 * @param {string} text
 */
export function withCommands(text) {
  return isRelease ? withReleaseCommands(text) : text;
}

/** @param {string} text */
export function withReleaseCommands(text) {
  return text
    .replaceAll("npm start", "./recess start")
    .replaceAll(/npm run ([a-z]+)(?::([a-z]+))?(?: --(?= ))?/g, (_, name, verb) =>
      ["./recess", name, ...(verb ? [verb] : [])].join(" "),
    );
}

/**
 * @param {string} folder
 * @returns {string}
 */
function projectAround(folder) {
  const file = join(folder, "package.json");
  // Packages inside the project have names of their own.
  const isProject = existsSync(file) && JSON.parse(readFileSync(file, "utf8")).name === "recess";
  return isProject ? folder : projectAround(dirname(folder));
}

// The operator's settings file, read by `npm start` and by every command for operators. Runs on Node 20.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { dataDirOf, root } from "../portal/paths.mjs";

/**
 * Adds the settings of the settings file to the environment, which wins. `SETTINGS_FROM` then says which variables are the file's.
 * Ends this process with one line where the file cannot be read.
 * @param {Record<string, string | undefined>} [env]
 */
export function loadSettings(env = process.env) {
  const file = settingsFile(root, env);
  if (!file) return;
  const read = readSettings(readFileSync(file, "utf8"));
  if ("line" in read) {
    console.error(`${file}:${read.line}: must look like NAME=value`);
    process.exit(2);
  }
  const added = Object.entries(read).filter(([name]) => !env[name]);
  for (const [name, value] of added) env[name] = value;
  env["SETTINGS_FROM"] = JSON.stringify({ file, names: added.map(([name]) => name) });
}

/**
 * `.env` in the data folder that the environment names, in the project's folder, or in the default data folder: the first that is there.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function settingsFile(folder, env) {
  const dataDir = resolve(folder, dataDirOf(env));
  const dirs = env["DATA_DIR"] ? [dataDir, folder] : [folder, dataDir];
  return dirs.map((dir) => join(dir, ".env")).find((file) => existsSync(file));
}

/**
 * @param {string} text
 * @returns {Record<string, string> | { line: number }}
 */
export function readSettings(text) {
  const wrong = text.split(/\r?\n/).findIndex((line) => !/^\s*(?:#.*|\w+\s*=.*)?$/.test(line));
  if (wrong !== -1) return { line: wrong + 1 };
  return /** @type {Record<string, string>} */ (parseEnv(text));
}

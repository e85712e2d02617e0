// ./recess of a release: reads the settings, and runs the built portal or one of its commands. A release brings its Node, so this is not for Node 20.
import { spawnSync } from "node:child_process";
import module from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { builtServer, compileCacheDir } from "../portal/paths.mjs";
import { requireFreePorts } from "./free-ports.mjs";
import { loadSettings } from "./settings-file.mjs";

// Commands may be called in any folder.
if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(process.env.DATA_DIR);
loadSettings();
process.env.NODE_COMPILE_CACHE ??= compileCacheDir;
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const args = process.argv.slice(2);
const isStart = args[0] === "start" && args.length === 1;
if (isStart) await prepareStart();
await import(pathToFileURL(builtServer(isStart ? "supervise" : "recess")).href);

async function prepareStart() {
  await requireFreePorts();
  const { status } = spawnSync(process.execPath, [builtServer("recess"), "start"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  // The supervisor is what ./recess restart speaks to, also of the next release.
  process.env.PROCESSES ||= "1";
}

// npm start: installs, builds what is out of date, and serves. Runs on Node 20 and hands over to the packaged Node.
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtServer, compileCacheDir, root } from "../portal/paths.mjs";
import { isBuilt } from "../tools/build/is-built.mjs";
import { requireFreePorts } from "./free-ports.mjs";
import { ensureInstalled, findNode, handOver, requireDevPackages, run } from "./install.mjs";
import { loadSettings } from "./settings-file.mjs";

loadSettings();
await requireFreePorts();
ensureInstalled();
const node = findNode();
if (!isBuilt()) {
  requireDevPackages("The build is out of date, and building");
  run(node, [join(root, "tools", "build", "main.ts")]);
}

// npm, asked to end, ends its shell and leaves the processes in it running. A new parent process means that npm was asked.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();

// The supervisor keeps the ports open while worker processes come and go.
const server = builtServer(process.env.PROCESSES ? "supervise" : "main");
// In the environment too, for the processes that the server starts.
process.env.NODE_COMPILE_CACHE = compileCacheDir;
if (Number(process.versions.node.split(".")[0]) >= 26) {
  // This is a new enough Node already: no second process is needed.
  module.enableCompileCache(compileCacheDir);
  await import(pathToFileURL(server).href);
} else handOver(node, [server]);

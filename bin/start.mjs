// npm start: install, build what is out of date, serve. Runs on Node 20 and hands over to the packaged Node.
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtServer, compileCacheDir, root } from "../portal/paths.mjs";
import { isBuilt } from "../tools/build/is-built.mjs";
import { ensureInstalled, findNode, handOver, run } from "./install.mjs";

ensureInstalled();
const node = findNode();
if (!isBuilt()) run(node, [join(root, "tools", "build", "main.ts")]);

// Told to end, npm ends its shell and forgets what runs in it. Whoever stops npm means us.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();

// Several processes need one more, which keeps their ports open while they come and go.
const server = builtServer(process.env.PROCESSES ? "supervise" : "main");
if (Number(process.versions.node.split(".")[0]) >= 26) {
  // The packaged Node came first on the path already: no second process is needed.
  module.enableCompileCache(compileCacheDir);
  // For those that it starts.
  process.env.NODE_COMPILE_CACHE = compileCacheDir;
  await import(pathToFileURL(server).href);
} else {
  process.env.NODE_COMPILE_CACHE = compileCacheDir;
  handOver(node, [server]);
}

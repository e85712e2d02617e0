// npm start: install, build what is out of date, serve. Runs on Node 20 and hands over to the packaged Node.
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtServer, compileCache, isBuilt } from "./built.mjs";
import { ensureInstalled, findNode, handOver, root, run } from "./install.mjs";

ensureInstalled();
const node = findNode();
if (!isBuilt()) run(node, [join(root, "scripts", "build.ts")]);

// Told to end, npm ends its shell and forgets what runs in it. Whoever stops npm means us.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();

// Several processes need one more, which keeps their ports open while they come and go.
const server = builtServer(process.env.PROCESSES ? "supervise" : "main");
if (Number(process.versions.node.split(".")[0]) >= 26) {
  // The packaged Node came first on the path already: no second process is needed.
  module.enableCompileCache(compileCache);
  // For those that it starts.
  process.env.NODE_COMPILE_CACHE = compileCache;
  await import(pathToFileURL(server).href);
} else {
  process.env.NODE_COMPILE_CACHE = compileCache;
  handOver(node, [server]);
}

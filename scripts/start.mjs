// npm start: install, build what is out of date, serve. Runs on Node 20 and hands over to the packaged Node.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./built.mjs";
import { ensureInstalled, findNode, handOver, root, run } from "./install.mjs";

ensureInstalled();
const node = findNode();
if (!isBuilt()) run(node, [join(root, "scripts", "build.ts")]);

// Told to end, npm ends its shell and forgets what runs in it. Whoever stops npm means us.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();

const server = join(root, "server", "main.ts");
if (Number(process.versions.node.split(".")[0]) >= 26) {
  // The packaged Node came first on the path already: no second process is needed.
  await import(pathToFileURL(server).href);
} else {
  handOver(node, [server]);
}

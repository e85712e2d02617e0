// npm start: install, build what is out of date, serve. Runs on Node 20 and hands over to the packaged Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./built.mjs";
import { ensureInstalled, findNode, root, run } from "./install.mjs";

ensureInstalled();
const node = findNode();
if (!isBuilt()) run(node, [join(root, "scripts", "build.ts")]);

const server = join(root, "server", "main.ts");
if (Number(process.versions.node.split(".")[0]) >= 26) {
  // The packaged Node came first on the path already: no second process is needed.
  await import(pathToFileURL(server).href);
} else {
  const child = spawn(node, [server], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

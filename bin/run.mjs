// node bin/run.mjs <file.ts> …: runs one of our commands with the packaged Node, and installs first where that is needed.
import { ensureInstalled, findNode, handOver, requireDevPackages } from "./install.mjs";

const [file = "", ...args] = process.argv.slice(2);
ensureInstalled();
// Commands of operators lie in portal/; the others are for developers.
if (!file.startsWith("portal/")) requireDevPackages(`node ${file}`);
handOver(findNode(), [file, ...args]);

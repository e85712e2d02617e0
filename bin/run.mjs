// node bin/run.mjs <file.ts> …: runs one of our commands with the packaged Node, and installs first where that is needed.
import { ensureInstalled, findNode, handOver, requireDevPackages } from "./install.mjs";
import { loadSettings } from "./settings-file.mjs";

const [file = "", ...args] = process.argv.slice(2);
ensureInstalled();
// Commands of operators lie in portal/ and have the portal's settings; the others are for developers.
if (file.startsWith("portal/")) loadSettings();
else requireDevPackages(`node ${file}`);
handOver(findNode(), [file, ...args]);

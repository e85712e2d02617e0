// node scripts/run.mjs <file.ts> …: runs one of our commands, on a fresh clone too. Installs first, hands over to the packaged Node.
import { ensureInstalled, findNode, handOver } from "./install.mjs";

ensureInstalled();
handOver(findNode(), process.argv.slice(2));
